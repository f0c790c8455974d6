import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCloudServer, failed } from '../../../test/servers/whatsapp-server.ts';
import { timeLimit } from '../../../test/time-limit.ts';
import { makeLogger } from '../../logger.ts';
import { OptedOut, PermanentFailure, ServiceDown, type WhatsApp, type WhatsAppMessage } from '../../ports.ts';
import { openWhatsAppCloud } from './cloud-api.ts';

/** Nothing is given up because the machine is busy; only where nobody answers, nobody is waited for. */
const LIMIT_MS = timeLimit(60_000);
const SHORT_LIMIT_MS = 300;
let server: Awaited<ReturnType<typeof aCloudServer>>;
let whatsApp: WhatsApp;
let hasty: WhatsApp;
let lines: string[];
beforeEach(async () => {
  lines = [];
  server = await aCloudServer();
  const log = makeLogger({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  const settings = {
    apiUrl: server.apiUrl,
    token: 'EAAJB-secret',
    phoneNumberId: '106540352242922',
    codeTemplate: 'sign_in_code',
  };
  whatsApp = openWhatsAppCloud(settings, log, LIMIT_MS);
  hasty = openWhatsAppCloud(settings, log, SHORT_LIMIT_MS);
});
afterEach(() => server.close());

const aCode = (changed: Partial<WhatsAppMessage> = {}): WhatsAppMessage => ({
  id: '0b7c6f0e-0000-4000-8000-000000000001',
  channel: 'whatsapp',
  to: '919876543210',
  language: 'en',
  template: { name: 'sign_in_code', parameters: { code: '482913' } },
  ...changed,
});
const aReminder = (): WhatsAppMessage =>
  aCode({ language: 'mr', template: { name: 'number_changed', parameters: { name: 'Asha', number: '98••••3210' } } });
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );
/** Sends a code to a service that will reply like this. */
const sentTo = (reply: object | string) => (reply === 'silence' ? hasty : whatsApp).send(aCode());
const loudLines = () => lines.filter((line) => JSON.parse(line).level === 50);

test('a code goes out by the authentication template, exactly as documented', async () => {
  await whatsApp.send(aCode());
  expect(server.requests).toMatchObject([
    {
      method: 'POST',
      url: '/v23.0/106540352242922/messages',
      headers: { authorization: 'Bearer EAAJB-secret', 'content-type': 'application/json' },
    },
  ]);
  expect(server.requests[0]?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919876543210',
    biz_opaque_callback_data: '0b7c6f0e-0000-4000-8000-000000000001',
    type: 'template',
    template: {
      name: 'sign_in_code',
      language: { code: 'en' },
      components: [
        { type: 'body', parameters: [{ type: 'text', text: '482913' }] },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '482913' }] },
      ],
    },
  });
});

test('any other message goes out by its own template, with named parameters and in the language of its reader', async () => {
  await whatsApp.send(aReminder());
  expect(server.requests[0]?.body).toMatchObject({
    type: 'template',
    template: {
      name: 'number_changed',
      language: { code: 'mr' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', parameter_name: 'name', text: 'Asha' },
            { type: 'text', parameter_name: 'number', text: '98••••3210' },
          ],
        },
      ],
    },
  });
});

test('a button gets the end of its address', async () => {
  await whatsApp.send(aCode({ template: { name: 'guardian_consent', parameters: { student: 'Asha', link: 'abc' } } }));
  expect(server.requests[0]?.body).toMatchObject({
    template: {
      components: [
        { type: 'body', parameters: [{ type: 'text', parameter_name: 'student', text: 'Asha' }] },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'abc' }] },
      ],
    },
  });
});

test('a template without parameters is sent without components', async () => {
  await whatsApp.send(aCode({ template: { name: 'number_in_use', parameters: {} } }));
  expect(server.requests[0]?.body).toMatchObject({ template: { name: 'number_in_use', components: [] } });
});

test('the id that the service gave to the message is returned, for its delivery reports', async () => {
  expect(await whatsApp.send(aCode())).toEqual({ provider: 'whatsapp', providerId: 'wamid.HBgM' });
});

