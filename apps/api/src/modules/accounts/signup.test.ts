import { signup } from '@dakhila/contract/signup';
import { beforeEach, expect, test } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo, wrongCode } from '../../../test/inbox.ts';
import { seedAffiliationCodes } from '../accounts/affiliation-codes.ts';
import { requireVerifiedSignup } from './sign-up.ts';

const server = useServer();
beforeEach(() => seedAffiliationCodes(server.deps.db));

const ASHA = {
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha@example.com',
  phone: '9876543210',
  affiliationCode: '',
};
const PHONE = '919876543210';
const init = (browser: Browser, body: object = ASHA) => browser.call(signup.init, { body });
const verify = (browser: Browser, type: 'email' | 'whatsapp', otp: string, email = ASHA.email) =>
  browser.call(signup.verifyOtp, { body: { email, otp, type } });
const lookUpEmail = (browser: Browser, email = ASHA.email) => browser.call(signup.checkEmail, { query: { email } });

async function verifiedBrowser() {
  const browser = server.newBrowser();
  await init(browser);
  await verify(browser, 'email', await codeTo(server, ASHA.email));
  await verify(browser, 'whatsapp', await codeTo(server, PHONE));
  return browser;
}

test('a sign-up is verified by e-mail, then by WhatsApp, whose first code the e-mail step sends', async () => {
  const browser = server.newBrowser();
  expect(await init(browser)).toMatchObject({ status: 200, body: { success: true, data: { step: 'email' } } });
  expect(await messagesTo(server, PHONE)).toEqual([]);
  expect(await verify(browser, 'email', await codeTo(server, ASHA.email))).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await lookUpEmail(browser)).toMatchObject({ body: { data: { step: 'whatsapp' } } });
  expect((await verify(browser, 'whatsapp', await codeTo(server, PHONE))).status).toBe(200);
  expect(await lookUpEmail(browser)).toMatchObject({ body: { data: { step: 'completed' } } });
});

test('a verified sign-up gives back the look-ups it took, once a day for a number: a whole school may sign up from one network', async () => {
  const spent = async () => {
    const { rows } = await server.pool.query("select spent from budgets where key like 'lookups:%:%' order by key");
    return rows.map((row) => row.spent);
  };
  const signUp = async (email: string) => {
    const browser = server.newBrowser('203.0.113.7');
    await browser.call(signup.checkExisting, { query: { phone: ASHA.phone } });
    await lookUpEmail(browser, email);
    await browser.call(signup.validateAffiliationCode, { query: { code: 'PUNE01' } });
    await init(browser, { ...ASHA, email, affiliationCode: 'PUNE01' });
    expect(await spent()).toContain(4);
    await verify(browser, 'email', await codeTo(server, email), email);
    expect((await verify(browser, 'whatsapp', await codeTo(server, PHONE), email)).status).toBe(200);
  };
  await signUp(ASHA.email);
  expect(await spent()).toEqual([0, 0]);
  await signUp('another@example.com');
  expect((await spent()).toSorted()).toEqual([0, 4, 4]);
});

test('when the WhatsApp codes of the day are spent the address stays verified, and no code is on its way', async () => {
  const app = await anotherApp(server, { environment: { WHATSAPP_DAILY_CODES: '1' } });
  const rohan = { ...ASHA, email: 'rohan@example.com', phone: '9876500000' };
  for (const [person, isCodeSent] of [
    [ASHA, true],
    [rohan, false],
  ] as const) {
    const browser = app.newBrowser();
    await init(browser, person);
    const answer = await verify(browser, 'email', await codeTo(server, person.email), person.email);
    expect(answer).toMatchObject({ status: 200, body: { isCodeSent } });
  }
  expect(await messagesTo(server, `91${rohan.phone}`)).toEqual([]);
});

