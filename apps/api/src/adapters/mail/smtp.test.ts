import { createServer } from 'node:net';
import { CODE_LIMIT_MS, MAILS_AT_ONCE } from '@dakhila/domain/messaging/senders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSmtpServer } from '../../../test/servers/smtp-server.ts';
import { timeLimit } from '../../../test/time-limit.ts';
import { makeLogger } from '../../logger.ts';
import { DELIVERY } from '../../modules/messaging/deliver.ts';
import { type MailMessage, PermanentFailure, ServiceDown } from '../../ports.ts';
import { mustEncrypt, openSmtpMailer, SMTP_LIMITS } from './smtp.ts';

let server: Awaited<ReturnType<typeof aSmtpServer>>;
let mailer: ReturnType<typeof openSmtpMailer>;
let lines: string[];
const log = makeLogger({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
const open = (url = server.url) =>
  openSmtpMailer({ url, from: 'Dakhila <no-reply@dakhila.example>', name: 'mail' }, log);
beforeEach(async () => {
  lines = [];
  server = await aSmtpServer();
  mailer = open();
});
afterEach(async () => {
  mailer.close();
  await server.close();
});

const aMail = (changed: Partial<MailMessage> = {}): MailMessage => ({
  id: '0b7c6f0e-0000-4000-8000-000000000001',
  channel: 'email',
  to: 'asha.patil@example.com',
  subject: 'Your Dakhila code',
  text: 'Your code is 482913.\n\nIt is good for 10 minutes.',
  code: '482913',
  ...changed,
});
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

test('a mail arrives after a login, from us, to its recipient, with its words', async () => {
  await mailer.send(aMail());
  const [mail] = server.received;
  expect(mail).toMatchObject({
    envelopeTo: ['asha.patil@example.com'],
    from: { name: 'Dakhila', address: 'no-reply@dakhila.example' },
    to: [{ address: 'asha.patil@example.com' }],
    subject: 'Your Dakhila code',
    messageId: '<0b7c6f0e-0000-4000-8000-000000000001@dakhila.example>',
  });
  expect(mail?.text?.trim()).toBe('Your code is 482913.\n\nIt is good for 10 minutes.');
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  // Postmark sends it back with each report.
  expect(header('x-pm-metadata-message')).toBe('0b7c6f0e-0000-4000-8000-000000000001');
});

test('while other mails hang, each on a connection of its own, a code goes out', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold('ravi@example.com', promise);
  const { code: _code, ...reminder } = aMail({ to: 'ravi@example.com' });
  const reminders = Array.from({ length: MAILS_AT_ONCE.others }, () => mailer.send(reminder));
  // Nothing waits in the pool, where it would be sent after its sender has given it up.
  await expect.poll(() => server.connections()).toBe(MAILS_AT_ONCE.others);
  await mailer.send(aMail());
  expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['asha.patil@example.com']]);
  resolve();
  await Promise.all(reminders);
});

test('an appointment comes as a calendar part that mail programs file, and as a file', async () => {
  const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  const calendar = { method: 'CANCEL', filename: 'काउंसलिंग-सेशन.ics', content } as const;
  await mailer.send(aMail({ calendar }));
  const parts = server.received[0]?.attachments.map(({ mimeType, method, filename }) => [mimeType, method, filename]);
  expect(parts).toEqual([
    ['text/calendar', 'CANCEL', null],
    ['application/ics', undefined, 'काउंसलिंग-सेशन.ics'],
  ]);
});

test('the code stands in the body and in no header', async () => {
  await mailer.send(aMail());
  const [mail] = server.received;
  expect(mail?.text).toContain('482913');
  expect(mail?.html).toContain('>482913</b>');
  expect(JSON.stringify(mail?.headers)).not.toContain('482913');
});

test('rupees, Marathi and mark-up survive: text stays text, HTML is escaped', async () => {
  const text = 'You paid ₹1,00,000 & more.\n<script>alert("x")</script>\n\nधन्यवाद';
  await mailer.send(aMail({ subject: 'पावती ₹999', text }));
  const [mail] = server.received;
  expect(mail?.subject).toBe('पावती ₹999');
  expect(mail?.text?.trim()).toBe(text);
  expect(mail?.html).toContain(
    '₹1,00,000 &amp; more.<br>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</p><p>धन्यवाद',
  );
});

