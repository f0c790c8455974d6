import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { expect, type Page, test } from '@playwright/test';
import type { StaffRole } from '../../packages/domain/src/staff/roles.ts';
import { buyPremium, failOrders, fillNumbers, settlementFile, staffPage } from '../support/desk.ts';
import { prepareByOps } from '../support/ops.ts';
import { baseUrl } from '../support/server.ts';
import { settled } from '../support/settled.ts';
import { signedInStudent } from '../support/student.ts';
import { count } from './reporter.ts';

type Picture = [name: string, role: StaffRole, address: string, prepare?: (page: Page) => Promise<void>];

/** One line a picture: `docs/operators.md` shows it as `pictures/desk-<name>.jpg`. */
const PICTURES: Picture[] = [
  ['support', 'support', '/desk/tickets', openFirstTicket],
  ['order', 'finance', '/desk/money?state=paid', openFirstOrder],
  ['coupons', 'finance', '/desk/money/coupons'],
  ['new-coupon', 'finance', '/desk/money/coupons', (page) => page.getByRole('button', { name: 'New coupon' }).click()],
  ['invoice', 'finance', '/desk/money?state=paid', openFirstInvoice],
  ['settlement', 'finance', '/desk/money/settlement', uploadFile],
  ['settlement-day', 'finance', '/desk/money/settlement', openFirstDay],
  ['looked-at', 'finance', '/desk/money/settlement', markFirstDifference],
  ['orders', 'finance', '/desk/money'],
  ['dates', 'content', '/desk/season?exam=josaa'],
  ['faq', 'content', '/desk/season/faq'],
  ['question', 'content', '/desk/season/faq/no-password'],
  ['calendar', 'counsellor', '/desk/calendar', nextWeek],
  ['counsellors', 'administrator', '/desk/counsellors'],
  ['holidays', 'administrator', '/desk/counsellors', addHoliday],
  ['numbers', 'administrator', '/desk/numbers'],
  ['people', 'administrator', '/desk/people'],
  ['devices', 'support', '/desk/devices'],
  ['keys', 'support', '/desk/tickets', (page) => page.keyboard.press('?')],
];

/** Made-up people, one for each role. */
const PEOPLE: Readonly<Record<StaffRole, string>> = {
  administrator: 'Nita Shah',
  support: 'Meera Joshi',
  counsellor: 'Arvind Kulkarni',
  finance: 'Farah Khan',
  content: 'Dev Naik',
};
const FOLDER = process.env.PICTURES ?? 'docs/pictures';
const LOOK = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const;

async function openFirstTicket(page: Page) {
  await page
    .getByRole('link', { name: /Something doesn’t work/ })
    .first()
    .click();
}
async function openFirstOrder(page: Page) {
  await page
    .getByRole('row', { name: /Paid Premium/ })
    .first()
    .getByRole('link')
    .click();
  await page.getByText('Amount paid').waitFor();
}
async function openFirstInvoice(page: Page) {
  await openFirstOrder(page);
  await page.getByRole('link', { name: /^DK\// }).click();
}
async function uploadFile(page: Page) {
  await page.getByLabel('Choose the file').setInputFiles(settlementFile(['pay_Nw8kYq2LrVb3Tz', '999.00']));
  await page.getByText(/^(Stored|Nothing changed)/).waitFor();
}
async function openFirstDay(page: Page) {
  await page
    .getByRole('row', { name: /difference/ })
    .first()
    .getByRole('link')
    .click();
  await page.getByText('In the gateway’s files').waitFor();
}

async function markFirstDifference(page: Page) {
  await openFirstDay(page);
  await page.getByRole('button', { name: /^Mark as looked at: pay_/ }).click();
  await page.getByLabel('Why').fill('Payment for another product of ours');
}
async function addHoliday(page: Page) {
  await page.getByLabel('Day', { exact: true }).fill(daysAfter(dayOf(new Date()), 20));
  await page.getByLabel('Name', { exact: true }).fill('Polling day');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await page.getByRole('button', { name: 'Remove Polling day' }).waitFor();
  await page.getByRole('heading', { name: 'Holidays' }).evaluate((heading) => heading.scrollIntoView());
}

async function nextWeek(page: Page) {
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'This week' }).waitFor();
}

test('pictures of the desk for the handbook', async ({ browser }, testInfo) => {
  const contextOf = () => browser.newContext({ baseURL: baseUrl(), ...LOOK });
  await buyPremium(await (await contextOf()).newPage());
  const student = await contextOf();
  await signedInStudent(student);
  const asking = await student.newPage();
  await asking.goto('/support');
  await asking.getByLabel('What is it about?').selectOption('technical');
  await asking.getByLabel('Your question').fill('The chart of cut-offs stays empty on my phone since this morning.');
  const buffer = await asking.screenshot({ clip: { x: 256, y: 64, width: 400, height: 300 } });
  await asking.getByLabel('Add a screenshot').setInputFiles({ name: 'empty.png', mimeType: 'image/png', buffer });
  await asking.getByRole('img', { name: 'The screenshot that will be sent' }).waitFor();
  await asking.getByRole('button', { name: 'Send' }).click();
  await asking.getByRole('heading', { name: /^Ticket \d+/ }).waitFor();

  const pages = new Map<StaffRole, Page>();
  const pageOf = async (role: StaffRole) => {
    const known = pages.get(role);
    if (known) return known;
    const page = await staffPage(await contextOf(), `${role}@staff.example`, PEOPLE[role], role);
    pages.set(role, page);
    return page;
  };
  // The list of people is fuller when everybody has joined.
  for (const [, role] of PICTURES) await pageOf(role);
  await prepareByOps('counsellor', 'link', 'arvind-kulkarni', 'counsellor@staff.example');
  await fillNumbers();
  await failOrders();
  for (const [name, role, address, prepare] of PICTURES) {
    const page = await pageOf(role);
    await page.goto(address);
    await settled(page);
    await prepare?.(page);
    await settled(page);
    // On a desktop every column of a table is in sight.
    for (const table of await page.locator('main table').all())
      expect(await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(0);
    await page.screenshot({ path: `${FOLDER}/desk-${name}.jpg`, quality: 65 });
    count(testInfo, 'pictures', 1);
  }
});
