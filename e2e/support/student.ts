import { randomInt } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { messagesTo, newestCode } from './inbox.ts';

export type Person = { firstName: string; lastName: string; email: string; phone: string };

/** Someone nobody has seen before. */
export function newPerson(): Person {
  const number = randomInt(100_000_000, 999_999_999);
  return { firstName: 'Asha', lastName: 'Patil', email: `asha.${number}@example.com`, phone: `9${number}` };
}

/** A call and what it answers: `call('/lists', { exam, name, choices })`, `call('/lists', undefined, 'GET')`. */
export type Call = Awaited<ReturnType<typeof caller>>;

/** Makes calls as a browser of its own would, with the forgery token. */
export async function caller(request: APIRequestContext) {
  await request.get('/api/v1/auth/check');
  return async (path: string, body?: object, method = 'POST') => {
    const { cookies } = await request.storageState();
    const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
    const headers = { 'x-xsrf-token': token };
    const answer = await request.fetch(`/api/v1${path}`, { method, headers, ...(body && { data: body }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

/** Signs a new person up as far as the choice of a plan, without the screens. */
export async function verifiedSignup(request: APIRequestContext, person = newPerson()): Promise<Person> {
  const call = await caller(request);
  const { email, phone } = person;
  await call('/signup/init', { ...person, affiliationCode: '' });
  await call('/signup/verify-otp', { email, otp: await newestCode(email), type: 'email' });
  await call('/signup/verify-otp', { email, otp: await newestCode(phone), type: 'whatsapp' });
  return person;
}

/** Signs a new person up for the free plan, without the screens. */
export async function registerStudent(request: APIRequestContext, person = newPerson()): Promise<Person> {
  await verifiedSignup(request, person);
  const call = await caller(request);
  const tiers = await (await request.get('/api/v1/signup/subscription-tiers')).json();
  const basic = tiers.data.find((tier: { name: string }) => tier.name === 'Basic');
  await call('/signup/free-tier-signup', { email: person.email, tierId: basic._id });
  return person;
}

/** Signs a student in through the login screen. */
export async function logIn(page: Page, identifier: string, inboxOf = identifier): Promise<void> {
  await page.goto('/login');
  const before = (await messagesTo(inboxOf)).find((message) => message.code)?.code;
  await page.getByLabel('Email or WhatsApp Number').fill(identifier);
  await page.getByRole('button', { name: 'Login' }).click();
  // The sixth digit sends the code.
  await page.getByLabel('6-digit OTP').fill(await newestCode(inboxOf, before ? { after: before } : {}));
  await expect(
    page
      .getByRole('navigation', { name: 'Main menu' })
      .or(page.getByRole('button', { name: 'Open menu' }))
      .first(),
  ).toBeVisible();
}

/** A browser context in which a new student is signed in. */
export async function signedInStudent(context: BrowserContext): Promise<Person> {
  const person = await registerStudent(context.request);
  const call = await caller(context.request);
  await call('/auth/login/init', { identifier: person.email });
  await call('/auth/login/verify', { identifier: person.email, otp: await newestCode(person.email) });
  return person;
}
