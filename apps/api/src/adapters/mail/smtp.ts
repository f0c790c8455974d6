import { isIP } from 'node:net';
import { POSTMARK_METADATA } from '@dakhila/domain/messaging/delivery';
import { MAILS_AT_ONCE } from '@dakhila/domain/messaging/senders';
import { escapeHtml } from '@dakhila/domain/text';
import { createTransport } from 'nodemailer';
import { type Deps, type Mailer, type MailMessage, PermanentFailure, ServiceDown } from '../../ports.ts';

type SmtpSettings = { url: string; from: string; name: string };

type Limits = { connectMs: number; silenceMs: number };
/**
 * How long we wait for the server's greeting, and for its reply to each command. It is short, so that the second server can be tried before the sender stops
 * waiting. A connection for codes ends before its code expires, so that a silent server cannot occupy all of them.
 */
export const SMTP_LIMITS = {
  codes: { connectMs: 3_000, silenceMs: 4_000 },
  others: { connectMs: 5_000, silenceMs: 8_000 },
} satisfies Record<string, Limits>;
/** One mailbox and nothing else: no list, no display name, no line end. */
const MAILBOX = /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\]{1,255}$/;
/** Only a refusal of these is about the message. The operator fixes a refused login or sender address. */
const ABOUT_THE_MESSAGE = ['RCPT TO', 'DATA'];
/** Without a reply of the server, these mean that it could not be reached or was silent. */
const UNREACHABLE = ['ECONNECTION', 'ESOCKET', 'EDNS', 'ETIMEDOUT'];

/**
 * Sends mail by SMTP. A server on another machine must offer encryption, unless the address ends in `?requireTLS=false`. Codes have connections of their
 * own. There are as many connections as mails at once: a mail that waited in the pool would still be sent after its sender had stopped waiting, and then a second time.
 */
export function openSmtpMailer({ url, from, name }: SmtpSettings, log: Deps['log']): Mailer & { close(): void } {
  const [forCodes, forOthers] = [openTransport(url, from, 'codes'), openTransport(url, from, 'others')];
  const domain = /@([^\s@>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(message) {
      if (!MAILBOX.test(message.to)) throw new PermanentFailure('malformed address');
      // The same id at each attempt, so that a mail program can drop a second copy.
      const messageId = `<${message.id}@${domain}>`;
      try {
        const transport = message.code === undefined ? forOthers : forCodes;
        await transport.sendMail({ ...mailOf(message), messageId });
        return { provider: name, providerId: messageId };
      } catch (error) {
        throw failureOf(error, log);
      }
    },
    close: () => {
      forCodes.close();
      forOthers.close();
    },
  };
}

function openTransport(url: string, from: string, kind: keyof typeof SMTP_LIMITS) {
  const { connectMs, silenceMs }: Limits = SMTP_LIMITS[kind];
  return createTransport(
    {
      url,
      pool: true,
      maxConnections: MAILS_AT_ONCE[kind],
      requireTLS: mustEncrypt(url),
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      dnsTimeout: connectMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
}

const mailOf = ({ id, to, subject, text, code, calendar }: MailMessage) => ({
  to: { name: '', address: to },
  // A subject is one line, whatever it was given.
  subject: subject.replace(/\s+/g, ' '),
  text,
  html: htmlBody(text, code),
  headers: { 'Auto-Submitted': 'auto-generated', [`X-PM-Metadata-${POSTMARK_METADATA}`]: id },
  ...(calendar && { icalEvent: calendar }),
});

/** The failure without the server's own text, which may contain the address. */
function failureOf(error: unknown, log: Deps['log']): Error {
  const { code, responseCode, command } = partsOf(error);
  const reason = ['smtp', responseCode, code, command && `at ${command}`].filter(Boolean).join(' ');
  const isRefusal = responseCode !== undefined && responseCode >= 500 && responseCode !== 503;
  if (isRefusal && command && ABOUT_THE_MESSAGE.includes(command)) return new PermanentFailure(reason);
  if (isRefusal || code === 'EAUTH' || code === 'ETLS')
    log.error({ reason }, 'the mail server refuses us: check SMTP_URL');
  const isDown = responseCode === undefined && code !== undefined && UNREACHABLE.includes(code);
  return isDown ? new ServiceDown(reason) : new Error(reason);
}

function partsOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  const { code, responseCode, command }: Error & { code?: string; responseCode?: number; command?: string } = error;
  // `AUTH PLAIN` is all that may be logged of a login.
  return { code, responseCode, command: command?.split(' ').slice(0, 2).join(' ') };
}

/** Codes and our password are never sent unencrypted over a network. */
export function mustEncrypt(url: string): boolean {
  const { hostname } = new URL(url);
  return !(hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.')));
}

/** The text in paragraphs, with the code in large print. */
function htmlBody(text: string, code: string | undefined): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map(
    (paragraph) => `<p>${withCode(escapeHtml(paragraph).replaceAll('\n', '<br>'), code)}</p>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body style="font:16px/1.5 sans-serif">${body.join('')}</body></html>`;
}

const withCode = (html: string, code: string | undefined) =>
  code
    ? html.replaceAll(escapeHtml(code), (found) => `<b style="font-size:24px;letter-spacing:3px">${found}</b>`)
    : html;
