import { randomUUID } from 'node:crypto';
import { API_BASE_PATH } from '@dakhila/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSns } from '../../../test/amazon-sns.ts';
import { useServer } from '../../../test/harness.ts';
import { typed } from '../../../test/ops.ts';
import { aMessenger, deliverDue } from '../../../test/outbox.ts';
import { messageDeliveries, outbox } from '../../db/schema/index.ts';
import { PermanentFailure } from '../../ports.ts';
import { enqueueMessage } from './enqueue.ts';
import { followDelivery } from './follow-delivery.ts';
import { mailEventIn } from './mail-events.ts';

const TOKEN = 'token-of-the-mail-service';
const TOPIC = 'arn:aws:sns:ap-south-1:123456789012:bounces';
const TO = 'asha.patil@example.com';
const mailer = aMessenger('mail');
const server = useServer({ environment: { MAIL_WEBHOOK_TOKEN: TOKEN, MAIL_SNS_TOPIC: TOPIC }, deps: { mailer } });
const amazon = makeSns();
beforeEach(() => {
  mailer.answer = async () => {};
  vi.stubGlobal('fetch', async () => new Response(amazon.certificate));
});
afterEach(() => vi.unstubAllGlobals());

const report = (payload: unknown) =>
  server.app.server.inject({
    method: 'POST',
    url: `${API_BASE_PATH}/webhooks/mail`,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
  });

/** A mail that was handed to the service. */
async function aSentMail(): Promise<string> {
  const id = randomUUID();
  await enqueueMessage({ ...server.deps, newId: () => id }, server.deps.db, {
    ...{ channel: 'email', kind: 'receipt', to: TO, subject: 'Your receipt', text: 'Paid', studentId: null },
    expiresAt: new Date(server.deps.now().getTime() + 3_600_000),
  });
  await deliverDue(server.deps, 'email');
  return id;
}
const deliveries = () => server.deps.db.select().from(messageDeliveries);
const suppressed = async () =>
  (await server.pool.query('select recipient, reason from suppressions where ended_at is null')).rows;

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(server.deps.now().getTime() - hours * HOUR_MS).toISOString();

/** The reports of each service about one mail. */
const SERVICES = {
  'our own shape': (id: string) => {
    const about = { messageId: `<${id}@dakhila.example>`, recipient: TO };
    return {
      delivered: { event: 'delivered', ...about },
      soft: { event: 'soft-bounce', ...about },
      hard: { event: 'hard-bounce', ...about },
      complaint: { event: 'complaint', ...about },
    };
  },
  Postmark: (id: string) => {
    const about = { MessageID: randomUUID(), Metadata: { Message: id } };
    const bounce = (Type: string) => ({ RecordType: 'Bounce', Type, Email: TO, BouncedAt: ago(1), ...about });
    return {
      delivered: { RecordType: 'Delivery', Recipient: TO, DeliveredAt: ago(1), ...about },
      soft: bounce('SoftBounce'),
      hard: bounce('HardBounce'),
      complaint: { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: TO, BouncedAt: ago(1), ...about },
    };
  },
  'Amazon, notification of an identity': (id: string) =>
    ofAmazon('notificationType', { headers: [{ name: 'Message-ID', value: `<${id}@dakhila.example>` }] }),
  'Amazon, event of a configuration set': (id: string) =>
    ofAmazon('eventType', { headers: [], commonHeaders: { messageId: `<${id}@dakhila.example>` } }),
};
function ofAmazon(kind: 'notificationType' | 'eventType', original: object) {
  const mail = { messageId: '0000014a-example', destination: [TO], ...original };
  const signed = (message: object) => amazon.sign({ TopicArn: TOPIC, Message: JSON.stringify({ mail, ...message }) });
  const recipients = [{ emailAddress: TO }];
  const bounce = (bounceType: string, bounceSubType: string) =>
    signed({
      [kind]: 'Bounce',
      bounce: { bounceType, bounceSubType, bouncedRecipients: recipients, timestamp: ago(1) },
    });
  return {
    delivered: signed({ [kind]: 'Delivery', delivery: { recipients: [TO], timestamp: ago(1) } }),
    soft: bounce('Transient', 'MailboxFull'),
    hard: bounce('Permanent', 'General'),
    complaint: signed({
      [kind]: 'Complaint',
      complaint: { complainedRecipients: recipients, complaintFeedbackType: 'abuse', timestamp: ago(1) },
    }),
  };
}
const services = Object.entries(SERVICES);

