import { createServer } from 'node:http';
import { aSmtpSink } from '../../apps/api/test/servers/smtp-sink.ts';

/** Where the providers listen. */
export type Listening = { smtpUrl: string; apiUrl: string };
/** When the first message to each recipient arrived, in ms since 1970, and how many came in all. */
export type Arrived = { firstAt: [string, number][]; messages: number };

// A mail server and the WhatsApp API in a process of their own. They note recipient and time, and read nothing else.
const firstAt = new Map<string, number>();
let messages = 0;
const note = (to: string) => {
  messages += 1;
  if (!firstAt.has(to)) firstAt.set(to, Date.now());
};

const mail = await aSmtpSink(note);

const whatsApp = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { to }: { to: string } = JSON.parse(Buffer.concat(chunks).toString());
  note(to);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id: `wamid.${messages}` }] }));
});
await new Promise<void>((resolve) => void whatsApp.listen(0, '127.0.0.1', resolve));

const address = whatsApp.address();
const port = typeof address === 'object' ? address?.port : 0;
process.on('message', () => process.send?.({ firstAt: [...firstAt], messages } satisfies Arrived));
process.once('disconnect', () => process.exit());
process.send?.({
  smtpUrl: mail.url,
  apiUrl: `http://127.0.0.1:${port}/v23.0`,
} satisfies Listening);
