import { escapeHtml } from '@dakhila/domain/escape-html';
import type { InboxMessage } from './read-dev-inbox.ts';

const CHANNEL_NAMES = { email: 'E-mail', whatsapp: 'WhatsApp' };
const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The dev inbox as one plain page: no script, nothing foreign. */
export function devInboxPage(to: string, messages: InboxMessage[]): string {
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
${messages.length > 0 ? messages.map(article).join('\n') : emptyFace(to)}
</main>
</body>
</html>
`;
}

function article({ id, channel, to, subject, text, code, sentAt, calendar }: InboxMessage): string {
  return `<article aria-labelledby="m-${escapeHtml(id)}">
<p class="quiet"><span class="channel">${CHANNEL_NAMES[channel]}</span> to <b>${escapeHtml(to)}</b> <time datetime="${escapeHtml(sentAt)}">${escapeHtml(time.format(new Date(sentAt)))} IST</time></p>
<h2 id="m-${escapeHtml(id)}">${escapeHtml(subject)}</h2>
${code === null ? '' : `<p>Code <strong class="code">${escapeHtml(code)}</strong></p>\n`}<p class="text">${escapeHtml(text)}</p>
${calendar ? `<details><summary>Calendar file</summary><pre class="text">${escapeHtml(calendar)}</pre></details>\n` : ''}</article>`;
}

const emptyFace = (to: string) =>
  `<p class="empty">${to ? `Nothing was sent to ${escapeHtml(to)} yet.` : 'Nothing was sent yet. Sign up or log in, then refresh this page.'}</p>`;
