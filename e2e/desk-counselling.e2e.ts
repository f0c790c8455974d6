import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { sql } from './support/database.ts';
import { fillNumbers, staffPage } from './support/desk.ts';
import { expectFits } from './support/fits.ts';
import { prepareByOps } from './support/ops.ts';
import { baseUrl } from './support/server.ts';
import { caller, signedInStudent } from './support/student.ts';

const DESKTOP = { width: 1280, height: 800 };
// The counsellor's computer has its own idea of the time: what it shows is Indian time.
test.use({ viewport: DESKTOP, timezoneId: 'America/New_York' });

/** With DESK_PICTURES set to a folder, the journeys leave pictures of their screens there. */
async function picture(page: Page, name: string) {
  const folder = process.env.DESK_PICTURES;
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
}

/** Looks at a page on a phone and back on a desktop. */
async function expectGood(page: Page, name: string) {
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize(PHONE);
  await expectFits(page);
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);
  await picture(page, name);
}

/** A student of age with three sessions. */
async function aClient(context: BrowserContext) {
  await signedInStudent(context);
  const call = await caller(context.request);
  await call('/guardian-consent/birth-date', { birthDate: '2000-01-01' }, 'PUT');
  const tiers = await (await context.request.get('/api/v1/counseling-topup/tiers')).json();
  const three = tiers.data.find(
    (tier: { availableCounsellingSessions: number }) => tier.availableCounsellingSessions === 3,
  );
  await call('/counseling-topup/select-tier', { tierId: three._id, couponCode: 'FULLRIDE' });
  return call;
}

/** A counsellor of this journey alone, with time at every hour. */
async function addCounsellor(id: string, name: string) {
  const told = ['--email', `${id}@counsellors.example`, '--headline', 'CAP राउंड', '--about', 'राउंड समजावून सांगते.'];
  await prepareByOps(
    'counsellor',
    'add',
    id,
    '--name',
    name,
    ...told,
    '--languages',
    'en',
    '--topics',
    'branch',
    '--exams',
    'mht-cet',
  );
}

const slotsOf = async (context: BrowserContext, id: string): Promise<string[]> => {
  const { data } = await (await context.request.get(`/api/v1/counseling/counselors/${id}/slots`)).json();
  return data.days.flatMap(({ slots }: { slots: { startsAt: string }[] }) => slots.map(({ startsAt }) => startsAt));
};
const HOUR_MS = 3_600_000;
const dayIn = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date(moment));

