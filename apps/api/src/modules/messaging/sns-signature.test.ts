import { API_BASE_PATH } from '@dakhila/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSns } from '../../../test/amazon-sns.ts';
import { anotherApp } from '../../../test/another-app.ts';
import { useServer } from '../../../test/harness.ts';
import { addressOfSns, CertificateUnavailable, makeSnsCheck, type SnsMessage, signedText } from './sns-signature.ts';

const TOKEN = 'token-of-the-mail-service';
const TOPIC = 'arn:aws:sns:ap-south-1:123456789012:bounces';
const server = useServer({ environment: { MAIL_WEBHOOK_TOKEN: TOKEN, MAIL_SNS_TOPIC: TOPIC } });
const sns = makeSns();
afterEach(() => vi.unstubAllGlobals());

/** Answers every address with the certificate, and notes which were asked for. */
function aFetch(body: () => string | Response = () => sns.certificate) {
  const asked: string[] = [];
  const fetchFrom = async (url: Parameters<typeof fetch>[0]) => {
    asked.push(String(url));
    const answer = body();
    return typeof answer === 'string' ? new Response(answer) : answer;
  };
  return { asked, fetchFrom: fetchFrom as typeof fetch };
}
const isSigned = (message: SnsMessage) => makeSnsCheck(aFetch().fetchFrom)(message);

test('what is signed is the text that Amazon documents', () => {
  const message = sns.sign({ Subject: 'My First Message', Message: 'Hello', MessageId: '1', Timestamp: 'now' });
  expect(signedText(message)).toBe(
    `Message\nHello\nMessageId\n1\nSubject\nMy First Message\nTimestamp\nnow\nTopicArn\n${TOPIC}\nType\nNotification\n`,
  );
});

test('a message is genuine in both versions of signatures, with and without a subject, and when a subscription is to be confirmed', async () => {
  for (const SignatureVersion of ['1', '2'] as const) {
    expect(await isSigned(sns.sign({ SignatureVersion }))).toBe(true);
    expect(await isSigned(sns.sign({ SignatureVersion, Subject: 'Amazon SES' }))).toBe(true);
    const Type = 'SubscriptionConfirmation';
    const SubscribeURL = 'https://sns.ap-south-1.amazonaws.com/?Action=ConfirmSubscription';
    expect(await isSigned(sns.sign({ SignatureVersion, Type, SubscribeURL, Token: 'abc' }))).toBe(true);
  }
});

test.each([
  ['another text', { Message: '{"notificationType":"Bounce"}' }],
  ['another topic', { TopicArn: 'arn:aws:sns:ap-south-1:123456789012:other' }],
  ['an added subject', { Subject: 'x' }],
  ['another version', { SignatureVersion: '1' as const }],
  ['no signature', { Signature: '' }],
  ['a signature that is none', { Signature: '!!' }],
])('%s after signing is not genuine', async (_what, changed) => {
  expect(await isSigned({ ...sns.sign(), ...changed })).toBe(false);
});

test.each([
  'http://sns.ap-south-1.amazonaws.com/a.pem',
  'https://sns.ap-south-1.amazonaws.com.evil.example/a.pem',
  'https://evil.example/sns.ap-south-1.amazonaws.com/a.pem',
  'https://sns.ap-south-1.amazonaws.com@evil.example/a.pem',
  'https://sns.ap-south-1.amazonaws.com:8443/a.pem',
  'https://s3.ap-south-1.amazonaws.com/a.pem',
  'https://sns.evil.amazonaws.com/a.pem',
  'https://sns.ap-south-1.amazonaws.com/a.txt',
  'file:///etc/passwd',
  'no address',
])('a certificate at %s is never fetched', async (SigningCertURL) => {
  const { asked, fetchFrom } = aFetch();
  expect(await makeSnsCheck(fetchFrom)(sns.sign({ SigningCertURL }))).toBe(false);
  expect(asked).toEqual([]);
});

test('a certificate is fetched once a day', async () => {
  let now = Date.now();
  const { asked, fetchFrom } = aFetch();
  const check = makeSnsCheck(fetchFrom, () => now);
  for (let count = 0; count < 3; count += 1) expect(await check(sns.sign())).toBe(true);
  expect(asked).toHaveLength(1);
  now += 23 * 3_600_000;
  await check(sns.sign());
  expect(asked).toHaveLength(1);
});