test.each([
  ['firstName', 'A', 'First name must be at least 2 characters'],
  ['firstName', '  A ', 'First name must be at least 2 characters'],
  [
    'firstName',
    'You won. Visit evil.example or call 9999999999 now',
    'Please enter your name as it appears on your certificates',
  ],
  ['firstName', '<b>Asha', 'Please enter your name as it appears on your certificates'],
  ['firstName', 'A\r\nATTENDEE', 'Please enter your name as it appears on your certificates'],
  ['lastName', 'at http://evil.example', 'Please enter your name as it appears on your certificates'],
  ['lastName', 'P', 'Last name must be at least 2 characters'],
  ['email', 'asha@', 'Please enter a valid email'],
  ['phone', '12345', 'Please enter a valid 10-digit mobile number'],
  ['phone', '98765432101', 'Please enter a valid 10-digit mobile number'],
  ['affiliationCode', 'AB-1', 'Affiliation code must be alphanumeric and maximum 6 characters'],
  ['affiliationCode', 'ABCDEFG', 'Affiliation code must be alphanumeric and maximum 6 characters'],
])('%s %j is refused with its sentence', async (field, value, message) => {
  const { status, body } = await init(server.newBrowser(), { ...ASHA, [field]: value });
  expect(status).toBe(400);
  expect(body).toMatchObject({ status: 'fail', fields: { [field]: message } });
});

test('an unknown field is refused', async () => {
  expect((await init(server.newBrowser(), { ...ASHA, role: 'admin' })).status).toBe(400);
});

test('an affiliation code is taken in any case and kept; an unknown one is refused', async () => {
  const browser = server.newBrowser();
  expect((await init(browser, { ...ASHA, affiliationCode: 'pune01' })).status).toBe(200);
  expect(await lookUpEmail(browser)).toMatchObject({ body: { data: { existingData: { affiliationCode: 'PUNE01' } } } });
  expect(await init(server.newBrowser(), { ...ASHA, affiliationCode: 'NOSUCH' })).toMatchObject({
    status: 400,
    body: { code: 'affiliation-code-invalid' },
  });
});

test('validate-affiliation-code knows active codes only', async () => {
  const browser = server.newBrowser();
  expect((await browser.call(signup.validateAffiliationCode, { query: { code: 'PUNE01' } })).status).toBe(200);
  expect(await browser.call(signup.validateAffiliationCode, { query: { code: 'NOSUCH' } })).toMatchObject({
    status: 400,
    body: { message: 'Invalid Affiliation Code' },
  });
  await server.pool.query("update affiliation_codes set is_active = false where code = 'PUNE01'");
  expect((await browser.call(signup.validateAffiliationCode, { query: { code: 'PUNE01' } })).status).toBe(400);
});

test('prefill is for the browser that owns the sign-up, by e-mail and by phone', async () => {
  const browser = server.newBrowser();
  await init(browser);
  const expected = { firstName: 'Asha', lastName: 'Patil', email: ASHA.email, phone: PHONE, affiliationCode: '' };
  expect((await lookUpEmail(browser, 'Asha@Example.com')).body.data).toEqual({ existingData: expected, step: 'email' });
  expect((await browser.call(signup.checkExisting, { query: { phone: '9876543210' } })).body.data).toEqual({
    existingData: expected,
    step: 'email',
  });
});

test('another browser learns nothing about a pending sign-up', async () => {
  await init(server.newBrowser());
  const stranger = server.newBrowser();
  expect((await lookUpEmail(stranger)).body.data).toEqual({ existingData: null, step: null });
  expect((await stranger.call(signup.checkExisting, { query: { phone: '9876543210' } })).body.data).toEqual({
    existingData: null,
    step: null,
  });
});

test('a registered contact is a bare fact, from both look-ups and from init', async () => {
  await aStudent(server, { email: ASHA.email, phone: PHONE, firstName: 'Secret' });
  const browser = server.newBrowser();
  const answers = [
    await lookUpEmail(browser),
    await browser.call(signup.checkExisting, { query: { phone: '9876543210' } }),
    await init(browser),
    await init(browser, { ...ASHA, email: 'other@example.com' }),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 409, body: { status: 'fail', code: 'already-registered' } });
    expect(JSON.stringify(answer.body)).not.toContain('Secret');
  }
});

test('look-ups are limited for a browser', async () => {
  const browser = server.newBrowser();
  for (let count = 0; count < 30; count += 1)
    expect((await lookUpEmail(browser, `s${count}@example.com`)).status).toBe(200);
  expect((await lookUpEmail(browser, 'more@example.com')).status).toBe(429);
});

