//! Runs `tests/uapi/*.ioctl`: sequences of requests and the replies they must get.
//!
//! One line, one step; `#` starts a comment.
//!
//! | line | meaning |
//! |---|---|
//! | `device NAME` | what follows is asked of a new driver for that device |
//! | `A REQUEST field=value … -> field=value …` | open file A makes a request and must get these fields back |
//! | `A REQUEST … -> ERROR` | … must get this error, `EINVAL` for example |
//! | `memory ADDRESS WIDTH value …` | the client's memory from ADDRESS on is set; WIDTH is u8, u16, u32 or u64 |
//! | `expect ADDRESS WIDTH value …` | … must read so |

mod support;

use i915::abi::{REQUESTS, Request};
use i915::{Driver, Errno, FileNumber, Guest, Options};
use std::path::PathBuf;
use support::TestGuest;

const ERRORS: [(&str, Errno); 13] = [
    ("ENOENT", Errno::ENOENT),
    ("EIO", Errno::EIO),
    ("EBADF", Errno::EBADF),
    ("ENOMEM", Errno::ENOMEM),
    ("EACCES", Errno::EACCES),
    ("EFAULT", Errno::EFAULT),
    ("ENODEV", Errno::ENODEV),
    ("EINVAL", Errno::EINVAL),
    ("ENOSPC", Errno::ENOSPC),
    ("E2BIG", Errno::E2BIG),
    ("ENOTTY", Errno::ENOTTY),
    ("ETIME", Errno::ETIME),
    ("EOPNOTSUPP", Errno::EOPNOTSUPP),
];

fn number(text: &str) -> Result<u64, String> {
    let (is_negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let value = match digits.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(&hex.replace('_', ""), 16),
        None => digits.parse(),
    };
    let value = value.map_err(|_| format!("{text:?} is no number"))?;
    Ok(if is_negative { value.wrapping_neg() } else { value })
}

fn width(text: &str) -> Result<usize, String> {
    match text {
        "u8" => Ok(1),
        "u16" => Ok(2),
        "u32" => Ok(4),
        "u64" => Ok(8),
        _ => Err(format!("{text:?} is no width")),
    }
}

struct Script {
    driver: Driver,
    guest: TestGuest,
    files: Vec<String>,
}

impl Script {
    fn new(device: &str) -> Result<Self, String> {
        let options = Options { device: device.into(), no_exec: true, ..Options::default() };
        let driver = Driver::new(&options, None).map_err(|error| error.to_string())?;
        Ok(Self { driver, guest: TestGuest::new(), files: Vec::new() })
    }

    fn step(&mut self, line: &str) -> Result<(), String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["device", name] => *self = Self::new(name)?,
            ["memory", address, kind, values @ ..] => {
                let (mut address, width) = (number(address)?, width(kind)?);
                for value in values {
                    let bytes = number(value)?.to_le_bytes();
                    self.guest.write(address, &bytes[..width]).map_err(|error| error.to_string())?;
                    address += width as u64;
                }
            }
            ["expect", address, kind, values @ ..] => {
                let (mut address, width) = (number(address)?, width(kind)?);
                for value in values {
                    let mut bytes = [0; 8];
                    self.guest.read(address, &mut bytes[..width]).map_err(|error| error.to_string())?;
                    let (found, wanted) = (u64::from_le_bytes(bytes), number(value)?);
                    if found != wanted {
                        return Err(format!("at 0x{address:x}: 0x{found:x} instead of 0x{wanted:x}"));
                    }
                    address += width as u64;
                }
            }
            [file, request, rest @ ..] => self.request(file, request, rest)?,
            _ => return Err("not understood".into()),
        }
        Ok(())
    }

    fn request(&mut self, file: &str, name: &str, words: &[&str]) -> Result<(), String> {
        let request = REQUESTS.iter().find(|request| request.name == name);
        let request = request.ok_or_else(|| format!("no request is called {name}"))?;
        let split = words.iter().position(|word| *word == "->").unwrap_or(words.len());
        let mut argument = vec![0; request.fields.last().map_or(0, |field| field.place + field.bytes)];
        for word in &words[..split] {
            let (place, value) = assignment(request, word)?;
            let bytes = value.to_le_bytes();
            argument[place.clone()].copy_from_slice(&bytes[..place.len()]);
        }
        let index = self.files.iter().position(|known| known == file).unwrap_or_else(|| {
            self.files.push(file.into());
            self.files.len() - 1
        });
        let file = FileNumber(index as u64 + 1);
        let answer = self.driver.ioctl(file, request.number, &mut argument, &self.guest);
        let wanted = words.get(split + 1..).unwrap_or_default();
        if let [error] = wanted
            && let Some((_, error)) = ERRORS.iter().find(|(name, _)| name == error)
        {
            return match answer {
                Err(found) if found == *error => Ok(()),
                other => Err(format!("answered {other:?}")),
            };
        }
        answer.map_err(|error| format!("answered {error:?}"))?;
        for word in wanted {
            let (place, value) = assignment(request, word)?;
            let mut bytes = [0; 8];
            bytes[..place.len()].copy_from_slice(&argument[place.clone()]);
            let found = u64::from_le_bytes(bytes);
            let mask = u64::MAX >> (64 - 8 * place.len());
            if found != value & mask {
                return Err(format!("{word} came back as 0x{found:x}"));
            }
        }
        Ok(())
    }
}

fn assignment(request: &Request, word: &str) -> Result<(std::ops::Range<usize>, u64), String> {
    let (name, value) = word.split_once('=').ok_or_else(|| format!("{word:?} is no assignment"))?;
    let field = request.fields.iter().find(|field| field.name == name);
    let field = field.ok_or_else(|| format!("{} has no field {name}", request.name))?;
    Ok((field.place..field.place + field.bytes, number(value)?))
}

#[test]
fn every_request_sequence_gets_its_replies() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/uapi");
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ioctl"));
    paths.sort();
    assert!(!paths.is_empty(), "no tests found");
    let mut failures = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        let mut script = Script::new("skl").unwrap();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            if let Err(problem) = script.step(line) {
                failures.push(format!("{}:{}: {line}\n    {problem}", path.display(), index + 1));
                break;
            }
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}
