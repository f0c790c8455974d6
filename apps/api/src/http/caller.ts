import type { IncomingMessage } from 'node:http';
import type { Language } from '@dakhila/domain/language/languages';

/** A signed-in student's session, as requests carry it. */
export type Session = {
  publicId: string;
  studentId: string;
  /** The account is closed and waits to be erased: only what undoes that is open. */
  isClosed?: true;
};

/** Who is calling: a browser, from a network, perhaps with a session or a sign-up that is under way. */
export type Caller = {
  /** Random, made at the first visit, kept by the browser. One-time codes and forgery tokens are bound to it. */
  browserId: string;
  network: string;
  /** The network whose budgets a call counts against; none for this very machine in development, which a person and a test suite share. */
  budgetedNetwork: string | null;
  session: Session | null;
  /** The language of the page that calls; null where none was chosen. */
  language: Language | null;
  /** The pending sign-up that this browser began. */
  signupId: string | null;
};

/** A caller who is signed in. */
export type OwnCaller = Caller & { session: Session };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** The network behind an address: the address itself, or the /64 of an IPv6 one, which a single household owns whole. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (v4) return v4;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...middle, ...right].slice(0, 4).join(':')}::/64`;
}

/** The wider network around it, an IPv4 /24 or an IPv6 /48: a single customer of a hoster easily has that many addresses. */
export function wideNetworkOf(network: string): string {
  if (network.includes('.')) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

/** Whether a request comes from this very machine, by its socket; a forwarded header cannot claim it. */
export function isLoopback({ socket }: Pick<IncomingMessage, 'socket'>): boolean {
  const address = socket.remoteAddress ?? '';
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
