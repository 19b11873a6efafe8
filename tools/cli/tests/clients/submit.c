// Makes COUNT buffers and submits each as a batch that stores a value and ends, on a thread with STACK_KB of stack.
// Ends with 9 when the node refuses something, as a driver may that then draws in another way.
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>

struct create { uint64_t size; uint32_t handle, pad; };
struct transfer { uint32_t handle, pad; uint64_t offset, size, data; };
struct object { uint32_t handle, relocations; uint64_t list, alignment, offset, flags, more[2]; };
struct execute { uint64_t objects; uint32_t count, start, length, dr1, dr4, cliprects; uint64_t list, flags, context, fence; };

#define GEM_CREATE _IOWR('d', 0x40 + 0x1b, struct create)
#define GEM_PREAD _IOW('d', 0x40 + 0x1c, struct transfer)
#define GEM_PWRITE _IOW('d', 0x40 + 0x1d, struct transfer)
#define GEM_EXECBUFFER2 _IOW('d', 0x40 + 0x29, struct execute)
#define ADDRESS 0x100000u
#define STORED 0x55u

static int count = 1;

static void check(int is_good, const char *what)
{
    if (!is_good) {
        perror(what);
        exit(9);
    }
}

static void *submit(void *nothing)
{
    int fd = open("/dev/dri/renderD128", O_RDWR | O_CLOEXEC);
    check(fd >= 0, "the node opens");
    for (int index = 0; index < count; index++) {
        struct create create = { .size = 4096 };
        check(ioctl(fd, GEM_CREATE, &create) == 0, "a buffer is created");
        // MI_STORE_DATA_IMM into the same page, MI_BATCH_BUFFER_END.
        uint32_t address = ADDRESS + index * 4096, batch[] = { 0x10000002, address + 1024, 0, STORED, 0x05000000, 0 };
        struct transfer write = { .handle = create.handle, .size = sizeof batch, .data = (uintptr_t)batch };
        check(ioctl(fd, GEM_PWRITE, &write) == 0, "a batch is written");
        struct object object = { .handle = create.handle, .offset = address, .flags = 0x10 };
        struct execute execute = { .objects = (uintptr_t)&object, .count = 1, .flags = 0x801 };
        check(ioctl(fd, GEM_EXECBUFFER2, &execute) == 0, "a batch is submitted");
        uint32_t value = 0;
        struct transfer read = { .handle = create.handle, .offset = 1024, .size = 4, .data = (uintptr_t)&value };
        check(ioctl(fd, GEM_PREAD, &read) == 0 && value == STORED, "the batch is executed");
    }
    return nothing;
}

int main(int arguments, char **argument)
{
    count = arguments > 1 ? atoi(argument[1]) : 1;
    if (arguments <= 2) {
        submit(0);
        return 0;
    }
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    check(pthread_attr_setstacksize(&attributes, atoi(argument[2]) * 1024) == 0, "a stack may be that small");
    check(pthread_create(&thread, &attributes, submit, 0) == 0, "a thread starts");
    pthread_join(thread, 0);
    return 0;
}
