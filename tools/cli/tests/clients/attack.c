// Does to the node, and to what the preload library may hold in this process, what a program may do: one attack a run,
// named by the first argument. Ends with 0 when everything is as with a kernel; 9 when the node refuses something.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

struct create { uint64_t size; uint32_t handle, pad; };
struct gem_close { uint32_t handle, pad; };
struct transfer { uint32_t handle, pad; uint64_t offset, size, data; };
struct object { uint32_t handle, relocations; uint64_t list, alignment, offset, flags, more[2]; };
struct execute { uint64_t objects; uint32_t count, start, length, dr1, dr4, cliprects; uint64_t list, flags, context, fence; };
struct prime { uint32_t handle, flags; int32_t fd; };
struct getparam { int32_t param, pad; uint64_t value; };
struct wait { uint32_t handle, flags; int64_t timeout; };
struct statistics { uint32_t context, flags, resets, active, pending, pad; };
struct context { uint32_t number, pad; };
struct userptr { uint64_t pointer, size; uint32_t flags, handle; };

#define GETPARAM _IOWR('d', 0x46, struct getparam)
#define GEM_CREATE _IOWR('d', 0x5b, struct create)
#define GEM_PREAD _IOW('d', 0x5c, struct transfer)
#define GEM_PWRITE _IOW('d', 0x5d, struct transfer)
#define GEM_EXECBUFFER2 _IOW('d', 0x69, struct execute)
#define GEM_USERPTR _IOWR('d', 0x73, struct userptr)
#define GEM_WAIT _IOWR('d', 0x6c, struct wait)
#define CONTEXT_CREATE _IOWR('d', 0x6d, struct context)
#define CONTEXT_DESTROY _IOW('d', 0x6e, struct context)
#define GET_RESET_STATS _IOWR('d', 0x72, struct statistics)
#define GEM_CLOSE _IOW('d', 0x09, struct gem_close)
#define PRIME_TO_FD _IOWR('d', 0x2d, struct prime)
#define PRIME_TO_HANDLE _IOWR('d', 0x2e, struct prime)

static const char *NODE = "/dev/dri/renderD128";

#define CHECK(what, sentence) \
    do { if (!(what)) { fprintf(stderr, "line %d: %s (errno %d)\n", __LINE__, sentence, errno); _exit(9); } } while (0)

static int node(void) {
    int fd = open(NODE, O_RDWR | O_CLOEXEC);
    CHECK(fd >= 0, "the node opens");
    return fd;
}

static uint32_t create(int fd) {
    struct create request = { .size = 4096 };
    CHECK(ioctl(fd, GEM_CREATE, &request) == 0, "a buffer is created");
    return request.handle;
}

/* A batch that stores a value into its own buffer; answers whether it was taken and did so. */
static int submit_in(int fd, uint32_t context, uint32_t handle, uint32_t value) {
    uint32_t address = 0x100000 + handle * 4096, found = 0;
    uint32_t batch[] = { 0x10000002, address + 1024, 0, value, 0x05000000, 0 };
    struct transfer write = { .handle = handle, .size = sizeof batch, .data = (uintptr_t)batch };
    struct object object = { .handle = handle, .offset = address, .flags = 0x10 };
    struct execute execute = { .objects = (uintptr_t)&object, .count = 1, .flags = 0x801, .context = context };
    struct transfer read = { .handle = handle, .offset = 1024, .size = 4, .data = (uintptr_t)&found };
    return ioctl(fd, GEM_PWRITE, &write) == 0 && ioctl(fd, GEM_EXECBUFFER2, &execute) == 0
        && ioctl(fd, GEM_PREAD, &read) == 0 && found == value;
}

static int submit(int fd, uint32_t handle, uint32_t value) {
    return submit_in(fd, 0, handle, value);
}

