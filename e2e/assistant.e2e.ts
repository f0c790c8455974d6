import { expect, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { logIn, registerStudent } from './support/student.ts';

test('a student on a phone asks, asks on, comes back later, and hands the conversation to a person', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { email } = await registerStudent(request);
  await logIn(page, email);
  await page.goto('/ai-assistant');
  await expect(page.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible();
  await expectAccessible(page);

  const field = page.getByRole('textbox', { name: 'Your question' });
  await field.fill('What was the VJTI Computer Engineering cutoff for OBC?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL(/conversation=[0-9a-f-]{36}/);
  // Tables and charts scroll in their own box: the page itself never does.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);

  await field.fill('and for girls? <img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Answer' })).toHaveCount(2);
  // The heading stands before the answer does; the button to send is back when the answer is whole.
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await field.fill('A draft that is not sent');
  await page.reload();
  await expect(page.getByText('and for girls? <img src=x onerror=alert(1)>')).toBeVisible();
  await expect(field).toHaveValue('A draft that is not sent');

  // Without a prediction the answer is last year's, says so, and leads to the predictor.
  await field.fill('Can I get Computer Engineering in Pune with 94 percentile?');
  await page.getByRole('button', { name: 'Send' }).click();
  const paragraph = (hasText: RegExp) => page.getByRole('paragraph').filter({ hasText });
  await expect(paragraph(/^Last year it was enough, but that’s no forecast/)).toBeVisible();
  // What to ask next comes when the answer is whole.
  await expect(page.getByRole('button', { name: 'How can I predict my colleges?' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await expect(paragraph(/rests on last year’s closing only/)).toBeVisible();
  await expect(paragraph(/^The table shows 8 of \d+\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your chances in the predictor' })).toHaveAttribute(
    'href',
    '/predictor/mht-cet',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);

  // The same conversation goes on in Marathi, by a suggestion and by a question in Marathi letters.
  await field.fill('');
  await page.context().addCookies([{ name: 'language', value: 'mr', url: page.url() }]);
  await page.reload();
  const question = page.getByRole('textbox', { name: 'तुमचा प्रश्न' });
  await question.fill('मुलींसाठी COEP मेकॅनिकलचा कट-ऑफ किती होता?');
  await page.getByRole('button', { name: 'पाठवा' }).click();
  const chat = page.getByRole('list', { name: 'असिस्टंटशी चॅट' });
  await expect(chat.getByText(/COEP Technological University येथे .+ वर बंद झाल्या/)).toBeVisible();
  await page.getByRole('button', { name: 'आणि OBC साठी?' }).click();
  await expect(chat.getByText(/बंद झाल्या .*OBC/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);
  await page.context().addCookies([{ name: 'language', value: 'en', url: page.url() }]);
  await page.reload();

  await page.getByRole('button', { name: 'Chats' }).click();
  const drawer = page.getByRole('dialog', { name: 'Chats' });
  await drawer.getByRole('button', { name: /^More options for/ }).click();
  await page.getByLabel('Name').fill('VJTI <b>for me</b>');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(drawer.getByRole('link', { name: /VJTI <b>for me<\/b>/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await page.getByRole('link', { name: 'Ask support' }).click();
  await expect(page.getByRole('checkbox', { name: /Include my assistant chat/ })).toBeChecked();
  await page.getByLabel('What is it about?').selectOption('college-data');
  await page.getByLabel('Your question').fill('Is this figure right?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your assistant chat, as you sent it').click();
  await expect(page.getByText(/Student: What was the VJTI Computer Engineering cutoff/)).toBeVisible();
  await expectAccessible(page);
});