test.each([
  ['an error', () => new Response('no', { status: 403 })],
  ['no certificate', () => 'hello'],
  ['something endless', () => 'x'.repeat(20_000)],
  ['one of the past', () => makeSns({ from: new Date(0), to: new Date(86_400_000) }).certificate],
  [
    'no connection',
    () => {
      throw new Error('ECONNREFUSED');
    },
  ],
])('%s in place of the certificate decides nothing, and is asked for again', async (_what, body) => {
  let isBroken = true;
  const { fetchFrom } = aFetch(() => (isBroken ? body() : sns.certificate));
  const check = makeSnsCheck(fetchFrom);
  await expect(check(sns.sign())).rejects.toThrow(CertificateUnavailable);
  isBroken = false;
  expect(await check(sns.sign())).toBe(true);
});

test('only addresses of Amazon SNS are shown to the operator', () => {
  expect(addressOfSns('https://sns.us-gov-west-1.amazonaws.com/?x=1')?.search).toBe('?x=1');
  expect(addressOfSns('https://evil.example/')).toBeNull();
  expect(addressOfSns(undefined)).toBeNull();
});

const post = (app: typeof server.app, message: object) =>
  app.server.inject({
    method: 'POST',
    url: `${API_BASE_PATH}/webhooks/mail`,
    payload: JSON.stringify(message),
    headers: {
      'content-type': 'text/plain; charset=UTF-8',
      authorization: `Basic ${Buffer.from(`sns:${TOKEN}`).toString('base64')}`,
    },
  });
const Message = JSON.stringify({
  notificationType: 'Bounce',
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'gone@example.com' }] },
});
const suppressed = async () => (await server.pool.query('select recipient from suppressions')).rowCount;

test('a signed bounce of our topic suppresses the address; a forged one, or one of another topic, changes nothing', async () => {
  vi.stubGlobal('fetch', aFetch().fetchFrom);
  const app = await anotherApp(server, { environment: { MAIL_WEBHOOK_TOKEN: TOKEN, MAIL_SNS_TOPIC: TOPIC } });
  const genuine = sns.sign({ Message });
  const refused = [
    { Type: 'Notification', Message },
    { ...sns.sign(), Message },
    makeSns().sign({ Message }),
    sns.sign({ Message, TopicArn: 'arn:aws:sns:ap-south-1:999999999999:bounces' }),
    sns.sign({ Message, SigningCertURL: 'https://evil.example/a.pem' }),
  ];
  for (const message of refused) expect((await post(app, message)).statusCode).toBe(400);
  expect(await suppressed()).toBe(0);
  const unconfigured = await anotherApp(server, { environment: { MAIL_WEBHOOK_TOKEN: TOKEN } });
  expect((await post(unconfigured, genuine)).statusCode).toBe(400);
  expect((await post(app, genuine)).statusCode).toBe(200);
  expect(await suppressed()).toBe(1);
});

test('Amazon is asked to send again while its certificate cannot be read', async () => {
  vi.stubGlobal('fetch', aFetch(() => new Response('', { status: 500 })).fetchFrom);
  expect((await post(server.app, sns.sign({ Message }))).statusCode).toBe(503);
  expect(await suppressed()).toBe(0);
});

test('a subscription is confirmed by the operator, at an address of Amazon only', async () => {
  const { asked, fetchFrom } = aFetch();
  vi.stubGlobal('fetch', fetchFrom);
  const Type = 'SubscriptionConfirmation';
  const ask = (SubscribeURL: string) => post(server.app, sns.sign({ Type, SubscribeURL, Token: 'abc' }));
  expect((await ask('https://evil.example/confirm')).statusCode).toBe(200);
  expect(server.logged()).not.toContain('evil.example');
  expect((await ask('https://sns.ap-south-1.amazonaws.com/?Action=ConfirmSubscription')).statusCode).toBe(200);
  expect(server.logged()).toContain('Action=ConfirmSubscription');
  expect(asked).toHaveLength(1);
});