test('a line end in a subject adds no header', async () => {
  await mailer.send(aMail({ subject: 'Receipt\r\nBcc: thief@example.com\r\n\r\nbody' }));
  const [mail] = server.received;
  expect(mail?.subject).toBe('Receipt Bcc: thief@example.com body');
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.envelopeTo).toEqual(['asha.patil@example.com']);
});

test.each([
  'asha@example.com, thief@example.com',
  'asha@example.com\r\nRCPT TO:<thief@example.com>',
  'Asha <asha@example.com>',
  'asha@example.com>',
  'asha',
  'asha@',
  '',
])('what is not one plain address is refused before anything is sent: %j', async (to) => {
  await expect(mailer.send(aMail({ to }))).rejects.toThrow(PermanentFailure);
  expect(server.received).toEqual([]);
});

test('a passing "no" may be tried again, and then the mail arrives', async () => {
  server.refuse('recipient', 451);
  server.refuse('message', 452);
  for (const reason of ['smtp 451 EENVELOPE at RCPT TO', 'smtp 452 EMESSAGE at DATA']) {
    const failure = await failureOf(mailer.send(aMail()));
    expect(failure).not.toBeInstanceOf(PermanentFailure);
    // One mailbox that is full or busy says nothing about the others.
    expect(failure).not.toBeInstanceOf(ServiceDown);
    expect(failure).toMatchObject({ message: reason });
  }
  await mailer.send(aMail());
  expect(server.received.length).toBe(1);
});

test.each([
  ['recipient', 550],
  ['message', 554],
] as const)('a final "no" to the %s is final', async (stage, code) => {
  server.refuse(stage, code);
  const failure = await failureOf(mailer.send(aMail()));
  expect(failure).toBeInstanceOf(PermanentFailure);
  expect(failure).toMatchObject({ message: expect.stringContaining(`smtp ${code}`) });
});

test.each([
  ['login', 535],
  ['sender', 553],
] as const)('a "no" to our own %s is for the operator: told loudly, and the mail is not lost', async (stage, code) => {
  server.refuse(stage, code);
  const failure = await failureOf(mailer.send(aMail()));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PermanentFailure);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: expect.stringContaining('SMTP_URL') });
  await mailer.send(aMail());
  expect(server.received.length).toBe(1);
});

test('a server that is down is worth another try', async () => {
  await server.close();
  const failure = await failureOf(mailer.send(aMail()));
  expect(failure).toMatchObject({ message: expect.stringMatching(/^smtp E[A-Z]+ at CONN$/) });
  expect(failure).toBeInstanceOf(ServiceDown);
});

test('a server that accepts connections and says nothing has failed within ten seconds', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const other = open(`smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  const since = performance.now();
  expect(await failureOf(other.send(aMail()))).toBeInstanceOf(ServiceDown);
  expect(performance.now() - since).toBeLessThan(timeLimit(10_000));
  other.close();
  silent.close();
});

test('two servers that are down take less time than a sender waits', () => {
  const { codes, others } = SMTP_LIMITS;
  expect(2 * (others.connectMs + others.silenceMs)).toBeLessThan(DELIVERY.sendLimitMs);
  expect(Math.max(codes.connectMs, codes.silenceMs)).toBeLessThan(CODE_LIMIT_MS);
  expect(2 * CODE_LIMIT_MS).toBeLessThan(DELIVERY.codeLimitMs);
});

test('a server that closes in the middle is worth another try', async () => {
  const rude = createServer((socket) => socket.end('421 4.3.2 busy\r\n'));
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
  const address = rude.address();
  const other = open(`smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  const failure = await failureOf(other.send(aMail()));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PermanentFailure);
  other.close();
  rude.close();
});

test('no code, no address and no password is in a failure or in the log', async () => {
  server.refuse('login', 535);
  server.refuse('sender', 553);
  server.refuse('recipient', 451, 550);
  server.refuse('message', 554);
  const told: string[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) told.push(String(await failureOf(mailer.send(aMail()))));
  expect(told.every((words) => words.includes('smtp'))).toBe(true);
  for (const secret of ['482913', 'asha', 'p@ss', 'no-reply']) expect([...told, ...lines].join()).not.toContain(secret);
});

test.each([
  ['smtp://user:pass@smtp.example.com:587', true],
  ['smtp://10.0.0.5', true],
  ['smtp://127.0.0.1.example.com', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
])('a mail server on another machine must encrypt: %s → %s', (url, expected) => {
  expect(mustEncrypt(url)).toBe(expected);
});
