//! The address on which the page listens, and the addresses by which others find it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use super::USUAL_PORT;

/// An address of this computer and a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listen {
    /// The address; `0.0.0.0` for all addresses of this computer.
    pub address: IpAddr,
    /// The port; 0 for any free one.
    pub port: u16,
}

impl Default for Listen {
    fn default() -> Self {
        Self { address: IpAddr::V4(Ipv4Addr::UNSPECIFIED), port: USUAL_PORT }
    }
}

impl Listen {
    /// Listens on every address, on this port.
    pub fn any_address(port: u16) -> Self {
        Self { port, ..Self::default() }
    }

    /// Reads "192.168.1.20:8210", "192.168.1.20", "8210" or `[fd00::1]:8210`.
    pub fn parse(text: &str) -> Option<Self> {
        if let Ok(both) = text.parse::<SocketAddr>() {
            return Some(Self { address: both.ip(), port: both.port() });
        }
        if let Ok(port) = text.parse() {
            return Some(Self::any_address(port));
        }
        let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
        bare.parse().ok().map(|address| Self { address, port: USUAL_PORT })
    }
}

/// Returns whether this address of the page works for others in the network. False for an address
/// of this computer alone.
pub fn is_found_by_others(url: &str) -> bool {
    let Some(at) = url.strip_prefix("http://") else { return false };
    let at = at.split('/').next().unwrap_or_default();
    if let Some(listen) = Listen::parse(at) {
        return !listen.address.is_loopback() && !listen.address.is_unspecified();
    }
    // The meaning of a name depends on the network.
    let name = at.split(':').next().unwrap_or_default();
    !name.is_empty()
        && name != "localhost"
        && name.chars().all(|sign| sign.is_alphanumeric() || "-.".contains(sign))
}

/// Returns the page's addresses for a browser, the best for the room first and this computer's own
/// last.
pub(super) fn urls(at: SocketAddr) -> Vec<String> {
    let mut found = if at.ip().is_unspecified() {
        let all = if_addrs::get_if_addrs().unwrap_or_default();
        let all = all.into_iter().map(|interface| interface.ip());
        all.filter(|ip| at.is_ipv6() || ip.is_ipv4()).collect()
    } else {
        vec![at.ip()]
    };
    if found.is_empty() {
        found.push(IpAddr::V4(Ipv4Addr::LOCALHOST));
    }
    found.sort_by_key(|ip| (rank(*ip), *ip));
    found.dedup();
    // An address valid on a single cable has no form that a browser accepts.
    found.retain(|ip| rank(*ip) < Reachability::Cable);
    found.into_iter().map(|ip| format!("http://{}/", SocketAddr::new(ip, at.port()))).collect()
}

/// The likelihood that others in the room can reach an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reachability {
    Room,
    Public,
    Lonely,
    Own,
    Cable,
}

fn rank(ip: IpAddr) -> Reachability {
    match ip {
        _ if ip.is_loopback() => Reachability::Own,
        IpAddr::V4(ip) if ip.is_private() => Reachability::Room,
        // A computer gives itself such an address if no server does; others may have done the same.
        IpAddr::V4(ip) if ip.is_link_local() => Reachability::Lonely,
        IpAddr::V6(ip) if ip.is_unicast_link_local() => Reachability::Cable,
        IpAddr::V6(ip) if ip.is_unique_local() => Reachability::Room,
        _ => Reachability::Public,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_it_is_typed() {
        let listen = |address: &str, port| Listen { address: address.parse().unwrap(), port };
        for (typed, read) in [
            ("192.168.1.20:80", Some(listen("192.168.1.20", 80))),
            ("192.168.1.20", Some(listen("192.168.1.20", USUAL_PORT))),
            ("9000", Some(listen("0.0.0.0", 9000))),
            ("0", Some(listen("0.0.0.0", 0))),
            ("[fd00::1]:81", Some(listen("fd00::1", 81))),
            ("[::1]", Some(listen("::1", USUAL_PORT))),
            ("::1", Some(listen("::1", USUAL_PORT))),
            ("", None),
            ("65536", None),
            ("bottone.local", None),
            ("192.168.1.20:", None),
            ("192.168.1.300:80", None),
        ] {
            assert_eq!(Listen::parse(typed), read, "{typed}");
        }
    }

    #[test]
    fn the_room_s_addresses_come_first() {
        let mut all = ["127.0.0.1", "169.254.7.7", "fe80::1", "8.8.4.4", "192.168.1.20"]
            .map(|ip| ip.parse::<IpAddr>().unwrap());
        all.sort_by_key(|ip| rank(*ip));
        let sorted = all.map(|ip| ip.to_string());
        assert_eq!(sorted, ["192.168.1.20", "8.8.4.4", "169.254.7.7", "127.0.0.1", "fe80::1"]);
        let own = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 8210);
        assert_eq!(urls(own), ["http://127.0.0.1:8210/"]);
        let six = SocketAddr::new("fd00::1".parse().unwrap(), 81);
        assert_eq!(urls(six), ["http://[fd00::1]:81/"]);
        assert!(!urls(SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), 1)).is_empty());
    }
}
