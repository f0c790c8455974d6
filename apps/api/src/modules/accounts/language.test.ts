import { auth } from '@dakhila/contract/auth';
import { signup } from '@dakhila/contract/signup';
import { language } from '@dakhila/contract/students';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo } from '../../../test/inbox.ts';

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

test('errors are said in the language of the page, and codes are sent in it until there is a profile', async () => {
  const browser = server.newBrowser();
  await choose(browser, 'hi');
  const form = { firstName: 'A', lastName: 'Patil', email: 'asha@example.com', phone: '9876543210' };
  expect((await browser.call(signup.init, { body: form })).body).toMatchObject({
    message: 'नाम में कम से कम 2 अक्षर होने चाहिए',
    fields: { firstName: 'नाम में कम से कम 2 अक्षर होने चाहिए' },
  });
  await browser.call(signup.init, { body: { ...form, firstName: 'Asha' } });
  const [message] = await messagesTo(server, 'asha@example.com');
  expect(message?.subject).toBe('अपना ई-मेल वेरिफ़ाई करें · Dakhila');
  expect(message?.text).toMatch(/^\d{6} आपका Dakhila कोड है। यह आपका ई-मेल वेरिफ़ाई करने के लिए है और 10 मिनट तक चलेगा।/);
});

test('a message follows the profile of its recipient, not the page that caused it', async () => {
  const asha = await aStudent(server);
  await choose(asha.browser, 'mr');
  const phone = server.newBrowser();
  await choose(phone, 'hi');
  await phone.call(auth.loginInit, { body: { identifier: asha.email } });
  expect((await messagesTo(server, asha.email))[0]?.subject).toBe('तुमचा लॉगिन कोड · Dakhila');
});

test('an account keeps the language of the sign-up it came from', async () => {
  const browser = server.newBrowser();
  await choose(browser, 'mr');
  const form = { firstName: 'Asha', lastName: 'Patil', email: 'asha@example.com', phone: '9876543210' };
  await browser.call(signup.init, { body: form });
  const { rows } = await server.pool.query('select language from signups');
  expect(rows).toEqual([{ language: 'mr' }]);
  await choose(browser, 'hi');
  expect((await server.pool.query('select language from signups')).rows).toEqual([{ language: 'hi' }]);
});
