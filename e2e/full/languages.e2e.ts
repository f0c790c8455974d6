import { LANGUAGE_COOKIE } from '@dakhila/domain/language/languages';
import { type BrowserContext, expect, test } from '@playwright/test';
import { timeLimit } from '../../scripts/lib/machine-speed.js';
import { publicAddresses, studentAddresses } from '../support/addresses.ts';
import { PHONE } from '../support/axe.ts';
import { answer } from '../support/checkout.ts';
import { englishLeft } from '../support/english-left.ts';
import { messagesTo } from '../support/inbox.ts';
import { englishLines, gatherNames, latinRuns } from '../support/latin-runs.ts';
import { ops } from '../support/ops.ts';
import { bookSession, OWN_WORDS, type Prepared, preparedStudent } from '../support/prepared.ts';
import { baseUrl } from '../support/server.ts';
import { settled } from '../support/settled.ts';
import { caller, signedInStudent } from '../support/student.ts';
import { count } from './reporter.ts';

test.describe.configure({ mode: 'parallel', timeout: timeLimit(900_000) });
test.use({ viewport: PHONE });

/** What a new student has: things that are not there. */
const NOTHING: Prepared = {
  capRun: 'none',
  josaaRun: 'none',
  list: 'none',
  familyPage: '/family/none',
  familyRunPage: '/family/none',
  sitting: 'none',
  sharedReport: '/shared-report/none',
  conversation: 'none',
  ticket: 'none',
};
/** What comes before a page is there at all. */
const FRAME = /\/api\/v1\/(?!auth\/check|student-profile\/me|language)/;

const addressesOf = (table: Record<string, (prepared: Prepared) => string[]>, prepared: Prepared) =>
  Object.values(table).flatMap((of) => of(prepared));

for (const language of ['hi', 'mr']) {
  const speak = (context: BrowserContext) =>
    context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseUrl() }]);

  test(`a student who has used everything reads no English in ${language}, on pages and in mails`, async ({
    context,
    page,
    browser,
  }, testInfo) => {
    await speak(context);
    const prepared = await preparedStudent(context);
    const names = gatherNames(page, Object.values(OWN_WORDS));
    const addresses = addressesOf(studentAddresses, prepared);
    const left = await englishLeft(page, addresses, names);

    const call = await caller(context.request);
    const { email } = (await call('/student-profile/me', undefined, 'GET')).data;
    const mails = await messagesTo(email);
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('IST'));
    const lines = mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')]);
    left.push(...englishLines(lines, await names()).map((line) => `mail: ${line}`));

    const outside = await browser.newContext({ viewport: PHONE, baseURL: baseUrl() });
    await speak(outside);
    const visitor = await outside.newPage();
    const publicPages = addressesOf(publicAddresses, prepared);
    left.push(...(await englishLeft(visitor, publicPages, gatherNames(visitor))));
    await outside.close();
    count(testInfo, 'pages read', addresses.length + publicPages.length);
    expect(left).toEqual([]);
  });

  test(`a new student reads no English in ${language}, nor does one whose pages cannot be loaded`, async ({
    context,
    page,
  }, testInfo) => {
    await speak(context);
    const { firstName } = await signedInStudent(context);
    const names = gatherNames(page, [firstName]);
    const addresses = addressesOf(studentAddresses, NOTHING);
    const left = await englishLeft(page, addresses, names);
    const faces = Object.values(studentAddresses).flatMap((of) => of(NOTHING).slice(0, 1));
    await page.route(FRAME, (route) => route.abort());
    left.push(...(await englishLeft(page, faces, names)).map((line) => `failed ${line}`));
    await page.unrouteAll();
    await page.route(FRAME, (route) => route.fulfill({ status: 500, json: {} }));
    left.push(...(await englishLeft(page, faces, names)).map((line) => `refused ${line}`));
    count(testInfo, 'pages read', addresses.length + 2 * faces.length);
    expect(left).toEqual([]);
  });

  test(`what goes otherwise than planned is told in ${language}`, async ({ context, page }, testInfo) => {
    await speak(context);
    const answered = 'We looked into it.';
    const { email, firstName } = await signedInStudent(context);
    const names = gatherNames(page, [...Object.values(OWN_WORDS), answered, firstName]);
    const call = await caller(context.request);
    const left: string[] = [];
    const readPage = async (what: string) => {
      await settled(page);
      left.push(...(await latinRuns(page, names)).map((line) => `${what}: ${line}`));
      count(testInfo, 'pages read', 1);
    };
    const open = async (what: string, address: string) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await readPage(what);
    };

    const { data: tiers } = await call('/topup/tiers', undefined, 'GET');
    const { data: order } = await call('/topup/select-tier', { tierId: tiers[0]._id });
    await open('an order that waits', '/profile');
    await page.goto(order.gatewayURL);
    await answer(page, 'Pay ₹');
    await expect(page).toHaveURL(/payment-status-recommendation/);
    await readPage('a paid order');
    const [paid] = ops('orders', 'find', email) as { transactionId: string }[];
    ops('orders', 'refund', paid?.transactionId ?? '', '--yes');

    const { data: ticket } = await call('/support/tickets', { topic: 'technical', text: OWN_WORDS.ticket });
    ops('ticket', 'answer', String(ticket.number), '--text', answered, '--close');
    await open('a closed ticket', `/support?ticket=${ticket.id}`);
    await open('a refunded order', '/profile');

    await call('/guardian-consent/birth-date', { birthDate: '2000-01-01' }, 'PUT');
    await bookSession(call);
    const { data: overview } = await call('/counseling/bookings', undefined, 'GET');
    await call(`/counseling/bookings/${overview.bookings[0].id}/cancel`, { isLateAccepted: false });
    await open('a cancelled session', '/counseling?view=sessions');

    const mails = await messagesTo(email);
    const lines = mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')]);
    left.push(...englishLines(lines, await names()).map((line) => `mail: ${line}`));

    ops('students', 'close', email, '--yes');
    await open('a closed account', '/');
    await context.clearCookies();
    await speak(context);
    await open('a session that is over', '/profile');
    await page.getByRole('textbox').fill(email);
    await page.locator('button[type=submit]').click();
    await page.locator('[autocomplete="one-time-code"]').fill('000000');
    await page.locator('button[type=submit]').click();
    await page.waitForLoadState('networkidle');
    await readPage('a wrong code');
    await page.goto('/signup');
    await page.locator('button[type=submit]').click();
    await readPage('an empty form');
    expect(left).toEqual([]);
  });
}