test.each(services)(
  '%s: a mail is followed until it has arrived, came back or was complained about',
  async (_who, of) => {
    const id = await aSentMail();
    const { delivered, soft, hard, complaint } = of(id);
    const states: unknown[] = [];
    for (const one of [delivered, delivered, soft, delivered, hard, complaint, hard, delivered]) {
      expect((await report(one)).statusCode).toBe(200);
      states.push((await deliveries()).flatMap(({ state, reason }) => [state, reason]));
    }
    expect(states).toEqual([
      ...[1, 2].map(() => ['delivered', null]),
      // A mail server that accepted a mail may send it back: a copy of the older report changes nothing.
      ...[3, 4, 5].map(() => ['failed', 'soft-bounce']),
      ...[6, 7, 8].map(() => ['complained', 'complaint']),
    ]);
    expect(await deliveries()).toMatchObject([
      { messageId: id, deliveredAt: expect.any(Date), failedAt: expect.any(Date) },
    ]);
  },
);

test.each(services)('%s: the same reports in another order lead to the same state', async (_who, of) => {
  const id = await aSentMail();
  const { delivered, hard } = of(id);
  for (const one of [hard, delivered]) await report(one);
  expect(await deliveries()).toMatchObject([{ state: 'failed', reason: 'hard-bounce' }]);
  expect(await suppressed()).toEqual([{ recipient: TO, reason: 'hard-bounce' }]);
});

test.each(services)('%s: a full mailbox is not suppressed', async (_who, of) => {
  await report(of(await aSentMail()).soft);
  expect(await suppressed()).toEqual([]);
});

test('a report that comes before we noted that the service has the mail is not lost', async () => {
  mailer.answer = async (mail) => void (await report(SERVICES.Postmark(mail.id).hard));
  await aSentMail();
  expect(await deliveries()).toMatchObject([{ state: 'failed', provider: 'mail' }]);
});

test('ten copies of a report at once are one', async () => {
  const { hard } = SERVICES.Postmark(await aSentMail());
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(hard)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(await deliveries()).toMatchObject([{ state: 'failed' }]);
  expect(server.logged().split('message not delivered')).toHaveLength(2);
});

test('a late copy of a bounce does not suppress an address that an operator has freed since', async () => {
  const id = await aSentMail();
  for (const of of [SERVICES.Postmark, SERVICES['Amazon, notification of an identity']]) {
    const { hard } = of(id);
    await report(hard);
    await typed(server, ['suppression', 'remove', TO]);
    await report(hard);
    expect(await suppressed()).toEqual([]);
  }
});

test('a bounce of the future counts as one of now, so that it can be freed', async () => {
  await report({ ...SERVICES.Postmark(await aSentMail()).hard, BouncedAt: '2999-01-01T00:00:00Z' });
  await typed(server, ['suppression', 'remove', TO]);
  expect(await suppressed()).toEqual([]);
  const { rows } = await server.pool.query('select since <= app_now() as is_past from suppressions');
  expect(rows).toEqual([{ is_past: true }]);
});

test('a mail that an operator sends again is followed from the beginning', async () => {
  mailer.answer = async () => {
    throw new PermanentFailure('smtp 550');
  };
  const id = await aSentMail();
  expect(await deliveries()).toMatchObject([{ state: 'failed' }]);
  mailer.answer = async () => {};
  await typed(server, ['outbox', 'retry', id, '--yes']);
  await deliverDue(server.deps, 'email');
  await report(SERVICES.Postmark(id).delivered);
  expect(await deliveries()).toMatchObject([{ state: 'delivered', failedAt: null }]);
});

test('no report by mail changes a message by WhatsApp', async () => {
  const id = await aSentMail();
  await server.deps.db.update(outbox).set({ channel: 'whatsapp' });
  await report(SERVICES.Postmark(id).hard);
  expect(await deliveries()).toMatchObject([{ state: 'accepted' }]);
  const about = { provider: 'whatsapp', state: 'read', reason: null } as const;
  await followDelivery(server.deps, id, { ...about, channel: 'email' });
  expect(await deliveries()).toMatchObject([{ state: 'accepted' }]);
});

const bounceOf = (changed: object) => ({ RecordType: 'Bounce', Type: 'HardBounce', Email: TO, ...changed });
const amazonSays = (message: object) => ({ notificationType: 'Bounce', ...message });
const recipients = [{ emailAddress: TO }];
/** A transient bounce, with or without what a mail server said about the delivery. */
const transient = (bounceSubType: string, said: object = {}) =>
  amazonSays({
    bounce: { bounceType: 'Transient', bounceSubType, bouncedRecipients: [{ emailAddress: TO, ...said }] },
  });
const FAILED = { action: 'failed', status: '4.4.7', diagnosticCode: 'smtp; 451 try later' };

