import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { atGateway, choose, goOn, toast } from './support/checkout.ts';
import { expectFits } from './support/fits.ts';
import { newestCode } from './support/inbox.ts';
import { type Line, openLine } from './support/line.ts';
import { caller, logIn, newPerson, registerStudent, signedInStudent } from './support/student.ts';

// The line of these journeys can be cut, also for the service worker, which only they allow.
let line: Line;
test.beforeAll(async () => {
  line = await openLine();
});
test.afterAll(() => line.close());

const PHONE_OPTIONS = { viewport: PHONE, serviceWorkers: 'allow', locale: 'en-IN' } as const;
const aPhone = (browser: Browser) => browser.newContext({ ...PHONE_OPTIONS, baseURL: line.url });

/** Cuts the line, or mends it; the browser hears of it as a phone does. */
async function cut(page: Page, isCut = true): Promise<void> {
  line.isCut = isCut;
  await page.context().setOffline(isCut);
}

const strip = (page: Page) => page.getByText(/^You’re offline\. Last updated (a moment|\d+ minutes?) ago\.$/);
const rows = (page: Page) => page.locator('[data-place]');
const order = (page: Page) => rows(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-row')));

/** Moves a row one place down, by keyboard: on a phone the buttons for it are folded away. */
async function moveDown(page: Page, place: number): Promise<void> {
  await page.locator('[data-control="handle"]').nth(place).focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
}

/** What the device has: addresses of the kept answers, and how many stores of them there are. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores = (await caches.keys()).filter((name) => name.startsWith('responses-3:'));
    const cache = await caches.open(stores[0] ?? 'files');
    const answers = stores[0] ? await cache.keys() : [];
    return { stores: stores.length, paths: answers.map(({ url }) => new URL(url).pathname.replace('/api/v1', '')) };
  });
/** A page is kept once all the files it names are there. */
const isPageKept = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('files')).match('/')) !== undefined);
const hasFile = (page: Page, name: string) =>
  page.evaluate(
    async (part) => (await (await caches.open('files')).keys()).some(({ url }) => url.includes(part)),
    name,
  );

