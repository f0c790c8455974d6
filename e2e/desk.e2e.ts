import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { addPasskeyDevice, buyPremium, expectSound, invitation, staffPage } from './support/desk.ts';
import { expectFits } from './support/fits.ts';
import { baseUrl } from './support/server.ts';
import { signedInStudent } from './support/student.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const HOSTILE = '</p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script> The chart stays empty';

/** A student asks, with a picture whose name tries to be a page. */
async function ask(page: Page, text: string): Promise<string> {
  await page.goto('/support');
  await page.getByLabel('What is it about?').selectOption('technical');
  await page.getByLabel('Your question').fill(text);
  await page.getByLabel('Add a screenshot').setInputFiles({
    name: '"><svg onload=window.hacked=1>.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await page.getByRole('img', { name: 'The screenshot that will be sent' }).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  const heading = page.getByRole('heading', { name: /^Ticket \d+/ });
  await heading.waitFor();
  return /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}

test('a day of support: join with a passkey, find a ticket by keyboard, note, answer in Hindi, close, sign in again', async ({
  browser,
}) => {
  const forStudent = await browser.newContext({ baseURL: baseUrl() });
  await signedInStudent(forStudent);
  const student = await forStudent.newPage();
  const number = await ask(student, HOSTILE);

  const context = await browser.newContext({ baseURL: baseUrl() });
  const page = await context.newPage();
  await addPasskeyDevice(page);
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(await invitation('meera@staff.example', 'Meera Joshi', 'support'));
  await expect(page.getByRole('heading', { name: 'Welcome, Meera Joshi' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a passkey' }).click();

  const line = page.getByRole('link', { name: new RegExp(`${number}.*Something doesn’t work`) });
  await expect(line).toBeVisible();
  // A role sees its own parts of the desk only.
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type(number);
  await expect(page).toHaveURL(new RegExp(`search=${number}`));
  await page.keyboard.press('Escape');
  // A search has no filters: the line is now that of the search, not of the queue before it.
  await expect(page.getByRole('button', { name: 'Filters' })).toHaveCount(0);
  await expect(line).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Ticket ${number}: Something doesn’t work` })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Thread' }).getByText(HOSTILE)).toBeVisible();
  const picture = page.getByRole('img', { name: 'The screenshot that the student sent' });
  await expect(picture).toHaveCount(0);
  await page.getByLabel(/Why do you need to see it\?$/).fill('What the error looks like');
  await page.getByRole('button', { name: 'Show the screenshot' }).click();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expectAccessible(page);
  await expectFits(page);

  await page.getByLabel('Why do you need to see more?').fill('The student asks about a payment');
  await page.getByRole('button', { name: 'Show contact, payments, errors' }).click();
  await expect(
    page.getByText('Not logged in anywhere.').or(page.getByRole('heading', { name: 'Devices' })),
  ).toBeVisible();

  await page.getByText('Note for staff').click();
  await page.getByLabel('Your note').fill('Seen on old phones, asked the developers');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note by Meera Joshi, only for staff')).toBeVisible();
  await page.getByText('Reply', { exact: true }).click();
  await page.getByLabel('Language of prepared answers').selectOption('hi');
  await page.getByLabel('Prepared answer', { exact: true }).selectOption('lookingIntoIt');
  await expect(page.getByLabel('Your reply')).toHaveValue(/नमस्ते/);
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByLabel('Assigned to')).toHaveValue(/.+/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Reply sent')).toBeVisible();
  await expect(page.getByRole('article').getByText('Answered', { exact: true })).toBeVisible();

  await student.reload();
  await expect(student.getByText(/नमस्ते/)).toBeVisible();
  await expect(student.getByText('Seen on old phones')).toHaveCount(0);

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectFits(page);
});

test('two agents on one ticket: the second is told that it has changed and loses nothing', async ({ browser }) => {
  const forStudent = await browser.newContext({ baseURL: baseUrl() });
  await signedInStudent(forStudent);
  const number = await ask(await forStudent.newPage(), 'My list is gone');
  const [one, other] = await Promise.all(
    ['Asha Rao', 'Rohan Kale'].map(async (name) => {
      const context = await browser.newContext({ baseURL: baseUrl(), viewport: { width: 1280, height: 800 } });
      return staffPage(context, `${name.split(' ')[0]?.toLowerCase()}@staff.example`, name, 'support');
    }),
  );
  if (!one || !other) throw new Error('no pages');
  for (const page of [one, other]) {
    await page.goto(`/desk/tickets/${number}`);
    await page.getByLabel('Your reply').fill(`An answer by ${page === one ? 'Asha' : 'Rohan'}`);
  }
  await one.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(one.getByText('Reply sent')).toBeVisible();
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(other.getByText('This ticket has changed in the meantime')).toBeVisible();
  await expect(other.getByText('An answer by Asha')).toBeVisible();
  await expect(other.getByLabel('Your reply')).toHaveValue('An answer by Rohan');
});

/** The page looks for news every 15 seconds. */
const lookForNews = (page: Page) => page.clock.fastForward(16_000);

test('a ticket is handed to a colleague, who sees it arrive, answers, closes and reopens it; the first agent sees each step', async ({
  browser,
}) => {
  const forStudent = await browser.newContext({ baseURL: baseUrl() });
  await signedInStudent(forStudent);
  const number = await ask(await forStudent.newPage(), 'My shortlist is empty');
  const agent = async (email: string, name: string) => {
    const context = await browser.newContext({ baseURL: baseUrl(), viewport: { width: 1280, height: 800 } });
    const page = await staffPage(context, email, name, 'support');
    await page.clock.install();
    return page;
  };
  const [one, other] = [await agent('sana@staff.example', 'Sana Shaikh'), await agent('om@staff.example', 'Om Pawar')];
  await other.goto('/desk/tickets?view=mine');
  await expect(other.getByText('You have no tickets.')).toBeVisible();

  await one.goto(`/desk/tickets/${number}`);
  await one.getByLabel('Assigned to').selectOption('Om Pawar');
  await expect(one.getByRole('link', { name: new RegExp(`${number}.*Om Pawar`) })).toBeVisible();
  await lookForNews(other);
  await other.getByRole('link', { name: new RegExp(`${number}.*Om Pawar`) }).click();

  await other.getByLabel('Your reply').fill('It’s back now');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(other.getByText('Reply sent')).toBeVisible();
  await lookForNews(one);
  await expect(one.getByRole('region', { name: 'Thread' }).getByText('It’s back now')).toBeVisible();
  await expect(one.getByRole('article').getByText('Answered', { exact: true })).toBeVisible();

  await other.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await lookForNews(one);
  await expect(one.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await other.getByRole('button', { name: 'Reopen' }).click();
  await lookForNews(one);
  await expect(one.getByRole('article').getByText('Open', { exact: true })).toBeVisible();
});

test('filters leave the tickets of a topic that no one has taken, on a phone too, and Back undoes them', async ({
  browser,
}, testInfo) => {
  const forStudent = await browser.newContext({ baseURL: baseUrl() });
  await signedInStudent(forStudent);
  const number = await ask(await forStudent.newPage(), 'The list of colleges is empty');
  const context = await browser.newContext({ baseURL: baseUrl(), viewport: { width: 1280, height: 800 } });
  const page = await staffPage(context, 'tara@staff.example', 'Tara Naik', 'support');
  const line = page.getByRole('link', { name: new RegExp(`${number}.*Something doesn’t work`) });
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await page.getByLabel('Taken by').selectOption('No one yet');
  await page.getByLabel('Topic').selectOption('Something doesn’t work');
  await expect(line).toBeVisible();
  await page.getByLabel('Topic').selectOption('Psychometric assessment');
  await expect(page.getByText('No ticket fits these filters')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/topic=technical/);
  await expect(line).toBeVisible();
  await expectSound(page, 'filters', testInfo);
});

test('an administrator invites a colleague and reads no ticket', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: baseUrl(), viewport: { width: 1280, height: 800 } });
  const page = await staffPage(context, 'boss@staff.example', 'Nita Shah', 'administrator');
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Support' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByLabel('Work email').fill('new@staff.example');
  await page.getByLabel('Name').fill('New Colleague');
  await expect(page.getByLabel('Finance')).toBeDisabled();
  await page.getByLabel('Content').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByLabel('One-time link')).toHaveValue(/\/desk\/join#[\w-]{43}$/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /New Colleague.*Content.*Invited/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectFits(page);
  await page.goto('/desk/tickets');
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
});

test('an order is found and refunded with the passkey; a large one waits for a colleague', async ({
  browser,
}, testInfo) => {
  const forStudent = await browser.newContext({ baseURL: baseUrl() });
  const student = await forStudent.newPage();
  await buyPremium(student);

  const desk = async (email: string, name: string) =>
    staffPage(
      await browser.newContext({ baseURL: baseUrl(), viewport: { width: 1280, height: 800 } }),
      email,
      name,
      'finance',
    );
  const [first, second] = [await desk('f1@staff.example', 'Farah Khan'), await desk('f2@staff.example', 'Dev Naik')];
  await expect(first.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expectAccessible(first);
  await first.getByLabel('State').selectOption('Paid');
  await first
    .getByRole('row', { name: /Premium.*₹4,999/ })
    .getByRole('link')
    .first()
    .click();
  await first.getByRole('button', { name: 'Refund' }).click();
  await first.getByLabel('Why').fill('Bought by mistake');
  await first.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(first.getByText('Farah Khan asked for this refund')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expectAccessible(first);

  await second.reload();
  await second.getByRole('link', { name: /A refund is waiting for a second person/ }).click();
  await second.getByRole('button', { name: 'Confirm' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(second.getByText('Refunded', { exact: true }).or(second.getByText('Refund on its way'))).toBeVisible();
  const history = second.getByRole('list', { name: 'Refunds' });
  await expect(history.getByText('Farah Khan asked for the refund')).toBeVisible();
  await expect(history.getByText('Bought by mistake')).toBeVisible();
  await expect(history.getByText('Dev Naik confirmed the refund')).toBeVisible();
  await expectSound(second, 'refunded-order', testInfo);
});