test('while a translation is not approved, the message goes out in English and the operator is told', async () => {
  server.reply(failed(404, 132001));
  await whatsApp.send(aCode({ language: 'hi' }));
  const languages = server.requests.map(({ body }) => body);
  expect(languages).toMatchObject([
    { template: { language: { code: 'hi' } } },
    { template: { language: { code: 'en' } } },
  ]);
  expect(loudLines()).toHaveLength(1);
});

test.each([
  ['not on WhatsApp', 400, 131026],
  ['not on the allowed list', 400, 131030],
  ['outside the 24-hour window', 400, 131047],
  ['not a number', 400, 100],
  ['opted out', 400, 131050],
])('a recipient who is %s is refused for good', async (_why, status, code) => {
  server.reply(failed(status, code));
  const failure = await failureOf(whatsApp.send(aCode()));
  expect(failure).toBeInstanceOf(PermanentFailure);
  expect(failure).toMatchObject({ message: expect.stringContaining(`code ${code}: `) });
  expect(failure instanceof OptedOut).toBe(code === 131050);
});

test.each([
  ['too many messages', failed(429, 130429)],
  ['too many messages, as an older version says it', failed(400, 130429)],
  ['the spam limit', failed(400, 131048)],
  ['too many to one recipient', failed(400, 131056)],
  ['the account limit', failed(400, 80007)],
  ['too many calls', failed(400, 4)],
  ['a service that is down', failed(503, 2)],
  ['an unknown error', failed(500, 131000)],
  ['a code nobody has documented', failed(400, 999_999)],
  ['a plain 500', { status: 500, body: 'Internal Server Error' }],
  ['garbage', { status: 200, body: '<html>Sign in to the hotel Wi-Fi</html>' }],
  ['a success without a message', { status: 200, body: '{"messages":[]}' }],
  ['an empty answer', { status: 204, body: '' }],
  ['a broken answer', { status: 400, body: '{"error":' }],
  ['silence', 'silence'],
  ['a connection that is cut', 'hang up'],
  ['a redirect', { status: 307, body: '', headers: { location: '/elsewhere' } }],
] as const)('after %s it may be tried again, and then it arrives', async (_what, reply) => {
  server.reply(reply);
  const failure = await failureOf(sentTo(reply));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PermanentFailure);
  expect(loudLines()).toEqual([]);
  await whatsApp.send(aCode());
  expect(server.requests.length).toBe(2);
});

test.each([
  ['an expired token', failed(401, 190)],
  ['a token without the permission', failed(403, 10)],
  ['a permission of the 200s', failed(403, 200)],
  ['an unknown login failure', failed(401, 999_999)],
  ['a 401 without words', { status: 401, body: '' }],
  ['a template that is missing', failed(404, 132001)],
  ['a payment that is due', failed(400, 131042)],
] as const)('%s is for the operator: told loudly, and the message is not lost', async (_what, reply) => {
  server.reply(reply);
  const failure = await failureOf(whatsApp.send(aCode()));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PermanentFailure);
  expect(loudLines().length).toBe(1);
});

test('a service that cannot be reached is worth another try', async () => {
  await server.close();
  const failure = await failureOf(whatsApp.send(aCode()));
  expect(failure).not.toBeInstanceOf(PermanentFailure);
  expect(failure).toMatchObject({ message: 'whatsapp is unreachable' });
});

test.each([
  ['an error of the service', failed(503, 2), true],
  ['a plain 500', { status: 500, body: 'Internal Server Error' }, true],
  ['silence', 'silence', true],
  ['a connection that is cut', 'hang up', true],
  ['too many messages', failed(429, 130429), false],
  ['a paused template', failed(400, 132015), false],
  ['an expired token', failed(401, 190), false],
] as const)('whether the service is down, after %s', async (_what, reply, isDown) => {
  server.reply(reply);
  expect((await failureOf(sentTo(reply))) instanceof ServiceDown).toBe(isDown);
});

test('no code, no number and no token is in a failure or in the log', async () => {
  const replies = [
    failed(400, 131026),
    failed(401, 190),
    failed(429, 130429),
    failed(400, 100),
    'silence',
    'hang up',
  ] as const;
  server.reply(...replies);
  const told: string[] = [];
  for (const reply of replies) told.push(String(await failureOf(sentTo(reply))));
  expect(told.every((words) => words.includes('whatsapp'))).toBe(true);
  for (const secret of ['482913', '9876543210', 'EAAJB']) expect([...told, ...lines].join()).not.toContain(secret);
});