test('the e-mail code is sent again for {resendType}, with or without the fields of the form', async () => {
  const browser = server.newBrowser();
  await init(browser);
  expect((await init(browser, { resendType: 'email' })).status).toBe(200);
  await server.clock.advance({ seconds: 61 });
  expect((await init(browser, { ...ASHA, resendType: 'email' })).status).toBe(200);
  expect(await messagesTo(server, ASHA.email)).toHaveLength(3);
});

test('without a pending sign-up nothing is sent again and nothing is verified', async () => {
  const browser = server.newBrowser();
  expect(await init(browser, { resendType: 'email' })).toMatchObject({
    status: 409,
    body: { code: 'no-pending-signup' },
  });
  expect((await verify(browser, 'email', '123456')).status).toBe(409);
  expect((await browser.call(signup.resendWhatsAppOtp, { body: { email: ASHA.email } })).status).toBe(409);
});

test('the WhatsApp code is sent again once the e-mail address is verified, not before', async () => {
  const browser = server.newBrowser();
  await init(browser);
  const resend = () => browser.call(signup.resendWhatsAppOtp, { body: { email: ASHA.email } });
  expect(await resend()).toMatchObject({ status: 409, body: { code: 'signup-unverified' } });
  await verify(browser, 'email', await codeTo(server, ASHA.email));
  expect((await resend()).status).toBe(200);
  expect(await messagesTo(server, PHONE)).toHaveLength(2);
});

test('WhatsApp is not verified before e-mail', async () => {
  const browser = server.newBrowser();
  await init(browser);
  expect((await verify(browser, 'whatsapp', await codeTo(server, ASHA.email))).status).toBe(409);
});

test('an e-mail address that is not of this sign-up is refused', async () => {
  const browser = server.newBrowser();
  await init(browser);
  expect((await verify(browser, 'email', await codeTo(server, ASHA.email), 'other@example.com')).status).toBe(409);
});

test.each([
  ['wrong', (code: string) => wrongCode(code)],
  ['short', (code: string) => code.slice(0, 5)],
])('a %s code is refused and the step stays', async (_, spoil) => {
  const browser = server.newBrowser();
  await init(browser);
  const code = await codeTo(server, ASHA.email);
  expect(await verify(browser, 'email', spoil(code))).toMatchObject({
    status: 400,
    body: { message: 'Invalid or expired OTP' },
  });
  expect((await verify(browser, 'email', code)).status).toBe(200);
});

test('an empty code is refused with its sentence', async () => {
  const browser = server.newBrowser();
  await init(browser);
  expect(await verify(browser, 'email', ' ')).toMatchObject({
    status: 400,
    body: { message: 'Please enter verification code' },
  });
});

test('an expired code is refused', async () => {
  const browser = server.newBrowser();
  await init(browser);
  const code = await codeTo(server, ASHA.email);
  await server.clock.advance({ minutes: 11 });
  expect((await verify(browser, 'email', code)).status).toBe(400);
});

test('a code of the e-mail step does not verify WhatsApp', async () => {
  const browser = server.newBrowser();
  await init(browser);
  const code = await codeTo(server, ASHA.email);
  await verify(browser, 'email', code);
  if ((await codeTo(server, PHONE)) !== code) expect((await verify(browser, 'whatsapp', code)).status).toBe(400);
});

test('a corrected e-mail address has to be verified anew, an unchanged one not', async () => {
  const browser = server.newBrowser();
  await init(browser);
  await verify(browser, 'email', await codeTo(server, ASHA.email));
  expect(await init(browser, { ...ASHA, firstName: 'Aasha' })).toMatchObject({ body: { data: { step: 'whatsapp' } } });
  expect(await init(browser, { ...ASHA, email: 'asha.patil@example.com' })).toMatchObject({
    body: { data: { step: 'email' } },
  });
  expect(await lookUpEmail(browser, 'asha.patil@example.com')).toMatchObject({
    body: { data: { existingData: { firstName: 'Asha' } } },
  });
});

test('a verified step can be sent twice without harm', async () => {
  const browser = await verifiedBrowser();
  expect((await verify(browser, 'email', '000000')).status).toBe(200);
  expect((await verify(browser, 'whatsapp', '000000')).status).toBe(200);
});

