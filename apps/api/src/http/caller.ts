import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { LANGUAGE_COOKIE, type Language, languageOf } from '@dakhila/domain/language/languages';
import { messageOf, type Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { StaffRole } from '@dakhila/domain/staff/roles';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** A signed-in student's session, as requests carry it. */
export type Session = {
  publicId: string;
  studentId: string;
  /** The account is closed and will be erased. Only calls that undo this are allowed. */
  isClosed?: true;
};

/** The session of somebody at the desk. */
export type StaffSession = {
  publicId: string;
  staffId: string;
  name: string;
  roles: readonly StaffRole[];
  /** The passkey was used within the last minutes. */
  isFresh: boolean;
};

/** The caller of a request: a browser on a network, perhaps with a session or an unfinished sign-up. */
export type Caller = {
  /** A random id from the first visit, stored in a cookie. One-time codes and forgery tokens are bound to it. */
  browserId: string;
  network: string;
  /** The network whose limits a call counts for. Null for loopback in development, which a person and a test suite share. */
  budgetedNetwork: string | null;
  session: Session | null;
  /** Only at the desk, where `session` is always null: neither opens the other's endpoints. */
  staff: StaffSession | null;
  /** The language of the page that calls; null if none was chosen. */
  language: Language | null;
  /** The unfinished sign-up of this browser. */
  signupId: string | null;
};

/** A signed-in caller. */
export type OwnCaller = Caller & { session: Session };
/** Somebody who is signed in to the desk. */
export type StaffCaller = Caller & { staff: StaffSession };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** The network of an address: an IPv4 address itself, or the /64 of an IPv6 address, because one household owns all of it. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (v4) return v4;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...middle, ...right].slice(0, 4).join(':')}::/64`;
}

/** The wider network, an IPv4 /24 or an IPv6 /48: one customer of a hosting company easily has that many addresses. */
export function wideNetworkOf(network: string): string {
  if (network.includes('.')) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

/** Whether a request comes from this machine, by its socket. A forwarded header cannot claim it. */
export function isLoopback({ socket }: Pick<IncomingMessage, 'socket'>): boolean {
  const address = socket.remoteAddress ?? '';
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether an address belongs to one of these addresses and networks, such as `loopback` or `10.0.0.0/8`. */
export function makeNetworkCheck(words: readonly string[]): (address: string) => boolean {
  const networks = new BlockList();
  for (const network of words.flatMap((word) => NAMED_NETWORKS[word] ?? word)) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) networks.addAddress(address, familyOf(address));
    else networks.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => networks.check(address, familyOf(address));
}

/** Reads a caller's address: that of the socket or, behind a trusted proxy, the one that the proxy reports. */
type AddressReader = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;

export function makeAddressReader({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): AddressReader {
  const isTrusted = makeNetworkCheck(TRUST_PROXY);
  return ({ socket, headers }) => {
    let address = socket.remoteAddress ?? '';
    const forwardedFor = TRUST_PROXY.length > 0 && headers['x-forwarded-for'];
    if (!forwardedFor) return address;
    // Each proxy appends the address that it saw. Read from the end, as long as the reporting address is trusted.
    for (const seen of String(forwardedFor).split(',').reverse()) {
      if (!isTrusted(address)) break;
      address = seen.trim();
    }
    return address;
  };
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, keyof typeof ON_SYSTEM][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
const ON_SYSTEM = {
  Android: 'accounts.onAndroid',
  iOS: 'accounts.onIos',
  Windows: 'accounts.onWindows',
  macOS: 'accounts.onMacOs',
  Linux: 'accounts.onLinux',
} as const;
const UNKNOWN_DEVICE = messageOf('accounts.unknownDevice');

/** A name for the list of open sessions that the student recognises: `Chrome on Android`. */
export function deviceOf(request: FastifyRequest): string {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 500);
  const [, browser] = BROWSERS.find(([pattern]) => pattern.test(agent)) ?? [];
  const [, system] = SYSTEMS.find(([pattern]) => pattern.test(agent)) ?? [];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? say('en', UNKNOWN_DEVICE));
}

/** The same name, as it was stored, for a reader of any language. */
export function deviceText(stored: string): Text {
  const [browser = '', name] = stored.split(' on ');
  const [, system] = SYSTEMS.find(([, known]) => known === name) ?? [];
  if (system) return messageOf(ON_SYSTEM[system], { browser });
  return stored === say('en', UNKNOWN_DEVICE) ? UNKNOWN_DEVICE : stored;
}

/** The language in the page's cookie; null if none was chosen, and before cookies are read. */
export const chosenLanguage = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | null =>
  languageOf(cookies?.[LANGUAGE_COOKIE]) ?? null;