test.each([
  ['General, with the notification of a mail server', transient('General', FAILED)],
  ['General, in capitals', transient('General', { ...FAILED, action: 'Failed' })],
  ['MailboxFull', transient('MailboxFull')],
  ['MessageTooLarge', transient('MessageTooLarge')],
  ['ContentRejected', transient('ContentRejected')],
  ['AttachmentRejected', transient('AttachmentRejected')],
  ['a cause of later years', transient('CustomTimeoutExceeded')],
  ['Undetermined', amazonSays({ bounce: { bounceType: 'Undetermined', bouncedRecipients: recipients } })],
])('Amazon, transient bounce %s: the mail has failed, and the address stays', (_what, payload) => {
  expect(mailEventIn(payload)).toMatchObject({ event: 'soft-bounce', recipients: [TO] });
});

test('a mail that arrived stays delivered when an automatic answer comes back, and fails when a mail server returns it', async () => {
  const id = await aSentMail();
  const { delivered } = SERVICES['Amazon, notification of an identity'](id);
  const mail = { headers: [{ name: 'Message-ID', value: `<${id}@dakhila.example>` }] };
  const signed = (message: object) => amazon.sign({ TopicArn: TOPIC, Message: JSON.stringify({ mail, ...message }) });
  await report(delivered);
  await report(signed(transient('General')));
  expect(await deliveries()).toMatchObject([{ state: 'delivered', reason: null }]);
  await report(signed(transient('General', FAILED)));
  expect(await deliveries()).toMatchObject([{ state: 'failed', reason: 'soft-bounce' }]);
  expect(await suppressed()).toEqual([]);
});

test.each([
  ['Postmark: a delay', bounceOf({ Type: 'Transient' })],
  ['Postmark: an automatic answer', bounceOf({ Type: 'AutoResponder' })],
  ['Postmark: a type of the language', bounceOf({ Type: 'constructor' })],
  ['Amazon: an automatic answer', transient('General')],
  ['Amazon: a delay at a mail server that took the mail', transient('General', { action: 'delayed', status: '4.0.0' })],
  [
    'Amazon: taken out of the spam folder',
    amazonSays({ complaint: { complainedRecipients: recipients, complaintFeedbackType: 'not-spam' } }),
  ],
])('%s changes nothing', (_what, payload) => {
  expect(mailEventIn(payload)).toBeNull();
});

test.each([
  ['an open, which needs a tracker', { RecordType: 'Open', Recipient: TO }],
  [
    'too many recipients',
    amazonSays({ bounce: { bounceType: 'Permanent', bouncedRecipients: Array(101).fill(recipients[0]) } }),
  ],
  ['an address of a megabyte', bounceOf({ Email: 'a'.repeat(1_000_000) })],
  ['no address', { RecordType: 'Bounce', Type: 'HardBounce' }],
  ['an unknown kind', { eventType: 'Rendering Failure' }],
])('%s is not used', (_what, payload) => {
  expect(mailEventIn(payload)).toBeUndefined();
});

test('a moment that is none, or of the year 0, does not cost the report', async () => {
  for (const BouncedAt of ['soon', '0000-01-01T00:00:00Z', '-271821-04-20T00:00:00Z', 7, null, '9'.repeat(2_000)]) {
    const id = await aSentMail();
    expect((await report({ ...SERVICES.Postmark(id).hard, BouncedAt })).statusCode).toBe(200);
    await server.pool.query('delete from suppressions');
  }
  expect((await deliveries()).map(({ state }) => state)).toEqual(Array(6).fill('failed'));
});

test('whatever a mail service sends is acknowledged or refused, never an error of ours', async () => {
  const name = fc.constantFrom(
    ...['event', 'messageId', 'recipient', 'RecordType', 'Type', 'Email', 'Metadata', 'BouncedAt', 'notificationType'],
    ...['eventType', 'mail', 'bounce', 'complaint', 'delivery', 'headers', 'Message', 'TopicArn', 'SigningCertURL'],
  );
  const value = fc.oneof(
    fc.constantFrom(
      'Bounce',
      'HardBounce',
      'hard-bounce',
      'Delivery',
      'Notification',
      TOPIC,
      TO,
      '<@>',
      '\0',
      '__proto__',
    ),
    fc.string(),
    fc.jsonValue({ maxDepth: 2 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, fc.oneof(value, fc.dictionary(name, value))), async (payload) => {
      expect([200, 400]).toContain((await report(payload)).statusCode);
    }),
    { numRuns: 150 },
  );
  expect(server.logged()).not.toContain(TO);
});
