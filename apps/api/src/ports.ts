import type { IncomingHttpHeaders } from 'node:http';
import type { Said } from '@dakhila/domain/billing/order';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Catalogue } from './catalogue/load-catalogue.ts';
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
  /** An appointment that a mail program files by itself. Only e-mail carries it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
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

/** An order as a gateway needs it. */
export type GatewayOrder = {
  /** Our name for it, which nobody can guess. */
  transactionId: string;
  amountPaise: number;
  currency: string;
  plan: string;
  expiresAt: Date;
  /** The gateway's own name for it, once it has one. */
  reference: string | null;
};
export type Payer = { name: string; email: string; phone: string };

/** What a gateway verifiably says of one order. The same word always has the same `eventId`. */
export type Evidence = Said & {
  eventId: string;
  transactionId: string;
  paymentId: string | null;
  /** Further payments that the gateway holds for the same order. */
  morePayments?: { paymentId: string; amountPaise: number }[];
};

/** A callback whose signature fits: news, an old word that must be asked for again, something that is none of our business, or a shape we do not know. */
export type Callback =
  | { kind: 'evidence'; evidence: Evidence }
  | { kind: 'stale'; transactionId: string }
  | { kind: 'foreign' }
  /** `what` names the fields that do not fit. */
  | { kind: 'unreadable'; what: string[] };
export type RawCallback = { body: Buffer; headers: IncomingHttpHeaders };

/** Takes money for orders. Every call but the two readers may fail; then nothing is known, and one asks again. */
export type PaymentGateway = {
  name: 'sandbox' | 'razorpay';
  /** For whom it takes the money; it must be the same in what it says later. */
  merchant: string;
  /** Where the browser may be sent, besides ourselves. */
  origins: string[];
  /** Makes the order payable and says where. Asking again for the same order gives the same place. */
  start(order: GatewayOrder, payer: Payer): Promise<{ url: string; reference: string | null }>;
  /** What a browser posts to that place, for gateways that take the order as a sealed form. */
  form?(order: GatewayOrder): { EncData: string; data: Record<string, string> };
  /** Throws `bad-signature`. */
  readCallback(raw: RawCallback): Callback;
  /** Which order a browser came back from; null when the signature does not fit. What became of it, `status` says. */
  readReturn(query: Record<string, string>): { transactionId: string; hasLeft: boolean } | null;
  /** What became of an order. `failed` and `expired` only when it can no longer be paid there: nobody asks again. */
  status(order: GatewayOrder): Promise<Evidence>;
  /** Gives the money back, once however often it is asked. `refused` when asking again would not help. */
  refund(order: GatewayOrder & { paymentId: string }): Promise<'done' | 'pending' | 'refused'>;
  /** The hosted page of a stand-in. */
  pages?(app: FastifyInstance): void;
};

/** What is said in a chat with a language model. */
export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls: ChatCall[] }
  | { role: 'tool'; callId: string; content: string };
/** A tool that the model wants to have used; `input` is JSON as the model wrote it. */
export type ChatCall = { id: string; name: string; input: string };
export type ChatTool = { name: string; description: string; input: Record<string, unknown> };

/** A language model that chats over tools. */
export type LanguageModel = {
  /** Tells its next turn: text piece by piece, tool calls once each is whole. Throws when it fails, stalls or is stopped; then what was told is all there is. */
  chat(
    turn: { messages: ChatMessage[]; tools: ChatTool[] },
    signal: AbortSignal,
  ): AsyncIterable<{ text: string } | { call: ChatCall }>;
};

/** What the server is made of. A use case lists the parts it needs: `Pick<Deps, 'db' | 'now'>`. */
export type Deps = {
  config: Config;
  db: Database;
  log: Logger;
  secrets: Secrets;
  mailer: Mailer;
  whatsApp: WhatsApp;
  gateway: PaymentGateway;
  /** Null where none is configured: the assistant then answers by itself. */
  languageModel: LanguageModel | null;
  /** The facts, in memory and unchanging. They may be read only at the first look: take what is needed inside a call. */
  catalogue: Catalogue;
  now: () => Date;
  newId: () => string;
};
