import { BlockList, isIP } from 'node:net';

// Which addresses of the network belong to the open internet (CHAN-06).

/** Global unicast: mapped, translated, local and multicast IPv6 addresses lie outside it. */
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6');

const CLOSED = new BlockList();
for (const [range, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  CLOSED.addSubnet(range, bits, 'ipv4');
}
// Teredo and other protocols' own, documentation, 6to4.
for (const [range, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  CLOSED.addSubnet(range, bits, 'ipv6');
}

/** Whether an IP address lies in no private, local, shared or reserved range (CHAN-06). */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !CLOSED.check(address, 'ipv4');
    case 6:
      return (
        !address.includes('%') &&
        GLOBAL_IPV6.check(address, 'ipv6') &&
        !CLOSED.check(address, 'ipv6')
      );
    default:
      return false;
  }
}
