import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { sql } from './support/database.ts';
import { messagesTo } from './support/inbox.ts';
import { caller, signedInStudent } from './support/student.ts';

// A phone far away with its own idea of the time: what it shows is Indian time by the server's clock.
test.use({ viewport: PHONE, timezoneId: 'America/New_York' });

/** A student of age with three sessions. */
async function aClient(context: BrowserContext) {
  const person = await signedInStudent(context);
  return { ...person, call: await withSessions(context) };
}

/** Says the age, and tops up. */
async function withSessions(context: BrowserContext) {
  const call = await caller(context.request);
  await call('/guardian-consent/birth-date', { birthDate: '2000-01-01' }, 'PUT');
  const tiers = await (await context.request.get('/api/v1/counseling-topup/tiers')).json();
  const three = tiers.data.find(
    (tier: { availableCounsellingSessions: number }) => tier.availableCounsellingSessions === 3,
  );
  await call('/counseling-topup/select-tier', { tierId: three._id, couponCode: 'FULLRIDE' });
  return call;
}

const A_WISH = { topic: 'chances', question: '', sharing: { profile: false, predictions: false, report: false } };
const times = (page: Page) => page.getByRole('group', { name: /Slots on/ }).getByRole('radio');
const overview = async (context: BrowserContext) =>
  (await (await context.request.get('/api/v1/counseling/bookings')).json()).data;

test('book, lose a race, book another time, move it, change what is shared, cancel', async ({
  page,
  context,
  browser,
}) => {
  const asha = await aClient(context);
  await page.clock.install({ time: new Date('2025-01-01T00:00:00Z') });
  await page.goto('/counseling');
  await expect(page.getByText('3 sessions left')).toBeVisible();
  await page.getByLabel('Language').selectOption('Urdu');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'See slots: Imran Shaikh' }).click();
  // Not one of the next hours: those can be moved no more.
  await page.getByRole('group', { name: 'Day' }).getByRole('radio').nth(3).check();
  await times(page).first().check();
  await expect(page).toHaveURL(/time=/);
  await page.getByRole('button', { name: 'Book session' }).click();
  await expect(page.getByText('Please choose a topic').first()).toBeVisible();
  await page.getByLabel('Topic').selectOption('Fees, scholarships and hostels');
  await page.getByLabel('Your question').fill('What does a year at COEP cost?');
  await page.getByLabel('Your profile').check();
  await expectAccessible(page);

  // Somebody else is quicker.
  const wanted = new URL(page.url()).searchParams.get('time');
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const ravi = await aClient(elsewhere);
  await ravi.call('/counseling/bookings', { ...A_WISH, counsellorId: 'imran-shaikh', startsAt: wanted });
  await page.getByRole('button', { name: 'Book session' }).click();
  await expect(page.getByText('That slot was just taken')).toBeVisible();
  await expect(page.getByLabel('Your question')).toHaveValue('What does a year at COEP cost?');
  await expect(page.getByText('3 sessions left')).toBeVisible();
  await expect(page).not.toHaveURL(/time=/);

  await times(page).first().check();
  await expect(page).toHaveURL(/time=/);
  const chosen = new URL(page.url()).searchParams.get('time') ?? '';
  expect(chosen).not.toBe(wanted);
  await page.reload();
  await expect(page.getByLabel('Your question')).toHaveValue('What does a year at COEP cost?');
  await page.getByRole('button', { name: 'Book session' }).click();
  await expect(page.getByText('You’re booked')).toBeVisible();
  await expect(page.getByText('2 sessions left')).toBeVisible();
  const inIndia = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' });
  const shown = inIndia.format(new Date(chosen)).toLowerCase().replace(/\s/g, ' ');
  const session = page.getByRole('article');
  await expect(session).toContainText(`${shown} to`);
  await expect(session).toContainText('Your profile');
  await expect(session.getByRole('link', { name: /Join the session/ })).toHaveAttribute(
    'href',
    /session-[0-9a-f]{32}$/,
  );
  const download = page.waitForEvent('download');
  await session.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('counseling-session.ics');
  const subjects = async () => (await messagesTo(asha.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringContaining('Session booked'));

  await session.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Day' }).getByRole('radio').last().check();
  await dialog
    .getByRole('group', { name: /Slots on/ })
    .getByRole('radio')
    .last()
    .check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog).toBeHidden();
  const [moved] = (await overview(context)).bookings;
  expect(Date.parse(moved.startsAt)).toBeGreaterThan(Date.parse(chosen));

  await session.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog').getByLabel('Your profile').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(session).toContainText('Only your name, topic and question');

  await session.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toContainText('get the session back right away');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByText('3 sessions left')).toBeVisible();
  await expect(session).toContainText('You cancelled in time');
  await elsewhere.close();
});

test('without a session the way on is shown; after one, notes and a rating', async ({ page, context }) => {
  await signedInStudent(context);
  await page.goto('/counseling');
  await expect(page.getByText('No sessions left')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'My sessions' }).click();
  await expect(page.getByRole('heading', { name: 'No sessions yet' })).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Get more sessions' }).first().click();
  await expect(page).toHaveURL('/top-up/counseling');

  const call = await withSessions(context);
  // Nobody else books with her: see `COUNSELLORS` in support/prepared.ts.
  const slots = await (await context.request.get('/api/v1/counseling/counselors/sneha-iyer/slots')).json();
  const [{ startsAt }] = slots.data.days.at(-1).slots;
  const { data: booked } = await call('/counseling/bookings', { ...A_WISH, counsellorId: 'sneha-iyer', startsAt });
  // Nobody can wait three weeks: the session becomes one that was held.
  await sql(
    `update counselling_bookings set starts_at = starts_at - interval '40 days', ends_at = ends_at - interval '40 days', attendance = 'held',
       notes = 'We compared the fees.', next_steps = array['Ask for the fee waiver', 'Visit the hostel'], notes_at = now() where id = $1`,
    booked.id,
  );
  await page.goto('/counseling?view=sessions');
  const session = page.getByRole('article');
  await expect(session).toContainText('We compared the fees.');
  await expect(session).toContainText('Visit the hostel');
  await session.getByRole('button', { name: 'Rate this session' }).click();
  await page.getByRole('dialog').getByLabel('Very helpful').check();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(session).toContainText('You gave 4 out of 5 stars');
});
