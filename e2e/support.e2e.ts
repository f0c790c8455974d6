import { expect, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { signedInStudent } from './support/student.ts';

test('a student on a phone finds an answer, asks support with a screenshot, and reads the thread', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await signedInStudent(context);

  await page.goto('/faq#float-risk');
  await expect(page.getByText('Not to a worse seat')).toBeVisible();
  await expect(page.getByText('Not to a worse seat')).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('caste validty');
  await expect(page.getByRole('heading', { name: /questions? found$/ })).toBeVisible();
  await page.getByRole('heading', { name: 'Is the caste certificate enough for CAP?' }).click();
  await expect(page.getByText('CAP asks for the caste certificate and the caste validity')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/support');
  await page.getByLabel('What is it about?').selectOption('technical');
  await page.getByLabel('Your question').fill('The <img src=x onerror=alert(1)> chart stays empty');
  await page.getByLabel('Add a screenshot').setInputFiles({
    name: 'screen.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole('img', { name: 'The screenshot that will be sent' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();

  await expect(page.getByRole('heading', { name: /^Ticket \d+: Something doesn’t work/ })).toBeVisible();
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  const picture = page.getByRole('img', { name: 'The screenshot you sent' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  await page.reload();
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(page.getByText('This ticket is closed. Reply to reopen it.')).toBeVisible();
  await page.getByLabel('Reply').fill('It is back');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('It is back')).toBeVisible();
  await expect(page.getByText('In progress')).toBeVisible();
  await expectAccessible(page);
});
