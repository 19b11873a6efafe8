//! The files under `/dev`, `/sys` and `/proc/sys` that drivers look at to find and name the device.
//!
//! A plain list of paths and contents; whoever prepares a run writes it under the run's directory.
//! Source: what libdrm 2.4, Mesa, libpciaccess and Intel's compute runtime open, and their formats in Linux 6.1.

use crate::identity::Identity;
use hw::Platform;

/// Path of the render node as clients name it.
pub const NODE: &str = "/dev/dri/renderD128";
/// Device number of the render node: major and minor.
pub const NODE_NUMBER: (u32, u32) = (226, 128);

/// PCI address of the device.
const SLOT: &str = "0000:00:02.0";
const VENDOR: u16 = 0x8086;
const SUBSYSTEM_VENDOR: u16 = 0x8086;
const SUBSYSTEM_DEVICE: u16 = 0x2212;
/// Display controller, VGA compatible.
const CLASS: u32 = 0x03_00_00;
const CONFIG_BYTES: usize = 256;

/// What lies at a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A directory.
    Directory,
    /// A file with these bytes.
    File(Vec<u8>),
    /// A symbolic link to this target, relative to the link.
    Link(String),
}

/// One path of the tree, absolute as clients see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The path.
    pub path: String,
    /// What lies there.
    pub content: Content,
}

/// Paths that are answered from the tree and not from the host: the path itself and everything below it. One that
/// ends with a colon also stands for what continues it.
pub const PREFIXES: [&str; 7] = [
    "/dev/dri",
    "/sys/dev/char/226:",
    "/sys/devices/pci0000:00/0000:00:02.0",
    "/sys/bus/pci/devices",
    "/sys/bus/pci/drivers/i915",
    "/sys/class/drm",
    "/proc/sys/dev/i915",
];

/// The tree for a device. Directories that hold nothing but what is listed are left out.
pub fn tree(platform: &Platform, identity: &Identity) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut add = |path: &str, content: Content| entries.push(Entry { path: path.into(), content });
    let text = |text: String| Content::File(text.into_bytes());
    let link = |target: &str| Content::Link(target.into());
    add("/dev/dri", Content::Directory);
    add(NODE, Content::File(Vec::new()));
    add("/dev/dri/by-path", Content::Directory);
    add(&format!("/dev/dri/by-path/pci-{SLOT}-render"), link("../renderD128"));

    let device = format!("/sys/devices/pci0000:00/{SLOT}");
    add(&device, Content::Directory);
    for (name, value) in [
        ("vendor", format!("0x{VENDOR:04x}\n")),
        ("device", format!("0x{:04x}\n", platform.pci_id)),
        ("subsystem_vendor", format!("0x{SUBSYSTEM_VENDOR:04x}\n")),
        ("subsystem_device", format!("0x{SUBSYSTEM_DEVICE:04x}\n")),
        ("revision", format!("0x{:02x}\n", identity.revision)),
        ("class", format!("0x{CLASS:06x}\n")),
        ("irq", "131\n".into()),
        ("boot_vga", "1\n".into()),
        ("enable", "1\n".into()),
        ("numa_node", "-1\n".into()),
        ("resource", resource()),
        ("uevent", device_event(platform)),
    ] {
        add(&format!("{device}/{name}"), text(value));
    }
    add(&format!("{device}/config"), Content::File(config_space(platform, identity)));
    add(&format!("{device}/subsystem"), link("../../../bus/pci"));
    add(&format!("{device}/driver"), link("../../../bus/pci/drivers/i915"));

    let drm = format!("{device}/drm");
    add(&drm, Content::Directory);
    let node = format!("{drm}/renderD128");
    add(&node, Content::Directory);
    let (major, minor) = NODE_NUMBER;
    add(&format!("{node}/dev"), text(format!("{major}:{minor}\n")));
    let event = format!("MAJOR={major}\nMINOR={minor}\nDEVNAME=dri/renderD128\nDEVTYPE=drm_minor\n");
    add(&format!("{node}/uevent"), text(event));
    add(&format!("{node}/device"), link("../.."));
    add(&format!("{node}/subsystem"), link("../../../../../class/drm"));
    // Clock limits hang below the card, whether it can be opened or not.
    let card = format!("{drm}/card0");
    add(&card, Content::Directory);
    for (name, megahertz) in [
        ("gt_min_freq_mhz", 350),
        ("gt_max_freq_mhz", 1150),
        ("gt_RP0_freq_mhz", 1150),
        ("gt_RP1_freq_mhz", 350),
        ("gt_RPn_freq_mhz", 350),
        ("gt_boost_freq_mhz", 1150),
        ("gt_cur_freq_mhz", 1150),
        ("gt_act_freq_mhz", 1150),
    ] {
        add(&format!("{card}/{name}"), text(format!("{megahertz}\n")));
    }
    add(&format!("{card}/metrics"), Content::Directory);
    add(&format!("{card}/device"), link("../.."));

    add("/sys/bus/pci/devices", Content::Directory);
    add(&format!("/sys/bus/pci/devices/{SLOT}"), link(&format!("../../../devices/pci0000:00/{SLOT}")));
    add("/sys/bus/pci/drivers/i915", Content::Directory);
    add("/sys/class/drm", Content::Directory);
    let target = format!("../../devices/pci0000:00/{SLOT}/drm/renderD128");
    add("/sys/class/drm/renderD128", link(&target));
    add(&format!("/sys/dev/char/{major}:{minor}"), link(&target));
    add("/proc/sys/dev/i915", Content::Directory);
    add("/proc/sys/dev/i915/perf_stream_paranoid", text("1\n".into()));
    entries
}

