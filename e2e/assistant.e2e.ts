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
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL(/conversation=[0-9a-f-]{36}/);
  // Tables and charts scroll in their own box: the page itself never does.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);

  await field.fill('and for girls? <img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Answer' })).toHaveCount(2);
  await field.fill('A draft that is not sent');
  await page.reload();
  await expect(page.getByText('and for girls? <img src=x onerror=alert(1)>')).toBeVisible();
  await expect(field).toHaveValue('A draft that is not sent');

  await page.getByRole('button', { name: 'Conversations' }).click();
  const drawer = page.getByRole('dialog', { name: 'Conversations' });
  await drawer.getByRole('button', { name: /^More about/ }).click();
  await page.getByLabel('Name').fill('VJTI <b>for me</b>');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(drawer.getByRole('link', { name: /VJTI <b>for me<\/b>/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'A person' }).click();
  await page.getByRole('link', { name: 'Ask support' }).click();
  await expect(page.getByRole('checkbox', { name: /Send my conversation with the assistant along/ })).toBeChecked();
  await page.getByLabel('What is it about?').selectOption('college-data');
  await page.getByLabel('Your question').fill('Is this figure right?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your conversation with the assistant, as you sent it along').click();
  await expect(page.getByText(/Student: What was the VJTI Computer Engineering cutoff/)).toBeVisible();
  await expectAccessible(page);
});
