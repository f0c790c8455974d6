import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Tells a caller's address: the socket's own, or, while a trusted proxy speaks, whom that proxy saw. */
export type AddressReader = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;

export function makeAddressReader({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): AddressReader {
  const trusted = new BlockList();
  for (const network of TRUST_PROXY.flatMap((word) => NAMED_NETWORKS[word] ?? word)) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(prefix), familyOf(address));
  }
  return ({ socket, headers }) => {
    let address = socket.remoteAddress ?? '';
    const forwardedFor = TRUST_PROXY.length > 0 && headers['x-forwarded-for'];
    if (!forwardedFor) return address;
    // Each proxy adds at the end whom it saw: from there back, as long as the one who speaks is trusted.
    for (const seen of String(forwardedFor).split(',').reverse()) {
      if (!trusted.check(address, familyOf(address))) break;
      address = seen.trim();
    }
    return address;
  };
}
