import { expect, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { messagesTo } from './support/inbox.ts';
import { caller, newPerson, signedInStudent } from './support/student.ts';

test.use({ viewport: PHONE });

test('a guardian asked by WhatsApp reads the whole text, and passes the code on', async ({
  page,
  context,
  browser,
}) => {
  await signedInStudent(context);
  const call = await caller(context.request);
  await call('/guardian-consent/birth-date', { birthDate: `${new Date().getFullYear() - 16}-01-15` }, 'PUT');
  const guardian = newPerson().phone;
  await call('/guardian-consent/ask', { guardianName: 'Sunita Patil', contact: guardian });
  const link = /\/guardian\/\S+/.exec((await messagesTo(guardian))[0]?.text ?? '')?.[0] ?? '';

  // The guardian has a browser of their own, and no account.
  const theirs = await browser.newContext({ viewport: PHONE });
  const opened = await theirs.newPage();
  const answer = await opened.goto(link);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(opened.getByRole('heading', { name: 'Parent or guardian consent' })).toBeVisible();
  await expect(opened.getByText('counseling sessions')).toBeVisible();
  await expectAccessible(opened);
  await expectFits(opened);
  const code = (await opened.getByText(/^\d{6}$/).textContent()) ?? '';

  await call('/guardian-consent/confirm', { otp: code });
  await opened.reload();
  await expect(opened.getByText(/^You agreed on/)).toBeVisible();
  await expectAccessible(opened);
  await theirs.close();

  await page.goto('/guardian/none');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
