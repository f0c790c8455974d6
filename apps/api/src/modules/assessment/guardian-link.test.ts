import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo } from '../../../test/inbox.ts';

const server = useServer();
const PHONE = '919822012345';
const GUARDIAN = { guardianName: 'Sunita Patil', contact: PHONE };

async function askedByWhatsApp() {
  const asha = await aStudent(server, { firstName: 'Asha' });
  const year = server.deps.now().getUTCFullYear() - 16;
  await asha.browser.call(guardianConsent.saveBirthDate, { body: { birthDate: `${year}-01-15` } });
  const token = await ask(asha.browser);
  return { ...asha, token };
}

async function ask(browser: Browser) {
  expect((await browser.call(guardianConsent.ask, { body: GUARDIAN })).status).toBe(200);
  const [message] = await messagesTo(server, PHONE);
  return message?.text.split('/guardian/').at(-1) ?? '';
}
const open = (token: string) => server.newBrowser().call(guardianConsent.request, { params: { token } });

test('by WhatsApp a guardian gets a link and no bare code; the page has the whole text and the code that works', async () => {
  const { browser, token } = await askedByWhatsApp();
  const [message] = await messagesTo(server, PHONE);
  const code = await codeTo(server, PHONE);
  expect(message?.text).toContain('A student who gave the name “Asha” uses Dakhila');
  expect(message?.text).not.toContain(code);
  const { status, body, headers } = await open(token);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body.data).toMatchObject({ student: 'Asha', code, givenAt: null });
  expect(body.data).toMatchObject({ wording: { points: expect.arrayContaining([expect.stringMatching(/withdraw/)]) } });
  expect(JSON.stringify(body)).not.toMatch(/Patil|98220/);
  expect((await browser.call(guardianConsent.confirm, { body: { otp: code } })).body.data).toMatchObject({
    isSatisfied: true,
  });
  expect((await open(token)).body.data).toMatchObject({ code: null, givenAt: expect.any(String) });
});

test('the database stores neither the token nor the code of a link', async () => {
  const { token } = await askedByWhatsApp();
  const { rows } = await server.pool.query('select * from guardian_consents');
  const stored = JSON.stringify({ ...rows[0], link_hash: rows[0].link_hash.toString('base64url') });
  for (const secret of [token, await codeTo(server, PHONE)]) expect(stored).not.toContain(secret);
});

test('the code is shown for ten minutes, the text for as long as the request stands', async () => {
  const { token } = await askedByWhatsApp();
  await server.clock.advance({ minutes: 11 });
  expect((await open(token)).body.data).toMatchObject({ code: null, student: 'Asha' });
});

test('a link ends with a newer request, with the withdrawal, and an invented one opens nothing', async () => {
  const { browser, token } = await askedByWhatsApp();
  await server.clock.advance({ minutes: 2 });
  const newer = await ask(browser);
  expect([(await open(token)).status, (await open(newer)).status]).toEqual([404, 200]);
  await browser.call(guardianConsent.confirm, { body: { otp: await codeTo(server, PHONE) } });
  await browser.call(guardianConsent.withdraw);
  expect((await open(newer)).status).toBe(404);
  for (const invented of ['x', 'a'.repeat(43), '%00']) expect((await open(invented)).status).toBe(404);
});
