import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { makeLogger } from '../logger.ts';
import { openMessaging } from './messaging.ts';

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:2525' };
const WHATSAPP = { WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_NUMBER_ID: '1065' };

test.each([
  ['nothing', {}, { email: true, whatsapp: true }],
  ['a mail server', SMTP, { email: false, whatsapp: true }],
  ['WhatsApp', WHATSAPP, { email: true, whatsapp: false }],
  ['half of WhatsApp', { WHATSAPP_TOKEN: 'token' }, { email: true, whatsapp: true }],
  ['both', { ...SMTP, ...WHATSAPP }, { email: false, whatsapp: false }],
])('with %s configured, only the other channels keep their messages', (_what, settings, keeps) => {
  const messaging = openMessaging(readConfig(settings), makeLogger({ LOG_LEVEL: 'silent' }));
  const { mailer, whatsApp } = messaging;
  expect({ email: mailer.keepsMessages === true, whatsapp: whatsApp.keepsMessages === true }).toEqual(keeps);
  messaging.close();
});

test('the stand-in takes every message and logs one line without code, words or recipient', async () => {
  const lines: string[] = [];
  const log = makeLogger({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
  const { mailer } = openMessaging(readConfig({}), log);
  await mailer.send({
    id: 'm-1',
    channel: 'email',
    to: 'asha@example.com',
    subject: 'Your code',
    text: '482913',
    code: '482913',
  });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 20, message: 'm-1', channel: 'email' }]);
  for (const secret of ['482913', 'asha', 'Your code']) expect(lines.join('')).not.toContain(secret);
});
