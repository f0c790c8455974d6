import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@dakhila/domain/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { type Channel, messengersOf, openContent } from './message.ts';
import { newestMessages } from './store.ts';

const LIMIT = 50;

type InboxMessage = {
  id: string;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  code: string | null;
  sentAt: string;
  /** What is known of its way; null while it waits. */
  delivery: string | null;
  /** The calendar file, where the message carries one. */
  calendar?: string;
};

/** The newest messages of stand-ins, to everyone or to one e-mail address or phone. */
async function readDevInbox(
  deps: Pick<Deps, 'db' | 'secrets' | 'mailer' | 'whatsApp'>,
  to: string,
): Promise<InboxMessage[]> {
  const messengers = messengersOf(deps);
  const kept = (['email', 'whatsapp'] satisfies Channel[]).filter((channel) => messengers[channel].keepsMessages);
  const rows = await newestMessages(deps.db, kept, recipientOf(to), LIMIT);
  return rows.flatMap((row) => {
    const content = openContent(deps.secrets, row.sealed);
    if (!content) return [];
    const { subject, text, code = null, calendar } = content;
    const sentAt = (row.sentAt ?? row.createdAt).toISOString();
    const message = {
      id: row.id,
      channel: row.channel,
      to: row.recipient,
      subject,
      text,
      code,
      sentAt,
      delivery: row.delivery,
    };
    return calendar ? { ...message, calendar: calendar.content } : message;
  });
}

/** The recipient as the outbox stores it: `98765 43210` → `919876543210`. Nothing typed means everyone. */
function recipientOf(typed: string): string | undefined {
  // A plus sign that was not encoded arrives as a blank, and no address holds one.
  if (typed.includes('@')) return typed.trim().toLowerCase().replaceAll(' ', '+');
  const digits = typed.replace(/[\s+()-]/g, '');
  return (digits.length === 10 ? `91${digits}` : digits) || undefined;
}

const CHANNEL_NAMES = { email: 'Email', whatsapp: 'WhatsApp' };
const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The dev inbox as one plain page: no script, nothing foreign. */
function devInboxPage(to: string, messages: InboxMessage[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Dev inbox</title>
<link rel="stylesheet" href="/dev/inbox.css">
</head>
<body>
<main>
<h1>Dev inbox</h1>
<p class="quiet">E-mails and WhatsApp messages that a real service would have delivered. The newest is first.</p>
<form action="/dev/inbox">
<label for="to">E-mail or phone number</label>
<div class="row">
<input id="to" name="to" value="${escapeHtml(to)}" autocomplete="off" spellcheck="false">
<button>Search</button>
</div>
</form>
<p class="links"><a href="/dev/inbox?to=${encodeURIComponent(to)}">Refresh</a>${to ? ' <a href="/dev/inbox">Show all</a>' : ''}</p>
${messages.length > 0 ? messages.map(article).join('\n') : emptyState(to)}
</main>
</body>
</html>
`;
}

function article({ id, channel, to, subject, text, code, sentAt, delivery, calendar }: InboxMessage): string {
  return `<article aria-labelledby="m-${escapeHtml(id)}">
<p class="quiet"><span class="channel">${CHANNEL_NAMES[channel]}</span> to <b>${escapeHtml(to)}</b> <time datetime="${escapeHtml(sentAt)}">${escapeHtml(time.format(new Date(sentAt)))} IST</time> ${escapeHtml(delivery ?? 'waiting')}</p>
<h2 id="m-${escapeHtml(id)}">${escapeHtml(subject)}</h2>
${code === null ? '' : `<p>Code <strong class="code">${escapeHtml(code)}</strong></p>\n`}<p class="text">${escapeHtml(text)}</p>
${calendar ? `<details><summary>Calendar file</summary><pre class="text">${escapeHtml(calendar)}</pre></details>\n` : ''}</article>`;
}

const emptyState = (to: string) =>
  `<p class="empty">${to ? `Nothing was sent to ${escapeHtml(to)} yet.` : 'Nothing was sent yet. Sign up or log in, then refresh this page.'}</p>`;

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
const STYLE = readFileSync(join(import.meta.dirname, 'dev-inbox.css'), 'utf8');

/** The messages of stand-ins as a page (`/dev/inbox`) and as JSON (`/dev/inbox.json`), on this machine only. */
export function registerDevInbox(app: FastifyInstance, deps: Pick<Deps, 'db' | 'secrets' | 'mailer' | 'whatsApp'>) {
  app.register(async (inbox) => {
    inbox.addHook('onRequest', async (request, reply) => {
      // The usual 404, so that other callers do not learn that there is an inbox.
      if (!isFromThisMachine(request)) return reply.callNotFound();
      reply.header('cache-control', 'no-store').header('content-security-policy', POLICY);
    });

    inbox.get('/dev/inbox.json', async (request) => ({ messages: await readDevInbox(deps, typedIn(request)) }));

    inbox.get('/dev/inbox', async (request, reply) => {
      const to = typedIn(request);
      return reply.type('text/html; charset=utf-8').send(devInboxPage(to, await readDevInbox(deps, to)));
    });

    inbox.get('/dev/inbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  });
}

/**
 * Whether the request comes from this machine. The address of the socket decides. Headers can only refuse: behind a proxy every
 * client looks local, and the domain of a foreign page may resolve to this machine.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { host, forwarded, 'x-forwarded-for': forwardedFor, 'x-real-ip': realIp } = request.headers;
  return isLoopback(request) && LOOPBACK_HOST.test(host ?? '') && !forwarded && !forwardedFor && !realIp;
}

function typedIn({ query }: FastifyRequest): string {
  const to = typeof query === 'object' && query !== null && 'to' in query ? query.to : '';
  return typeof to === 'string' ? to.slice(0, 320).replaceAll('\u0000', '') : '';
}