test('a counsellor’s day: hours, a closed time, a booking that stays, the session, notes and a no-show', async ({
  browser,
}) => {
  await addCounsellor('day-guide', 'Divya Guide');
  const desk = await browser.newContext({ baseURL: baseUrl(), viewport: DESKTOP, timezoneId: 'America/New_York' });
  const page = await staffPage(desk, 'divya@staff.example', 'Divya Guide', 'counsellor');
  await expect(page.getByRole('heading', { name: 'You aren’t linked to a counsellor yet' })).toBeVisible();
  await expectAccessible(page);
  await prepareByOps('counsellor', 'link', 'day-guide', 'divya@staff.example');
  await page.reload();

  await expect(page.getByText('You have no weekly hours yet')).toBeVisible();
  await page.getByRole('button', { name: 'Weekly hours' }).click();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await page.getByRole('button', { name: `Add hours on ${day}` }).click();
  await expectGood(page, 'weekly-hours');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Weekly hours saved')).toBeVisible();

  const forStudent = await browser.newContext({ baseURL: baseUrl() });
  const call = await aClient(forStudent);
  await call('/exam-profile', { josaa: { mainCrl: 12_345, category: 'OPEN' } }, 'PUT');
  // In the week after this one, so that nothing of it is over.
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'This week' })).toBeVisible();
  const slots = await slotsOf(forStudent, 'day-guide');
  const first = await page.locator('button[data-day]').first().getAttribute('data-day');
  const ofWeek = slots.filter((moment) => dayIn(moment) >= (first ?? ''));
  const [wanted = '', closed = ''] = ofWeek;
  const session = { topic: 'branch', question: 'Computer or <b>electronics</b>?' };
  const sharing = { profile: true, predictions: false, report: false };
  const booked = await call('/counseling/bookings', {
    ...session,
    sharing,
    counsellorId: 'day-guide',
    startsAt: wanted,
  });

  // The page does not know of the booking yet: the server refuses, and the session is shown.
  const times = page.locator(`[data-day="${dayIn(wanted)}"]`);
  await times.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A student has booked')).toBeVisible();
  await expect(page.getByRole('link', { name: /5:00 pm.*Asha.*Choosing a branch/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await times.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/6:00 pm is closed/)).toBeVisible();
  expect(await slotsOf(forStudent, 'day-guide')).not.toContain(closed);
  await expectGood(page, 'calendar');

  await page
    .getByRole('button', { name: /^Change / })
    .last()
    .click();
  await page.getByText('Open more hours').click();
  await page.getByLabel('From').fill('09:00');
  await page.getByLabel('To').fill('11:00');
  await expectGood(page, 'change-a-day');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /9:00 am Open/ })).toBeVisible();

  await page.getByRole('link', { name: /5:00 pm.*Asha/ }).click();
  await expect(page.getByRole('heading', { name: 'Asha Patil' })).toBeVisible();
  await expect(page.getByText('Computer or <b>electronics</b>?')).toBeVisible();
  await expect(page.getByText('12,345')).toBeVisible();
  await expect(page.getByLabel('What you talked about')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Join the meeting/ })).toHaveAttribute('href', booked.data.joinUrl);
  await expectGood(page, 'session-ahead');

  // Time goes by: the session began an hour ago, and another one that nobody came to.
  const back = (id: string, hours: number) =>
    sql(
      `update counselling_bookings set starts_at = now() - make_interval(hours => $2::int), ends_at = now() - make_interval(hours => $2::int) + interval '45 minutes' where id = $1`,
      id,
      String(hours),
    );
  const later = (await slotsOf(forStudent, 'day-guide')).find(
    (moment) => Date.parse(moment) > Date.parse(wanted) + HOUR_MS,
  );
  const missed = await call('/counseling/bookings', {
    ...session,
    sharing,
    counsellorId: 'day-guide',
    startsAt: later,
  });
  await back(booked.data.id, 2);
  await back(missed.data.id, 4);
  await page.reload();
  await page.getByLabel('What you talked about').fill('We compared two branches.');
  await page.getByLabel('Next steps').fill('Visit COEP\nAsk about hostels');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Notes saved. The student gets an email')).toBeVisible();
  await expect(page.getByText('12,345')).toHaveCount(0);
  await expectGood(page, 'session-over');

  await page.getByRole('link', { name: 'Calendar' }).first().click();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await expectGood(page, 'sessions');
  await page.getByRole('region', { name: 'Needs notes' }).getByRole('link').click();
  await page.getByRole('button', { name: 'The student didn’t come' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'The student didn’t come' }).click();
  await expect(page.getByText('Didn’t come', { exact: true })).toBeVisible();

  const student = await forStudent.newPage();
  await student.goto('/counseling?view=sessions');
  await expect(student.getByText('We compared two branches.')).toBeVisible();
});

test('an administrator reads load and numbers, links a counsellor, and sees no student', async ({ browser }) => {
  await addCounsellor('linked-guide', 'Lata Guide');
  await prepareByOps('staff', 'invite', 'lata@staff.example', '--name', 'Lata Guide', '--role', 'counsellor');
  const forStudent = await browser.newContext({ baseURL: baseUrl() });
  await signedInStudent(forStudent);
  await fillNumbers();
  const context = await browser.newContext({ baseURL: baseUrl(), viewport: DESKTOP });
  const page = await staffPage(context, 'numbers@staff.example', 'Nita Shah', 'administrator');
  await page.getByRole('link', { name: 'Counsellors' }).click();
  await page.getByRole('button', { name: 'Change who signs in as Lata Guide' }).click();
  await page.getByLabel('Staff member').selectOption('Lata Guide');
  await expectGood(page, 'link-a-counsellor');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Lata Guide.*Too few.*Lata Guide/ })).toBeVisible();
  await expect(page.getByText('Asha')).toHaveCount(0);
  await expectGood(page, 'counsellors');

  const day = daysAfter(dayOf(new Date()), 300);
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Name', { exact: true }).fill('A holiday of this journey');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await expect(page.getByRole('row', { name: /A holiday of this journey/ })).toBeVisible();
  await page.getByRole('heading', { name: 'Holidays' }).scrollIntoViewIfNeeded();
  await expectGood(page, 'holidays');
  await page.getByRole('button', { name: 'Remove A holiday of this journey' }).click();
  await expect(page.getByRole('row', { name: /A holiday of this journey/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Numbers' }).click();
  const signUps = page.getByRole('figure', { name: 'Sign-ups' });
  await expect(signUps.getByText(/in this range/)).toBeVisible();
  await expectGood(page, 'numbers');
  await page.getByLabel('Range').selectOption('Last 26 weeks, by week');
  await expect(page).toHaveURL(/by=week/);
  const answers = page.getByRole('figure', { name: 'Support answer times' });
  await answers.getByRole('button', { name: 'Table' }).click();
  await expect(answers.getByRole('columnheader', { name: 'Later or not yet' })).toBeVisible();
  await expectGood(page, 'numbers-by-week');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    answers.getByRole('link', { name: 'CSV of Support answer times' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^answers-.*\.csv$/);
});
