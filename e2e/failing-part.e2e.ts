import { expect } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { testAsReader as test } from './support/test.ts';

test.use({ viewport: PHONE });

test('a card of a college that fails leaves the rest of the page, says so, and is reported once without any text', async ({
  page,
}) => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/client-errors')) reports.push(request.postDataJSON());
  });
  await page.route('**/api/v1/colleges/16006', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, nirfHistory: null } } });
  });
  await page.goto('/college/16006');
  await expect(page.getByText('We couldn’t show this part')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Location' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We couldn’t show this part')).toHaveCount(1);
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toEqual({ name: 'TypeError', places: expect.any(Array), screen: 'college' });

  await page.unroute('**/api/v1/colleges/16006');
  await page.reload();
  await expect(page.getByRole('heading', { name: /NIRF/ })).toBeVisible();
  await expect(page.getByText('We couldn’t show this part')).toHaveCount(0);
});