/* Closes what it does not know, then opens a file of its own, which must stay as it is. */
static void closes(int at_once, const char *path) {
    int fd = node();
    uint32_t handle = create(fd);
    CHECK(submit(fd, handle, 5), "a batch is executed");
    if (at_once)
        CHECK(syscall(SYS_close_range, fd + 1, ~0u, 0) == 0, "descriptors are closed");
    else
        for (int other = 3; other < 70000; other++)
            if (other != fd)
                syscall(SYS_close, other);
    int files[64];
    for (int i = 0; i < 64; i++) {
        char name[512];
        snprintf(name, sizeof name, "%s.%d", path, i);
        files[i] = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600);
        CHECK(files[i] >= 0 && write(files[i], "mine", 4) == 4, "a file of its own is made");
        // Where the library may have had one.
        dup2(files[i], 8192 + i), dup2(files[i], 1024 + i), dup2(files[i], 512 + i);
    }
    int is_well = submit(fd, handle, 6) && submit(fd, create(fd), 7);
    for (int i = 0; i < 64; i++) {
        struct stat stat;
        char bytes[4];
        CHECK(fstat(files[i], &stat) == 0 && stat.st_size == 4, "its file has its length");
        CHECK(pread(files[i], bytes, 4, 0) == 4 && !memcmp(bytes, "mine", 4), "its file has its bytes");
    }
    CHECK(is_well, "batches are executed all the same");
}

static void pointers(void) {
    char *hole = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    munmap(hole + 4096, 4096);
    char *ends = hole + 4096 - 5;
    memcpy(ends, "/dev/", 5);
    char *bad[] = { NULL, (char *)1, (char *)8, (char *)-1, hole + 4096, ends, (char *)0x800000000000 };
    struct stat stat_;
    struct statx statx_;
    char text[64];
    for (int i = 0; i < sizeof bad / sizeof *bad; i++) {
        char *path = bad[i];
        asm volatile("" : "+r"(path));
        CHECK(open(path, O_RDONLY) == -1 && errno == EFAULT, "open");
        CHECK(openat(AT_FDCWD, path, O_RDONLY) == -1 && errno == EFAULT, "openat");
        CHECK(stat(path, &stat_) == -1 && errno == EFAULT, "stat");
        CHECK(lstat(path, &stat_) == -1 && errno == EFAULT, "lstat");
        CHECK(fstatat(AT_FDCWD, path, &stat_, 0) == -1 && errno == EFAULT, "fstatat");
        CHECK(statx(AT_FDCWD, path, 0, STATX_ALL, &statx_) == -1 && errno == EFAULT, "statx");
        CHECK(access(path, R_OK) == -1 && errno == EFAULT, "access");
        CHECK(readlink(path, text, sizeof text) == -1 && errno == EFAULT, "readlink");
    }
    CHECK(stat(NODE, (void *)8) == -1 && errno == EFAULT, "stat into nowhere");
}

static void requests(void) {
    int fd = node();
    char *read_only = mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    uint64_t bad[] = { 0, 1, 4096, (uintptr_t)create & ~4095ull, (uintptr_t)read_only, -1ull, 0x800000000000 };
    for (int i = 0; i < sizeof bad / sizeof *bad; i++) {
        CHECK(ioctl(fd, GETPARAM, bad[i]) == -1 && (errno == EFAULT || errno == EINVAL), "a bad argument");
        struct getparam param = { .param = 4, .value = bad[i] };
        CHECK(ioctl(fd, GETPARAM, &param) == -1 && errno == EFAULT, "a bad place for the answer");
        struct execute execute = { .objects = i > 2 && i < 5 ? 4096 : bad[i], .count = 1, .flags = 0x801 };
        CHECK(ioctl(fd, GEM_EXECBUFFER2, &execute) == -1 && errno == EFAULT, "a bad list of buffers");
    }
    struct getparam param = { .param = 4 };
    int value = 0;
    param.value = (uintptr_t)&value;
    CHECK(ioctl(fd, GETPARAM, &param) == 0 && value == 0x1912, "a good one");
    CHECK(submit(fd, create(fd), 9), "a batch is executed");
}

/* As in a sandbox, which lets no process look into another one, nor into itself. */
static void sandbox(void) {
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_process_vm_readv, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_process_vm_writev, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = { sizeof filter / sizeof *filter, filter };
    CHECK(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, "no new privileges");
    CHECK(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0, "a filter");
}

static void *small(void *work) {
    ((void (*)(void))work)();
    return work;
}

/* On a thread with the smallest stack there is. */
static void on_small_stack(void (*work)(void)) {
    pthread_attr_t attributes;
    pthread_t thread;
    void *result = NULL;
    pthread_attr_init(&attributes);
    CHECK(pthread_attr_setstacksize(&attributes, 16384) == 0, "a stack may be that small");
    CHECK(pthread_create(&thread, &attributes, small, work) == 0, "a thread starts");
    pthread_join(thread, &result);
    CHECK(result == work, "it comes to its end");
}

