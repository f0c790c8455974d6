import { expect, type Locator, type Page } from '@playwright/test';
import { timeLimit } from '../scripts/lib/machine-speed.js';
import { expectAccessible, PHONE } from './support/axe.ts';
import { topOfChoices } from './support/fits.ts';
import { test } from './support/journey.ts';
import { signedInStudent } from './support/student.ts';

const PROFILE = {
  gender: 'female',
  mhtCet: { percentile: 98.9, category: 'OBC', candidature: 'maharashtra', homeUniversity: 'mumbai' },
  josaa: { mainCrl: 18_500, mainCategoryRank: 5_200, category: 'OBC-NCL', homeState: 'Maharashtra' },
};

/** For what the server works out for the first time, and for three hundred choices on a busy machine. */
const PATIENT = { timeout: timeLimit(90_000) };

/** A call as the page itself would make it. */
async function call(page: Page, method: string, path: string, body?: object) {
  const answer = await page.evaluate(
    async ([method, path, body]) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch(`/api/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { isFine: response.ok, json: await response.json() };
    },
    [method, path, body] as const,
  );
  expect(answer.isFine, `${method} ${path}: ${JSON.stringify(answer.json)}`).toBe(true);
  return answer.json.data;
}

/** The first lines of the option form that each of these texts finds. */
async function found(page: Page, exam: string, texts: string[], each = 1): Promise<string[]> {
  const keys: string[] = [];
  for (const search of texts) {
    const options = await call(page, 'GET', `/list-options?${new URLSearchParams({ exam, search })}`);
    keys.push(...options.slice(0, each).map(({ choice }: { choice: string }) => choice));
  }
  return [...new Set(keys)];
}

const rows = (page: Page) => page.locator('[data-place]');
// By attribute: with three hundred rows, finding each by role takes the browser minutes.
const handles = (page: Page) => page.locator('[data-control="handle"]');
const names = async (page: Page) =>
  (await rows(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-row')))) as string[];
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible(PATIENT);

async function drag(page: Page, handle: Locator, to: Locator) {
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const target = await to.boundingBox();
  if (!from || !target) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 3 });
  await page.mouse.move(from.x + 20, target.y + 5, { steps: 8 });
  await page.mouse.up();
}

// The first judgement of a fresh server takes its time.
test.beforeEach(async ({ context, page }) => {
  await signedInStudent(context);
  await page.goto('/rounds');
  await call(page, 'PUT', '/exam-profile', PROFILE);
  // Firefox refuses to leave a page whose parts are still on their way.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a CAP list from the first choice to the past year: search, drag, keyboard, undo, reload, mend', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { name: 'Start your preference list' })).toBeVisible();
  await page.getByRole('button', { name: 'Start a list' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing on this list yet' })).toBeVisible(PATIENT);

  await page.getByRole('button', { name: 'Add choices' }).first().click();
  for (const [text, name] of [
    ['VJTI information', /^Add Information Technology, Veermata/],
    ['COEP computer', /^Add Computer .*, COEP/],
    ['PICT computer', /^Add Computer Engineering, Pune Institute/],
    ['Walchand electronics', /^Add Electronics.*, Walchand/],
  ] as const) {
    await page.getByLabel('College, programme, city or code').fill(text);
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('button', { name: /is at position \d+$/ }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(rows(page)).toHaveCount(4);
  await saved(page);
  await expect(page.getByText('Must accept from round 1')).toBeVisible();
  await expect(page.getByText('Must accept from round 2')).toHaveCount(2);
  // In every row: one that is judged later grows, and those below it move.
  await expect(rows(page).getByText(/^Final seat with this list (up to )?\d+%\+?$/)).toHaveCount(4, PATIENT);

  const [first, second, third, fourth] = await names(page);
  await drag(page, handles(page).nth(2), rows(page).nth(0));
  await expect.poll(() => names(page)).toEqual([third, first, second, fourth]);
  await expect(page.getByText(/^Any seat: (still|.* before)/)).toBeAttached(PATIENT);
  await handles(page).nth(3).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up .* position 4 of 4/)).toBeAttached();
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect.poll(() => names(page)).toEqual([third, first, second, fourth]);
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => names(page)).toEqual([third, first, fourth, second]);
  await expect(handles(page).nth(2)).toBeFocused();
  await page
    .getByRole('button', { name: /^Move .* up$/ })
    .nth(1)
    .click();
  await expect.poll(() => names(page)).toEqual([first, third, fourth, second]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual([third, first, fourth, second]);
  await saved(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual([third, first, fourth, second]);

  await page
    .getByRole('button', { name: /^Details:/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^Move to position/ }).click();
  await page.getByLabel('Position, 1 to 4').fill('9');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Enter a number from 1 to 4.')).toBeVisible();
  await page.getByLabel('Position, 1 to 4').fill('1');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(() => names(page)).toEqual([second, third, first, fourth]);
  await saved(page);

  await page.getByRole('link', { name: 'Rounds', exact: true }).click();
  await page.getByText('How the rounds work').click();
  await expect(page.getByText(/^Otherwise, you choose\. Freeze:/)).toBeVisible();
  await expect(page.getByText('Round by round', { exact: true })).toBeVisible(PATIENT);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('rowheader', { name: /^1\. / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Past year' }).click();
  await expect(page.getByRole('heading', { name: /^With this list in \d{4}$/ })).toBeVisible(PATIENT);
  await expectAccessible(page);
});

test('a choice that is not open is found and mended with one press; files carry the official codes', async ({
  page,
}) => {
  const [open] = await found(page, 'mht-cet', ['VJTI civil']);
  const list = await call(page, 'POST', '/lists', {
    exam: 'mht-cet',
    name: 'With a waiver',
    choices: [`${open}-TFWS`, open],
  });
  await page.goto('/rounds');
  // The form begins with the second row: what is closed has no number.
  await expect(rows(page).first()).toContainText('Left out of the form', PATIENT);
  await expect(handles(page).nth(1)).toHaveAttribute('aria-label', /position 1 of 1$/);
  await page.getByText(/things? to check/).click(PATIENT);
  const mend = page.getByRole('button', { name: /^Remove (it|them)$/ });
  await expect(mend).toBeEnabled(PATIENT);
  await mend.click();
  await expect(mend).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await saved(page);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await download).url()).toContain(`/lists/${list.id}.csv`);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Delete list' }).click();
  await expect(page.getByText('“With a waiver” was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('two tabs never overwrite each other, and work without a line is not lost', async ({ page, context }) => {
  const choices = await found(page, 'josaa', ['NIT Surathkal', 'NIT Nagpur'], 3);
  await call(page, 'POST', '/lists', { exam: 'josaa', name: 'Plan', choices });
  await page.goto('/rounds?exam=josaa');
  await expect(rows(page)).toHaveCount(choices.length, PATIENT);
  const other = await context.newPage();
  await other.goto('/rounds?exam=josaa');
  await expect(rows(other)).toHaveCount(choices.length, PATIENT);
  const before = await names(page);
  await other
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect.poll(() => names(other)).not.toEqual(before);
  await saved(other);
  const theirs = await names(other);

  await page
    .getByRole('button', { name: /^Move .* up$/ })
    .last()
    .click();
  await expect(page.getByText('This list was changed in another tab or on another device')).toBeVisible();
  const mine = await names(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect.poll(() => names(page)).toEqual(theirs);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(mine);
  await saved(page);
  await other.reload();
  await expect.poll(() => names(other)).toEqual(mine);
  expect(mine).not.toEqual(before);

  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect(page.getByText(/Changes are saved on this device/)).toBeVisible();
  const offline = await names(page);
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(offline);
});

test('on a phone: from a college to the list, the handle, the season with papers, reminders and advice', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/josaa-college/vnit-nagpur?tab=courses');
  const add = page.getByRole('button', { name: /^Add to list: .*, Visvesvaraya/ });
  await add.first().click();
  await expect(page.getByRole('link', { name: 'Open list' })).toBeVisible();
  await add.first().click();
  await expect(page.getByRole('link', { name: 'Open list' })).toHaveCount(2);
  await add.first().click();
  await expect(page.getByRole('link', { name: 'Open list' })).toHaveCount(3);
  await page.getByRole('link', { name: 'Open list' }).first().click();
  await expect(page.getByRole('heading', { name: /^My JoSAA list/ })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);
  const [first, second, third] = await names(page);
  // On a phone the outcome stands above the rows: when it comes, they move.
  await expect(page.getByRole('region', { name: 'What this order means' })).toBeVisible(PATIENT);
  await expect(page.getByText('Want suggestions for this list?')).toBeVisible(PATIENT);
  await expect.poll(() => topOfChoices(page)).toBeLessThan(PHONE.height);
  await drag(page, handles(page).nth(1), rows(page).nth(0));
  await expect.poll(() => names(page)).toEqual([second, first, third]);
  await saved(page);

  await page.getByRole('link', { name: 'Dates' }).click();
  await expect(page.getByRole('heading', { name: 'Official dates' })).toBeVisible();
  await page.getByLabel('Your allotment').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Show my options' }).click();
  await expect(page.getByRole('heading', { name: 'Your options after round 1' })).toBeVisible(PATIENT);
  for (const action of ['Freeze', 'Float', 'Slide']) {
    await expect(page.getByRole('heading', { name: new RegExp(`^${action}`) })).toBeVisible();
  }
  // A tick shows a moment after the press, which `check` does not wait for, and sooner than the server has heard of it.
  const paper = page.getByRole('checkbox', { name: /^Class XII/ }).first();
  const heard = page.waitForResponse((response) => response.url().includes('/rounds/josaa/documents/'));
  await paper.click();
  await expect(paper).toBeChecked();
  expect((await heard).ok()).toBe(true);
  const byMail = page.getByRole('checkbox', { name: /^Email to a/ });
  await byMail.click();
  await expect(byMail).toBeChecked();
  await expect(page.getByText('Reminders are on')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(paper).toBeChecked();
  await expect(byMail).toBeChecked();
  await page.getByRole('button', { name: 'Remove round 1' }).click();
  await expect(page.getByRole('heading', { name: 'Your options after round 1' })).toBeHidden();
});

test('a changed profile judges the list anew and says what changed; three hundred choices still move', async ({
  page,
}) => {
  // Three hundred rows, drawn again and again: on a busy machine that takes most of five minutes.
  test.slow();
  const texts = ['computer', 'mechanical', 'civil', 'electrical', 'electronics', 'information', 'chemical', 'pune'];
  const choices = (await found(page, 'mht-cet', [...texts, 'mumbai', 'nagpur'], 50)).slice(0, 300);
  await call(page, 'POST', '/lists', { exam: 'mht-cet', name: 'Long', choices });
  await page.goto('/rounds');
  await expect(rows(page)).toHaveCount(choices.length, PATIENT);
  await handles(page).first().focus();
  for (const key of ['Space', 'End', 'Space']) await page.keyboard.press(key);
  await expect(handles(page).last()).toBeFocused();
  await saved(page);
  await call(page, 'PUT', '/exam-profile', { ...PROFILE, mhtCet: { ...PROFILE.mhtCet, category: 'OPEN' } });
  await page.reload();
  await expect(page.getByText('Your chances have been updated')).toBeVisible(PATIENT);
  await expect(page.getByText(/Category/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Your chances have been updated')).toBeHidden();
});
