import { auth } from '@dakhila/contract/auth';
import { language } from '@dakhila/contract/language';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo } from '../../../test/inbox.ts';

const server = useServer();
const choose = (browser: Browser, word: string) => browser.call(language.choose, { body: { language: word as 'hi' } });
const languageOfProfile = async (id: string) =>
  (await server.pool.query<{ language: string | null }>('select language from students where id = $1', [id])).rows[0]
    ?.language;

async function signIn(browser: Browser, email: string) {
  await browser.call(auth.loginInit, { body: { identifier: email } });
  await browser.call(auth.loginVerify, { body: { identifier: email, otp: await codeTo(server, email) } });
}

test('a choice is kept in a cookie that scripts may read, and in the profile of a signed-in student', async () => {
  const asha = await aStudent(server);
  const answer = await choose(asha.browser, 'hi');
  expect(answer.status).toBe(200);
  expect(asha.browser.cookies.get('language')).toBe('hi');
  expect(String(answer.headers['set-cookie'])).not.toMatch(/language=hi[^,]*HttpOnly/i);
  expect(await languageOfProfile(asha.id)).toBe('hi');
});

test('a language we do not speak is refused and changes nothing', async () => {
  const asha = await aStudent(server);
  await choose(asha.browser, 'mr');
  expect((await choose(asha.browser, 'fr')).status).toBe(400);
  expect(await languageOfProfile(asha.id)).toBe('mr');
});

test("at login the profile's language comes to a new browser, whatever that one was set to", async () => {
  const asha = await aStudent(server);
  await choose(asha.browser, 'mr');
  const phone = server.newBrowser();
  await choose(phone, 'hi');
  await signIn(phone, asha.email);
  expect(phone.cookies.get('language')).toBe('mr');
  expect(await languageOfProfile(asha.id)).toBe('mr');
});

test('a student without a choice takes the one made on the login page', async () => {
  const asha = await aStudent(server);
  const phone = server.newBrowser();
  await choose(phone, 'hi');
  await signIn(phone, asha.email);
  expect(await languageOfProfile(asha.id)).toBe('hi');
});