/// Base addresses as sysfs prints them: registers, then aperture.
fn resource() -> String {
    const NONE: &str = "0x0000000000000000 0x0000000000000000 0x0000000000000000\n";
    let mut text = String::from("0x00000000de000000 0x00000000deffffff 0x0000000000140204\n");
    text += NONE;
    text += "0x00000000c0000000 0x00000000cfffffff 0x000000000014220c\n";
    text + &NONE.repeat(10)
}

fn device_event(platform: &Platform) -> String {
    let device = platform.pci_id;
    format!(
        "DRIVER=i915\nPCI_CLASS={:X}\nPCI_ID={VENDOR:04X}:{device:04X}\n\
         PCI_SUBSYS_ID={SUBSYSTEM_VENDOR:04X}:{SUBSYSTEM_DEVICE:04X}\nPCI_SLOT_NAME={SLOT}\n\
         MODALIAS=pci:v{VENDOR:08X}d{device:08X}sv{SUBSYSTEM_VENDOR:08X}sd{SUBSYSTEM_DEVICE:08X}bc03sc00i00\n",
        CLASS
    )
}

/// The standard header of the device's configuration space.
fn config_space(platform: &Platform, identity: &Identity) -> Vec<u8> {
    let mut bytes = vec![0; CONFIG_BYTES];
    let mut put = |at: usize, value: &[u8]| bytes[at..at + value.len()].copy_from_slice(value);
    put(0x00, &VENDOR.to_le_bytes());
    put(0x02, &platform.pci_id.to_le_bytes());
    put(0x04, &0x0007u16.to_le_bytes());
    put(0x08, &(CLASS << 8 | u32::from(identity.revision)).to_le_bytes());
    put(0x10, &0xde00_0004u32.to_le_bytes());
    put(0x18, &0xc000_000cu32.to_le_bytes());
    put(0x2c, &SUBSYSTEM_VENDOR.to_le_bytes());
    put(0x2e, &SUBSYSTEM_DEVICE.to_le_bytes());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_lies_under_a_prefix_that_is_answered_from_the_tree() {
        let platform = hw::platform("skl").unwrap();
        for entry in tree(platform, Identity::of(platform).unwrap()) {
            let is_answered = PREFIXES.iter().any(|prefix| entry.path.starts_with(prefix));
            assert!(is_answered, "{}", entry.path);
        }
    }

    #[test]
    fn every_link_leads_to_something_in_the_tree() {
        let platform = hw::platform("skl").unwrap();
        let entries = tree(platform, Identity::of(platform).unwrap());
        for entry in &entries {
            let Content::Link(target) = &entry.content else { continue };
            let mut parts: Vec<&str> = entry.path.split('/').collect();
            parts.pop();
            for part in target.split('/') {
                if part == ".." { parts.pop().map(|_| ()).unwrap() } else { parts.push(part) }
            }
            let path = parts.join("/");
            assert!(entries.iter().any(|other| other.path.starts_with(&path)), "{} -> {path}", entry.path);
        }
    }

    #[test]
    fn the_device_file_names_the_platforms_pci_id() {
        for platform in hw::platforms::ALL {
            let entries = tree(platform, Identity::of(platform).unwrap());
            let file = entries.iter().find(|entry| entry.path.ends_with("0000:00:02.0/device")).unwrap();
            assert_eq!(file.content, Content::File(format!("0x{:04x}\n", platform.pci_id).into_bytes()));
        }
    }
}
