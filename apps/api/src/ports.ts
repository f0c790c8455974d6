import type { IncomingHttpHeaders } from 'node:http';
import type { Said } from '@dakhila/domain/billing/order';
import type { Language } from '@dakhila/domain/language/languages';
import type { TemplateMessage } from '@dakhila/domain/messaging/templates';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Catalogue } from './catalogue/load-catalogue.ts';
import type { FactFiles } from './catalogue/read-data.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Replica } from './db/replica.ts';

/** A mail to a person. `code` is its one-time code, if it has one. */
export type MailMessage = {
  id: string;
  channel: 'email';
  to: string;
  subject: string;
  text: string;
  code?: string;
  /** An appointment that a mail program adds to the calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
};

/** A message by WhatsApp is a template that Meta has approved. There is no free text: Meta refuses it to nearly everybody. */
export type WhatsAppMessage = {
  id: string;
  channel: 'whatsapp';
  /** 12 digits with the 91 prefix. */
  to: string;
  language: Language;
  template: TemplateMessage;
};
export type Message = MailMessage | WhatsAppMessage;

/** The service that accepted a message, and its own id there, by which it reports the delivery. */
export type Accepted = { provider: string; providerId: string | null };

/** Hands one message to its service, or throws. `PermanentFailure` means that a retry is pointless, `ServiceDown` that no other message would get through either. Error messages are stored and logged, so they contain no person and no code. */
export type Messenger<M extends Message> = {
  send(message: M): Promise<Accepted>;
  /** A stand-in sends nothing: its messages stay in the outbox for the dev inbox. */
  keepsMessages?: boolean;
  /** The services behind it, and whether each is paused after failures. */
  providers?(): { name: string; isOpen: boolean }[];
};
export type Mailer = Messenger<MailMessage>;
export type WhatsApp = Messenger<WhatsAppMessage>;

/** The receiving side refused permanently: the number does not exist, or the address is refused. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** The recipient has asked the service for no more of these messages. */
export class OptedOut extends PermanentFailure {
  override name = 'OptedOut';
}

/** The service cannot be reached, does not answer in time, or reports an error of its own. Only this counts as a failure of the service. */
export class ServiceDown extends Error {
  override name = 'ServiceDown';
}

/** Encrypts and authenticates small texts and makes keyed hashes, without revealing the key. */
export type Secrets = {
  /** HMAC-SHA256 under a key of its own for each purpose. */
  hash(purpose: string, ...parts: string[]): Buffer;
  seal(purpose: string, text: string): Buffer;
  /** The sealed text, or null when it was made with another key or changed since. */
  open(purpose: string, sealed: Buffer): string | null;
};

export type GatewayOrder = {
  /** Our id, which cannot be guessed. */
  transactionId: string;
  amountPaise: number;
  currency: string;
  plan: string;
  expiresAt: Date;
  /** The gateway's id, once it has one. */
  reference: string | null;
};
export type Payer = { name: string; email: string; phone: string };

/** What a gateway verifiably reports about one order. The same report always has the same `eventId`. */
export type Evidence = Said & {
  eventId: string;
  transactionId: string;
  paymentId: string | null;
  /** Further payments that the gateway holds for the same order. */
  morePayments?: { paymentId: string; amountPaise: number }[];
};

/** A callback with a valid signature. `stale` is too old: query the status instead. `foreign` is about orders of another shop. `unreadable` has an unknown shape. */
export type Callback =
  | { kind: 'evidence'; evidence: Evidence }
  | { kind: 'stale'; transactionId: string }
  | { kind: 'foreign' }
  /** `what` names the fields that do not fit. */
  | { kind: 'unreadable'; what: string[] };
export type RawCallback = { body: Buffer; headers: IncomingHttpHeaders };

/** Takes payments for orders. `start`, `status` and `refund` may fail without telling whether they took effect: the caller retries. */
export type PaymentGateway = {
  name: 'sandbox' | 'razorpay';
  /** The merchant account; later evidence must name the same one. */
  merchant: string;
  /** Origins that the browser may be redirected to. */
  origins: string[];
  /** Makes the order payable and returns the URL. The same order always gets the same URL. */
  start(order: GatewayOrder, payer: Payer): Promise<{ url: string; reference: string | null }>;
  /** The form that a browser posts there, for gateways that take the order as an encrypted form. */
  form?(order: GatewayOrder): { EncData: string; data: Record<string, string> };
  /** Throws `bad-signature`. */
  readCallback(raw: RawCallback): Callback;
  /** The order that a returning browser belongs to; null when the signature is wrong. `status` has its outcome. */
  readReturn(query: Record<string, string>): { transactionId: string; hasLeft: boolean } | null;
  /** The outcome of an order. `failed` and `expired` mean that it can no longer be paid: it is not queried again. */
  status(order: GatewayOrder): Promise<Evidence>;
  /** Refunds the payment; a repeated call does not refund twice. `refused` means that a retry would not help. */
  refund(order: GatewayOrder & { paymentId: string }): Promise<'done' | 'pending' | 'refused'>;
  /** The hosted page of a stand-in. */
  pages?(app: FastifyInstance): void;
};

export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls: ChatCall[] }
  | { role: 'tool'; callId: string; content: string };
