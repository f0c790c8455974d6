import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addPasskeyDevice, buyPremium, expectSound, invitation, settlementFile, staffPage } from './support/desk.ts';
import { baseUrl } from './support/server.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a day of finance: work list, coupons, an invoice, the settlement file and a second device', async ({
  browser,
}, testInfo) => {
  const forStudent = await browser.newContext({ baseURL: baseUrl() });
  await buyPremium(await forStudent.newPage());

  const context = await browser.newContext({ baseURL: baseUrl(), viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const loseLaptop = await addPasskeyDevice(page);
  await page.goto(await invitation('farah@staff.example', 'Farah Khan', 'finance'));
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expectSound(page, 'orders', testInfo);

  await test.step('a coupon is made, changed and ended', async () => {
    await page.getByRole('link', { name: 'Coupons' }).click();
    await page.getByRole('button', { name: 'New coupon' }).click();
    await page.getByLabel('Code').fill('journey');
    await page.getByLabel('Per cent').fill('25');
    await page.getByLabel('Maximum in rupees').fill('300');
    await page.getByLabel('Total uses').fill('10');
    // What was typed survives Escape.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'New coupon' }).click();
    await expect(page.getByText('What you typed before is back')).toBeVisible();
    await expect(page.getByLabel('Code')).toHaveValue('journey');
    await expectSound(page, 'new-coupon', testInfo);
    await page.getByRole('button', { name: 'Create' }).click();
    const row = page.getByRole('row', { name: /JOURNEY Open 25%, at most ₹300/ });
    await expect(row).toContainText('0 of 10');
    await page.getByRole('button', { name: 'Change JOURNEY' }).click();
    await page.getByLabel('Total uses').fill('20');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('0 of 20');
    await page.getByRole('button', { name: 'End JOURNEY' }).click();
    await page.getByRole('button', { name: 'End it' }).click();
    await expect(page.getByRole('row', { name: /JOURNEY Ended/ })).toBeVisible();
    await expectSound(page, 'coupons', testInfo);
  });

  await test.step('the invoice of an order is found and downloaded', async () => {
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByLabel('State').selectOption('Paid');
    const paid = page.getByRole('row', { name: /Paid Premium ₹4,999/ });
    await paid.getByRole('link').first().click();
    await expectSound(page, 'order', testInfo);
    await page.getByRole('link', { name: /^DK\// }).click();
    const download = page.waitForEvent('download');
    await page.getByLabel('Why do you need the PDF?').fill('The buyer asked for a copy');
    await expectSound(page, 'invoice', testInfo);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Download PDF' }).click();
    expect(
      readFileSync(await (await download).path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  await test.step('the gateway’s file is refused with the line, then compared', async () => {
    await page.getByRole('link', { name: 'Settlement' }).click();
    const choose = page.getByLabel('Choose the file');
    await choose.setInputFiles(settlementFile(['=cmd', '4999.00']));
    await expect(page.getByText('Line 2: entity_id is not an id.')).toBeVisible();
    await choose.setInputFiles(settlementFile(['pay_Stranger1', '4999.00']));
    await expect(page.getByText('Stored 1 line of 1.')).toBeVisible();
    await choose.setInputFiles(settlementFile(['pay_Stranger1', '4999.00']));
    await expect(page.getByText(/^Nothing changed/)).toBeVisible();
    await expectSound(page, 'settlement', testInfo);
    await page
      .getByRole('row', { name: /differences?/ })
      .first()
      .getByRole('link')
      .click();
    await expect(page.getByRole('row', { name: /In the file, not with us pay_Stranger1 ₹4,999/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /With us, not in the file/ }).first()).toBeVisible();
    await expectSound(page, 'settlement-day', testInfo);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Differences as CSV' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(
      '"In the file, not with us",pay_Stranger1,,4999',
    );
    await page.getByRole('link', { name: 'All days' }).click();
    await expect(page.getByRole('heading', { name: 'Settlement', level: 1 })).toBeVisible();
  });

  await test.step('the work list leads to the differences, and one that was looked at is marked', async () => {
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    const work = page.getByRole('region', { name: 'Needs attention' });
    const day = work.getByRole('link', { name: /Our payments differ from the gateway’s file/ }).first();
    await expectSound(page, 'work-list', testInfo);
    // By keys alone: down the list until the day has the focus.
    const lines = await work.getByRole('listitem').count();
    for (let line = 0; line < lines && !(await day.evaluate((link) => link === document.activeElement)); line += 1)
      await page.keyboard.press('j');
    await expect(day).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Mark as looked at: pay_Stranger1' }).click();
    await page.getByLabel('Why').fill('Payment of another shop');
    await page.getByRole('button', { name: 'Mark', exact: true }).click();
    await expect(page.getByRole('row', { name: /pay_Stranger1 .* Payment of another shop Farah Khan/ })).toBeVisible();
    await expectSound(page, 'marked-difference', testInfo);
  });

  await test.step('a wrong file is withdrawn', async () => {
    await page.getByRole('link', { name: 'All days' }).click();
    await page.getByRole('button', { name: /^Withdraw the file of/ }).click();
    await page.getByLabel('Why').fill('File of another shop');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByRole('cell', { name: /^Withdrawn Farah Khan.* File of another shop$/ })).toBeVisible();
    await expectSound(page, 'withdrawn-file', testInfo);
    await expect(page.getByRole('row', { name: /differences?/ })).toHaveCount(0);
  });

  await test.step('a second device is added, and the lost one removed', async () => {
    await page.getByRole('link', { name: 'Your devices' }).click();
    await loseLaptop();
    await addPasskeyDevice(page);
    await page.getByRole('button', { name: 'Add a device' }).click();
    await page.getByLabel('Name of the device').fill('Work phone');
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Work phone' })).toBeVisible();
    await expectSound(page, 'devices', testInfo);
    await page.getByRole('button', { name: 'Remove First device' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'First device' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  });
});

test('People fits and is accessible at every width and in both themes', async ({ browser }, testInfo) => {
  const context = await browser.newContext({ baseURL: baseUrl(), viewport: { width: 1280, height: 800 } });
  const page = await staffPage(context, 'nita@staff.example', 'Nita Shah', 'administrator');
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await expectSound(page, 'people', testInfo);
});