static volatile int working = 1;
static int shared_node;

static void *keep_submitting(void *nothing) {
    int fd = node();
    uint32_t handle = create(fd);
    for (uint32_t value = 1; working; value++)
        CHECK(submit(fd, handle, value), "the parent's batches are executed");
    close(fd);
    return nothing;
}

/* While other threads submit; each child submits, too, on a node of its own and on the one that it inherited. */
static void forks(int times) {
    pthread_t threads[2];
    shared_node = node();
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, keep_submitting, NULL);
    for (int i = 0; i < times; i++) {
        usleep(i * 37 % 700);
        pid_t child = fork();
        CHECK(child >= 0, "a child");
        if (child == 0) {
            alarm(20);
            int fd = i % 2 ? node() : shared_node;
            _exit(submit(fd, create(fd), 3) ? 0 : 7);
        }
        int status;
        CHECK(waitpid(child, &status, 0) == child && status == 0, "a child submits");
    }
    working = 0;
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
}

static volatile int signals;

static void on_alarm(int number) {
    int saved = errno, fd = open(NODE, O_RDWR);
    struct create request = { .size = 4096 };
    CHECK(fd >= 0 && ioctl(fd, GEM_CREATE, &request) == 0 && request.handle == 1, "the handler has a node");
    close(fd);
    errno = saved;
    signals++;
}

/* The node is opened and closed by a handler that interrupts requests. */
static void handler(void) {
    int fd = node();
    uint32_t handle = create(fd);
    struct sigaction action = { .sa_handler = on_alarm, .sa_flags = SA_RESTART };
    sigaction(SIGALRM, &action, NULL);
    struct itimerval often = { { 0, 700 }, { 0, 700 } };
    setitimer(ITIMER_REAL, &often, NULL);
    for (uint32_t value = 1; signals < 200; value++)
        CHECK(submit(fd, handle, value), "interrupted batches are executed");
}

/* What others could make shorter. */
static void truncates(void) {
    int fd = node();
    uint32_t handle = create(fd);
    struct prime prime = { .handle = handle, .flags = O_CLOEXEC | O_RDWR };
    CHECK(ioctl(fd, PRIME_TO_FD, &prime) == 0, "a buffer is exported");
    CHECK(ftruncate(prime.fd, 0) == -1 && ftruncate(prime.fd, 1 << 20) == -1, "its size stays");
    CHECK(submit(fd, handle, 4), "and it is whole");
    int forged = memfd_create("halogen-buffer", 0);
    CHECK(ftruncate(forged, 4096) == 0, "a file that looks like a buffer");
    struct prime import = { .fd = forged };
    CHECK(ioctl(fd, PRIME_TO_HANDLE, &import) == -1 && errno == EINVAL, "is none");
    int file = memfd_create("mine", MFD_ALLOW_SEALING);
    CHECK(ftruncate(file, 4096) == 0, "a file of the program");
    void *bytes = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    struct userptr userptr = { .pointer = (uintptr_t)bytes, .size = 4096 };
    if (ioctl(fd, GEM_USERPTR, &userptr) == 0) {
        ftruncate(file, 0);
        submit(fd, userptr.handle, 4);
    }
    CHECK(submit(fd, handle, 8), "the GPU lives");
}

/* Many buffers, few descriptors. */
static void buffers(void) {
    int fd = node();
    for (int i = 0; i < 600; i++)
        CHECK(submit(fd, create(fd), i + 1), "a batch is executed");
}

