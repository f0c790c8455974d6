import type { Message } from '../../ports.ts';

const LONGEST = 200;

/** Why a delivery failed, fit to be stored and logged: whatever the driver says, the recipient and the code are taken out. */
export function reasonOf(error: unknown, { to, code }: Pick<Message, 'to' | 'code'>): string {
  const words = error instanceof Error ? error.message || error.name : 'unknown';
  // A server may repeat a phone without its country code.
  const secrets = [to, to.replace(/^91/, ''), ...(code ? [code] : [])];
  return secrets
    .reduce((text, secret) => text.replaceAll(secret, '…'), words)
    .replace(/[^\s<>]+@[^\s<>]+/g, '…')
    .slice(0, LONGEST);
}
