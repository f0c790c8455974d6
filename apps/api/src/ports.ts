import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';

/** A message as a person gets it. `code` is the one-time code, where the message carries one. */
export type Message = {
  id: string;
  channel: 'email' | 'whatsapp';
  /** An e-mail address, or a phone of 12 digits with the 91 prefix. */
  to: string;
  subject: string;
  text: string;
  code?: string;
};

/** Delivers one message, or throws. `PermanentFailure` means that trying again is pointless. A failure's words name no person and no code: they are stored and logged. */
type Messenger = {
  send(message: Message): Promise<void>;
  /** A stand-in delivers to nobody: its messages stay in the outbox, where the dev inbox shows them. */
  keepsMessages?: boolean;
};
export type Mailer = Messenger;
export type WhatsApp = Messenger;

/** The receiving side said no for good: a number that does not exist, an address that is refused. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** Encrypts and authenticates small texts, makes keyed hashes; its key never leaves it. */
export type Secrets = {
  /** HMAC-SHA256 under a key of its own for each purpose. */
  hash(purpose: string, ...parts: string[]): Buffer;
  seal(purpose: string, text: string): Buffer;
  /** The sealed text, or null when it was made with another key or changed since. */
  open(purpose: string, sealed: Buffer): string | null;
};

/** What the server is made of. A use case lists the parts it needs: `Pick<Deps, 'db' | 'now'>`. */
export type Deps = {
  config: Config;
  db: Database;
  log: Logger;
  secrets: Secrets;
  mailer: Mailer;
  whatsApp: WhatsApp;
  now: () => Date;
  newId: () => string;
};