/* Work without end; the request itself returns at once, and what others submit is done afterwards. */
static void endless(int kind) {
    int fd = node(), other = node();
    uint32_t handle = create(fd), innocent = create(other);
    uint32_t address = 0x100000 + handle * 4096, batch[512] = { 0 }, length = 0;
    if (kind == 0) {
        batch[length++] = 0x0d00003e; // MI_MATH of 63 loads
        while (length < 64)
            batch[length++] = 0x10100000;
    } else {
        batch[length++] = 0x784b0000, batch[length++] = 1; // points
        uint32_t draw[] = { 0x7b000005, 0, kind == 1 ? 3 : 0x10000, 0, 1, 0, 0 };
        memcpy(batch + length, draw, sizeof draw), length += 7;
    }
    batch[length++] = 0x18800101, batch[length++] = address, batch[length++] = 0;
    struct transfer write = { .handle = handle, .size = sizeof batch, .data = (uintptr_t)batch };
    struct object object = { .handle = handle, .offset = address, .flags = 0x10 };
    struct execute execute = { .objects = (uintptr_t)&object, .count = 1, .flags = 0x801 };
    struct wait wait = { .handle = handle, .timeout = 0 };
    CHECK(ioctl(fd, GEM_PWRITE, &write) == 0 && ioctl(fd, GEM_EXECBUFFER2, &execute) == 0, "it is taken");
    CHECK(ioctl(fd, GEM_WAIT, &wait) == -1 && errno == ETIME, "it is not done");
    CHECK(submit(other, innocent, 5), "another client's work is done");
    CHECK(ioctl(fd, GEM_WAIT, &wait) == 0, "nothing is busy");
    struct statistics statistics = { 0 };
    CHECK(ioctl(fd, GET_RESET_STATS, &statistics) == 0 && statistics.active == 1, "the context is guilty");
    CHECK(ioctl(other, GET_RESET_STATS, &statistics) == 0 && statistics.active == 0, "and no other");
}

/* Many address spaces, each with work in it. */
static void spaces(int count) {
    int fd = node();
    uint32_t handle = create(fd);
    for (int i = 0; i < count; i++) {
        struct context context = { 0 };
        CHECK(ioctl(fd, CONTEXT_CREATE, &context) == 0, "a context is made");
        CHECK(submit_in(fd, context.number, handle, i + 1), "it executes a batch");
    }
}

/* Makes things and gives them back, and says when each round is done. */
static void churns(int rounds) {
    int fd = node();
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < 2500; i++) {
            struct create request = { .size = 4096 };
            CHECK(ioctl(fd, GEM_CREATE, &request) == 0, "a buffer is made");
            struct gem_close close = { .handle = request.handle };
            CHECK(ioctl(fd, GEM_CLOSE, &close) == 0, "and closed");
        }
        for (int i = 0; i < 250; i++) {
            struct context context = { 0 };
            CHECK(ioctl(fd, CONTEXT_CREATE, &context) == 0, "a context is made");
            CHECK(ioctl(fd, CONTEXT_DESTROY, &context) == 0, "and destroyed");
        }
        uint32_t handle = create(fd);
        CHECK(submit(fd, handle, 3), "a batch is executed");
        struct gem_close close = { .handle = handle };
        CHECK(ioctl(fd, GEM_CLOSE, &close) == 0, "its buffer is closed");
        printf("ready %d\n", getpid()), fflush(stdout), getchar();
    }
}

static void once(void) {
    int fd = node();
    CHECK(submit(fd, create(fd), 2), "a batch is executed");
    close(fd);
}

int main(int count, char **arguments) {
    const char *attack = count > 1 ? arguments[1] : "", *more = count > 2 ? arguments[2] : "";
    if (!strcmp(attack, "closes")) closes(0, more);
    else if (!strcmp(attack, "closes-at-once")) closes(1, more);
    else if (!strcmp(attack, "pointers")) pointers();
    else if (!strcmp(attack, "requests")) requests();
    else if (!strcmp(attack, "requests-in-sandbox")) sandbox(), requests();
    else if (!strcmp(attack, "stack")) on_small_stack(once), on_small_stack(pointers), on_small_stack(requests);
    else if (!strcmp(attack, "once")) once();
    else if (!strcmp(attack, "forks")) forks(atoi(more));
    else if (!strcmp(attack, "handler")) handler();
    else if (!strcmp(attack, "truncates")) truncates();
    else if (!strcmp(attack, "buffers")) buffers();
    else if (!strcmp(attack, "endless")) endless(atoi(more));
    else if (!strcmp(attack, "spaces")) spaces(atoi(more));
    else if (!strcmp(attack, "churns")) churns(atoi(more));
    else if (!strcmp(attack, "gone")) {
        int fd = node();
        CHECK(submit(fd, create(fd), 2), "a batch is executed");
        printf("ready %d\n", getpid()), fflush(stdout), getchar();
        struct create request = { .size = 4096 };
        CHECK(ioctl(fd, GEM_CREATE, &request) == -1 && errno == EIO, "a GPU that is gone says EIO");
        CHECK(open(NODE, O_RDWR) == -1 && errno == EIO, "nor is there another one");
    } else return 2;
    return 0;
}