/** A tool call of the model; `input` is JSON as the model wrote it. */
export type ChatCall = { id: string; name: string; input: string };
export type ChatTool = { name: string; description: string; input: Record<string, unknown> };

export type LanguageModel = {
  /** Streams the next turn: text in pieces, each tool call once it is complete. Throws when the model fails, stalls or is stopped. */
  chat(
    turn: { messages: ChatMessage[]; tools: ChatTool[] },
    signal: AbortSignal,
  ): AsyncIterable<{ text: string } | { call: ChatCall }>;
};

/** Stores files outside the database. Their contents are sealed before they come here. Each call returns or throws within seconds. */
export type FileStore = {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Also succeeds when there is no such file. */
  remove(key: string): Promise<void>;
};

/** What became of the reports: sent, failed, or dropped because of a limit. */
export const REPORT_OUTCOMES = ['sent', 'failed', 'repeated', 'over-limit', 'queue-full', 'paused'] as const;

/** An error as the log shows it: without the values of its query. */
export type DescribedError = {
  type: string;
  code?: unknown;
  constraint?: unknown;
  message?: string | undefined;
  stack?: string | undefined;
  cause?: DescribedError;
};
/** An error of ours with the sentence that was logged, and the job that it happened in. */
export type LoggedError = { error: DescribedError; sentence: string; job?: string | undefined };

export type ReportedError = LoggedError & { source: 'server' | 'page' };

/** Reports errors of ours and of pages in browsers to a service that collects them. It never throws, and nobody waits for it. */
export type ErrorReports = {
  /** The texts of an error are scrubbed of contacts, codes and other personal data before they are sent. */
  report(error: ReportedError): void;
  counts: Readonly<Record<(typeof REPORT_OUTCOMES)[number], number>>;
  /** Waits for reports that are under way, within a short time. */
  close(): Promise<void>;
};

/** The dependencies of the use cases. Each lists those it needs: `Pick<Deps, 'db' | 'now'>`. */
export type Deps = {
  config: Config;
  db: Database;
  /** A replica that answers what may lag; none where the settings name none. */
  replica?: Replica | undefined;
  log: Logger;
  /** None where the settings name no service: errors are then only logged. */
  errorReports?: ErrorReports | undefined;
  secrets: Secrets;
  mailer: Mailer;
  whatsApp: WhatsApp;
  gateway: PaymentGateway;
  /** Null where none is configured: the assistant then answers without a model. */
  languageModel: LanguageModel | null;
  /** Null where none is configured: files are then stored in the database. */
  files: FileStore | null;
  /** The facts, in memory and immutable. They are loaded when first used, so read them inside a call. */
  catalogue: Catalogue;
  /** The facts that were published at the desk over those of the release, which this process started with; null facts could not be used. */
  edition?: { id: string; facts: FactFiles | null } | undefined;
  now: () => Date;
  newId: () => string;
};