test('a pending sign-up lapses after a day', async () => {
  const browser = await verifiedBrowser();
  await server.clock.advance({ hours: 25 });
  expect((await lookUpEmail(browser)).body.data).toEqual({ existingData: null, step: null });
  expect((await verify(browser, 'email', '123456')).status).toBe(409);
});

test('the plan needs both steps, and the very e-mail address of the sign-up', async () => {
  const browser = server.newBrowser();
  await init(browser);
  const { rows } = await server.pool.query('select id from signups');
  await expect(requireVerifiedSignup(server.deps.db, rows[0].id, ASHA.email)).rejects.toMatchObject({
    code: 'signup-unverified',
  });
  await verify(browser, 'email', await codeTo(server, ASHA.email));
  await expect(requireVerifiedSignup(server.deps.db, rows[0].id, ASHA.email)).rejects.toMatchObject({
    code: 'signup-unverified',
  });
  await verify(browser, 'whatsapp', await codeTo(server, PHONE));
  await expect(requireVerifiedSignup(server.deps.db, rows[0].id, 'other@example.com')).rejects.toMatchObject({
    code: 'no-pending-signup',
  });
  expect(await requireVerifiedSignup(server.deps.db, rows[0].id, ASHA.email)).toMatchObject({ firstName: 'Asha' });
});

test('a made-up sign-up cookie is worth nothing', async () => {
  await init(server.newBrowser());
  const { rows } = await server.pool.query('select id from signups');
  const stranger = server.newBrowser();
  for (const cookie of [rows[0].id, Buffer.from(rows[0].id).toString('base64url'), 'x'.repeat(100)]) {
    stranger.cookies.set('signup', cookie);
    expect((await verify(stranger, 'email', await codeTo(server, ASHA.email))).status).toBe(409);
  }
});

test('no name, address, number or code stands in the log', async () => {
  const browser = await verifiedBrowser();
  await browser.call(signup.checkExisting, { query: { phone: '9876543210' } });
  for (const secret of ['Patil', ASHA.email, '9876543210', await codeTo(server, ASHA.email)])
    expect(server.logged()).not.toContain(secret);
});

test('a number that can get no more codes does not undo the verified e-mail address', async () => {
  const browser = server.newBrowser();
  for (let count = 0; count < 5; count += 1) {
    await init(browser, { ...ASHA, email: `asha${count}@example.com` });
    await verify(browser, 'email', await codeTo(server, `asha${count}@example.com`), `asha${count}@example.com`);
    await server.clock.advance({ seconds: 61 });
  }
  expect(await messagesTo(server, PHONE)).toHaveLength(5);
  await init(browser);
  expect((await verify(browser, 'email', await codeTo(server, ASHA.email))).status).toBe(200);
  expect(await lookUpEmail(browser)).toMatchObject({ body: { data: { step: 'whatsapp' } } });
  expect((await browser.call(signup.resendWhatsAppOtp, { body: { email: ASHA.email } })).status).toBe(429);
});

test('a code that went to one number never verifies another one typed since', async () => {
  const browser = server.newBrowser();
  const change = (email: string, phone: string) => init(browser, { ...ASHA, email, phone });
  await change('first@example.com', '9000000001');
  await verify(browser, 'email', await codeTo(server, 'first@example.com'), 'first@example.com');
  const codeOfOwnNumber = await codeTo(server, '919000000001');
  // Someone else's number, which can get no code just now: the new step begins without one.
  const other = server.newBrowser();
  await init(other, { ...ASHA, email: 'other@example.com', phone: '9000000002' });
  await verify(other, 'email', await codeTo(server, 'other@example.com'), 'other@example.com');
  await other.call(signup.resendWhatsAppOtp, { body: { email: 'other@example.com' } });
  await change('second@example.com', '9000000002');
  const verified = await verify(browser, 'email', await codeTo(server, 'second@example.com'), 'second@example.com');
  expect(verified).toMatchObject({ status: 200, body: { isCodeSent: false } });
  expect((await verify(browser, 'whatsapp', codeOfOwnNumber, 'second@example.com')).status).toBe(400);
});
