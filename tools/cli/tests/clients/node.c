/* A client of the render node that needs no driver: each check is a sentence; the first that fails is printed. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#define CHECK(what, sentence) \
    do { if (!(what)) { printf("line %d: %s (errno %d)\n", __LINE__, sentence, errno); exit(1); } } while (0)

struct gem_create { uint64_t size; uint32_t handle, pad; };
struct gem_close { uint32_t handle, pad; };
struct gem_mmap_offset { uint32_t handle, pad; uint64_t offset, flags, extensions; };
struct gem_transfer { uint32_t handle, pad; uint64_t offset, size, data; };
struct gem_tiling { uint32_t handle, mode, stride_or_swizzle, swizzle; };
struct prime { uint32_t handle, flags; int32_t fd; };
struct userptr { uint64_t pointer, size; uint32_t flags, handle; };
struct syncobj_create { uint32_t handle, flags; };
struct syncobj_fd { uint32_t handle, flags; int32_t fd; uint32_t pad; };
struct merge { char name[32]; int32_t fd2, fence; uint32_t flags, pad; };

#define DRM(nr, type) _IOWR('d', nr, type)
#define GEM_CREATE DRM(0x5b, struct gem_create)
#define GEM_PREAD DRM(0x5c, struct gem_transfer)
#define GEM_PWRITE DRM(0x5d, struct gem_transfer)
#define GEM_SET_TILING DRM(0x61, struct gem_tiling)
#define GEM_GET_TILING DRM(0x62, struct gem_tiling)
#define GEM_MMAP_OFFSET DRM(0x64, struct gem_mmap_offset)
#define GEM_USERPTR DRM(0x73, struct userptr)
#define GEM_CLOSE DRM(0x09, struct gem_close)
#define PRIME_TO_FD DRM(0x2d, struct prime)
#define PRIME_TO_HANDLE DRM(0x2e, struct prime)
#define SYNCOBJ_CREATE DRM(0xbf, struct syncobj_create)
#define SYNCOBJ_TO_FD DRM(0xc1, struct syncobj_fd)

static const char *NODE = "/dev/dri/renderD128";

static uint32_t create(int fd, uint64_t size) {
    struct gem_create request = { .size = size };
    CHECK(ioctl(fd, GEM_CREATE, &request) == 0, "a buffer is created");
    return request.handle;
}

static uint64_t offset_of(int fd, uint32_t handle) {
    struct gem_mmap_offset request = { .handle = handle, .flags = 2 };
    CHECK(ioctl(fd, GEM_MMAP_OFFSET, &request) == 0, "a buffer has a mapping offset");
    return request.offset;
}

static int send_or_receive(int socket, int fd) {
    char byte = 0, control[CMSG_SPACE(sizeof(int))] = { 0 };
    struct iovec data = { &byte, 1 };
    struct msghdr message = { .msg_iov = &data, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control };
    if (fd < 0) {
        CHECK(recvmsg(socket, &message, 0) == 1, "a descriptor arrives");
        memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof fd);
        return fd;
    }
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET, header->cmsg_type = SCM_RIGHTS, header->cmsg_len = CMSG_LEN(sizeof fd);
    memcpy(CMSG_DATA(header), &fd, sizeof fd);
    CHECK(sendmsg(socket, &message, 0) == 1, "a descriptor is sent");
    return fd;
}

static void files(void) {
    struct stat by_path, by_fd;
    struct statx extended;
    char text[4096];
    CHECK(stat(NODE, &by_path) == 0 && S_ISCHR(by_path.st_mode), "the node is a character device");
    CHECK(by_path.st_rdev == makedev(226, 128), "the node has its device number");
    CHECK(statx(AT_FDCWD, NODE, 0, STATX_ALL, &extended) == 0 && extended.stx_rdev_major == 226, "statx says so too");
    CHECK(listxattr(NODE, NULL, 0) >= 0 || errno != ENOENT, "the node has attributes or none, but is there");
    int fd = open(NODE, O_RDWR | O_CLOEXEC);
    CHECK(fd >= 0, "the node opens");
    CHECK(fstat(fd, &by_fd) == 0 && by_fd.st_rdev == by_path.st_rdev, "an open node has the same number");
    CHECK(access(NODE, R_OK | W_OK) == 0, "the node is accessible");
    snprintf(text, sizeof text, "/proc/self/fd/%d", fd);
    char target[256] = { 0 };
    CHECK(readlink(text, target, sizeof target - 1) > 0 && !strcmp(target, NODE), "an open node is called by its name");
    CHECK(realpath("/sys/dev/char/226:128/device", text) && !strcmp(text, "/sys/devices/pci0000:00/0000:00:02.0"),
          "the device's path is the bus's");
    CHECK(readlink("/sys/dev/char/226:128/device/driver", text, sizeof text) > 0, "the device has a driver");
    struct dirent **list;
    int count = scandir("/dev/dri", &list, NULL, alphasort), found = 0;
    for (int i = 0; i < count; i++)
        found += !strcmp(list[i]->d_name, "renderD128");
    CHECK(found == 1, "the node is listed");
    FILE *vendor = fopen("/sys/dev/char/226:128/device/vendor", "r");
    CHECK(vendor && fgets(text, sizeof text, vendor) && !strcmp(text, "0x8086\n"), "the vendor is named");
    fclose(vendor);
    int directory = open("/sys/dev/char", O_DIRECTORY | O_RDONLY);
    CHECK(directory < 0 || fstatat(directory, "1:3", &by_fd, 0) == 0, "other devices are the host's");
    errno = EDOM;
    CHECK(lseek(fd, 0, SEEK_CUR) >= 0 && errno == EDOM, "errno survives");
    uint32_t handle = create(fd, 4096);
    CHECK(handle == 1 && errno == EDOM, "errno survives a request");
    CHECK(ioctl(fd, _IO('d', 0xff), 0) == -1 && errno == EINVAL, "an unknown request is refused");
    struct gem_close nothing = { .handle = 77 };
    CHECK(ioctl(fd, GEM_CLOSE, &nothing) == -1 && errno == EINVAL, "an unknown handle is refused");
    CHECK(ioctl(fd, GEM_CLOSE, (void *)16) == -1 && errno == EFAULT, "a wild pointer is refused");
    close(fd);
}

static void mappings(void) {
    int fd = open(NODE, O_RDWR);
    uint32_t handle = create(fd, 4 << 12);
    uint64_t offset = offset_of(fd, handle);
    char *whole = mmap(NULL, 4 << 12, PROT_READ | PROT_WRITE, MAP_SHARED, fd, offset);
    CHECK(whole != MAP_FAILED, "a buffer maps");
    char *reserved = mmap(NULL, 8 << 12, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    char *part = mmap(reserved + (1 << 12), 2 << 12, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd, offset + (1 << 12));
    CHECK(part == reserved + (1 << 12), "a part maps at a fixed address");
    part[5] = 42;
    CHECK(whole[(1 << 12) + 5] == 42, "both mappings show the same bytes");
    CHECK(mmap(NULL, 5 << 12, PROT_READ, MAP_SHARED, fd, offset) == MAP_FAILED && errno == EINVAL, "no mapping is too long");
    char byte = 0;
    struct gem_transfer read = { handle, 0, (1 << 12) + 5, 1, (uintptr_t)&byte };
    CHECK(ioctl(fd, GEM_PREAD, &read) == 0 && byte == 42, "a transfer shows them too");
    uint32_t again = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    close(fd);
    byte = 0;
    CHECK(ioctl(again, GEM_PREAD, &read) == 0 && byte == 42, "a duplicate keeps the handles");
    int other = open(NODE, O_RDWR);
    CHECK(ioctl(other, GEM_PREAD, &read) == -1 && errno == ENOENT, "another file has its own handles");
    close(again);
    close(other);
    CHECK(whole[(1 << 12) + 5] == 42, "a mapping outlives its file");
}

static void sharing(void) {
    int sockets[2];
    socketpair(AF_UNIX, SOCK_STREAM, 0, sockets);
    pid_t child = fork();
    if (child == 0) {
        int node = send_or_receive(sockets[1], -1), buffer = send_or_receive(sockets[1], -1);
        struct prime import = { .fd = buffer };
        CHECK(ioctl(node, PRIME_TO_HANDLE, &import) == 0, "a received node takes a received buffer");
        struct gem_tiling tiling = { .handle = import.handle };
        CHECK(ioctl(node, GEM_GET_TILING, &tiling) == 0 && tiling.mode == 2, "tiling travels with the buffer");
        char *bytes = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_SHARED, node, offset_of(node, import.handle));
        CHECK(bytes != MAP_FAILED && bytes[4097] == 7, "the other process's bytes are seen");
        bytes[4098] = 9;
        exit(0);
    }
    int fd = open(NODE, O_RDWR | O_CLOEXEC);
    uint32_t handle = create(fd, 8192);
    struct gem_tiling tiling = { handle, 2, 128, 0 };
    CHECK(ioctl(fd, GEM_SET_TILING, &tiling) == 0, "tiling is set");
    char *bytes = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_SHARED, fd, offset_of(fd, handle));
    bytes[4097] = 7;
    struct prime export = { .handle = handle, .flags = O_CLOEXEC | O_RDWR };
    CHECK(ioctl(fd, PRIME_TO_FD, &export) == 0, "a buffer is exported");
    CHECK(lseek(export.fd, 0, SEEK_END) == 8192, "its descriptor knows the size");
    uint64_t sync = 1;
    CHECK(ioctl(export.fd, _IOW('b', 0, uint64_t), &sync) == 0, "it can be synchronised");
    struct { uint32_t flags; int32_t fd; } fence = { 1, -1 };
    CHECK(ioctl(export.fd, _IOWR('b', 2, fence), &fence) == 0, "it gives a fence");
    struct pollfd waiting = { fence.fd, POLLIN, 0 };
    CHECK(poll(&waiting, 1, 0) == 1, "which is signalled");
    send_or_receive(sockets[0], fd);
    send_or_receive(sockets[0], export.fd);
    int status;
    waitpid(child, &status, 0);
    CHECK(status == 0, "the other process is content");
    CHECK(bytes[4098] == 9, "its store is seen");
    close(fd);
}

static void fences(void) {
    int fd = open(NODE, O_RDWR);
    struct syncobj_create create = { .flags = 1 };
    CHECK(ioctl(fd, SYNCOBJ_CREATE, &create) == 0, "a signalled fence is created");
    struct syncobj_fd file = { .handle = create.handle, .flags = 1 };
    CHECK(ioctl(fd, SYNCOBJ_TO_FD, &file) == 0, "it becomes a sync file");
    struct merge merge = { .fd2 = file.fd };
    CHECK(ioctl(file.fd, _IOWR('>', 3, struct merge), &merge) == 0 && merge.fence >= 0, "sync files merge");
    struct pollfd waiting = { merge.fence, POLLIN, 0 };
    CHECK(poll(&waiting, 1, 0) == 1, "what is merged of signalled ones is signalled");
    int pipes[2];
    CHECK(pipe(pipes) == 0 && ioctl(pipes[0], _IOWR('>', 3, struct merge), &merge) == -1, "a pipe is no sync file");
    close(fd);
}

static void client_memory(void) {
    int fd = open(NODE, O_RDWR);
    char *bytes = aligned_alloc(4096, 8192);
    memset(bytes, 3, 8192);
    struct userptr request = { .pointer = (uintptr_t)bytes, .size = 8192 };
    CHECK(ioctl(fd, GEM_USERPTR, &request) == 0, "client memory becomes a buffer");
    char value = 0;
    struct gem_transfer read = { request.handle, 0, 5000, 1, (uintptr_t)&value };
    CHECK(ioctl(fd, GEM_PREAD, &read) == 0 && value == 3, "with the bytes it had");
    bytes[5000] = 4;
    CHECK(ioctl(fd, GEM_PREAD, &read) == 0 && value == 4, "and those it gets");
    value = 5;
    CHECK(ioctl(fd, GEM_PWRITE, &read) == 0 && bytes[5000] == 5, "in both directions");
    struct userptr hole = { .pointer = 0x10000, .size = 4096 };
    CHECK(ioctl(fd, GEM_USERPTR, &hole) == -1 && errno == EFAULT, "memory that is not there is refused");
    close(fd);
}

static void many(void) {
    int fd = open(NODE, O_RDWR);
    for (int i = 0; i < 3000; i++)
        create(fd, 4096);
    int low = open("/dev/null", O_RDONLY);
    CHECK(low < 64, "buffers leave the low descriptors to the program");
    close(fd);
    fd = open(NODE, O_RDWR);
    CHECK(create(fd, 4096) == 1, "a new file starts from the first handle");
}

int main(int count, char **arguments) {
    if (count > 1) { /* started by exec with an inherited node */
        int fd = atoi(arguments[1]);
        CHECK(create(fd, 4096) >= 1, "an inherited node works");
        return 0;
    }
    files();
    mappings();
    sharing();
    fences();
    client_memory();
    many();
    int fd = open(NODE, O_RDWR);
    char number[16];
    snprintf(number, sizeof number, "%d", fd);
    execl("/proc/self/exe", "node", number, NULL);
    return 1;
}