test('what was seen opens without a line; edits wait for it; logout leaves nothing to the next student', async ({
  browser,
}) => {
  const context = await aPhone(browser);
  // Everything is there before the page is: what is kept beside it would be older.
  await signedInStudent(context);
  const call = await caller(context.request);
  await call('/guardian-consent/birth-date', { birthDate: '2000-01-01' }, 'PUT');
  const rank = { mainCrl: 18_500, category: 'OPEN', homeState: 'Maharashtra' };
  await call('/exam-profile', { gender: 'female', josaa: rank }, 'PUT');
  const run = (await call('/predictor/josaa/runs', { gender: 'female', ...rank })).data.id;
  const options = await (await context.request.get('/api/v1/list-options?exam=josaa&search=NIT%20Nagpur')).json();
  const choices = options.data.slice(0, 3).map(({ choice }: { choice: string }) => choice);
  const list = (await call('/lists', { exam: 'josaa', name: 'My order', choices })).data.id;
  await call('/shortlist/josaa/iit-bombay', {}, 'PUT');
  const tiers = await (await context.request.get('/api/v1/counseling-topup/tiers')).json();
  await call('/counseling-topup/select-tier', { tierId: tiers.data[0]._id, couponCode: 'FULLRIDE' });
  // Nobody else books with him: see `COUNSELLORS` in support/prepared.ts.
  const counsellorId = 'arvind-kulkarni';
  const slots = await (await context.request.get(`/api/v1/counseling/counselors/${counsellorId}/slots`)).json();
  const wish = { topic: 'chances', question: '', sharing: { profile: false, predictions: false, report: false } };
  const [{ startsAt }] = slots.data.days.at(-1).slots;
  await call('/counseling/bookings', { ...wish, counsellorId, startsAt });
  const page = await context.newPage();
  await page.goto('/');
  await expect.poll(() => isPageKept(page)).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  // Seen once, with a line. The FAQ, the sessions and the shortlist are not opened: they are kept all the same.
  const runPage = `/predictor/josaa?run=${run}`;
  const listPage = `/rounds?exam=josaa&list=${list}`;
  await page.goto(runPage);
  await expect.poll(async () => (await kept(page)).paths).toContain(`/predictor/runs/${run}`);
  await page.goto(listPage);
  await expect(rows(page)).toHaveCount(3);
  const [second, first, third] = await order(page);
  await moveDown(page, 0);
  await expect.poll(() => order(page)).toEqual([first, second, third]);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const wanted = [`/lists/${list}`, `/predictor/runs/${run}`, '/shortlist', '/counseling/bookings', '/dashboard'];
  await expect.poll(async () => (await kept(page)).paths).toEqual(expect.arrayContaining(wanted));
  await expect.poll(() => isPageKept(page)).toBe(true);
  await expect.poll(() => hasFile(page, 'faq-screen')).toBe(true);

  // On another phone the list is the first page, and was read before the worker came: it is kept all the same.
  const fresh = await browser.newContext({
    ...PHONE_OPTIONS,
    baseURL: line.url,
    storageState: await context.storageState(),
  });
  const firstPage = await fresh.newPage();
  await firstPage.goto(listPage);
  await expect(rows(firstPage)).toHaveCount(3);
  await expect.poll(async () => (await kept(firstPage)).paths).toContain(`/lists/${list}`);
  await expect.poll(() => isPageKept(firstPage)).toBe(true);
  await expect.poll(() => firstPage.evaluate(async () => Boolean(await caches.match('/')))).toBe(true);
  await cut(firstPage);
  await firstPage.reload();
  await expect(strip(firstPage)).toBeVisible();
  await expect(rows(firstPage)).toHaveCount(3);
  await cut(firstPage, false);
  await fresh.close();

  await cut(page);
  await page.reload();
  await expect(strip(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(() => order(page)).toEqual([first, second, third]);
  await page.getByText('What still works').click();
  await expect(page.getByText(/You can still open/)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  // An order waits on the device until the line is back, also over a reload.
  await moveDown(page, 1);
  await expect(page.getByText(/Changes are saved on this device/)).toBeVisible();
  await page.reload();
  await expect.poll(() => order(page)).toEqual([first, third, second]);

  await page.goto(runPage);
  await expect(page.getByText(/\d+%/).first()).toBeVisible();
  await expect(strip(page)).toBeVisible();
  // The best seats are there; the others were never looked at.
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText('Best for you')).toBeVisible();
  await expect(page.getByText('Couldn’t load the other seats you compete for here.')).toBeVisible();
  await page.goto('/counseling?view=sessions');
  await expect(page.getByText('Arvind Kulkarni').first()).toBeVisible();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1, name: "FAQ's" })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeVisible();
  // A screen that was never here says what it needs, and the rest stays.
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'You need internet for this page' })).toBeVisible();
  await page.goto('/search?saved');
  await page.getByRole('button', { name: 'Saved', exact: false, pressed: true }).click();
  await expect(toast(page)).toContainText('Saved on this device');
  await expect(page.getByRole('heading', { level: 2, name: /Bombay/ })).toHaveCount(0);

  await cut(page, false);
  await expect(page.getByText(/^Offline\./)).toHaveCount(0);
  const saved = async (path: string) => (await (await context.request.get(`/api/v1${path}`)).json()).data;
  await expect.poll(() => saved('/shortlist')).toEqual([]);
  await page.goto(listPage);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(async () => (await saved('/lists'))[0].choices).toHaveLength(3);
  await expect.poll(() => order(page)).toEqual([first, third, second]);

  // A new version: the page goes on, and the next one from the menu is loaded whole.
  line.change = (path, text) =>
    path === '/service-worker.js' ? text.replaceAll(/assets\/main-[\w-]+\.js/g, 'assets/main-newer.js') : text;
  await page.evaluate(async () => {
    Object.assign(window, { isOldPage: true });
    const { serviceWorker } = navigator;
    const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await (await serviceWorker.ready).update();
    await taken;
  });
  const faq = page.getByRole('dialog').getByRole('link', { name: "FAQ's" });
  // The page asks the new worker what it is of: a press before the answer leads on within it, and closes the menu.
  await expect(async () => {
    if (!(await faq.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click({ timeout: 5_000 });
    await faq.click({ timeout: 5_000 });
    await expect(page.getByRole('heading', { level: 1, name: "FAQ's" })).toBeVisible();
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
  }).toPass();
  line.change = null;

  // Logging out in one tab wipes the device and closes the other tab too.
  const other = await context.newPage();
  await other.goto('/search?saved');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await expect.poll(() => kept(page)).toEqual({ stores: 0, paths: [] });
  // If the other tab is refused by the server before it hears of the logout, it stores its address for its owner alone.
  const remaining = () => other.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  await expect.poll(async () => (await remaining()).filter((key) => !key.startsWith('kept-location'))).toEqual([]);
  await other.close();

  const ravi = await registerStudent(context.request, { ...newPerson(), firstName: 'Ravi' });
  await logIn(page, ravi.email);
  await expect.poll(async () => (await kept(page)).paths).toEqual(expect.arrayContaining(['/lists', '/shortlist']));
  await cut(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Namaste, Ravi' })).toBeVisible();
  expect((await kept(page)).paths).not.toContain(`/lists/${list}`);
  await page.goto(runPage);
  await expect(page.getByRole('button', { name: 'Try again' }).last()).toBeVisible();
  await expect(page.getByText(/\d+%/)).toHaveCount(0);
  await cut(page, false);
  await context.close();
});

test('a sign-up on a slow line that breaks at every step loses nothing, up to the payment', async ({ browser }) => {
  const context = await aPhone(browser);
  const page = await context.newPage();
  const person = newPerson();
  // 3G far from the mast: 400 ms each way and 50 kB a second.
  line.slow = { latencyMs: 400, bytesPerSecond: 50_000 };
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('WhatsApp Number').fill(person.phone);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => isPageKept(page)).toBe(true);
  await expect.poll(() => hasFile(page, 'signup-screen')).toBe(true);
  line.slow = null;

  await cut(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('What you typed is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expectFits(page);
  await cut(page, false);
  await page.getByRole('button', { name: 'Continue' }).click();

  // The server heard the code, and its answer was lost: the same code goes on.
  line.losesAnswerOf = '/signup/verify-otp';
  await page.getByLabel('Verification code').fill(await newestCode(person.email));
  await expect(toast(page)).toContainText('Error');
  line.losesAnswerOf = null;
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByRole('button', { name: 'Verify WhatsApp' })).toBeVisible();

  await cut(page);
  await page.reload();
  await expect(page.getByText('You’re offline')).toBeVisible();
  await cut(page, false);
  await page.getByLabel('Verification code').fill(await newestCode(person.phone));

  await expect(page.getByRole('radio')).toHaveCount(3);
  await choose(page, 'Standard');
  line.losesAnswerOf = '/signup/select-tier';
  await goOn(page, 'Next');
  await expect(page.getByRole('alert').first()).toBeVisible();
  line.losesAnswerOf = null;
  await expect(page.getByRole('radio')).toHaveCount(3);
  await choose(page, 'Standard');
  await goOn(page, 'Next');
  await atGateway(page, '₹999');
  await context.close();
});
