import { expect, type Page, test } from '@playwright/test';
import { publicAddresses, studentAddresses } from './support/addresses.ts';
import { breachesOf, PHONE } from './support/axe.ts';
import { widthFaults } from './support/fits.ts';
import { preparedStudent } from './support/prepared.ts';
import { settled } from './support/settled.ts';
import { smallTargets } from './support/targets.ts';
import { watch } from './support/watch.ts';

test.use({ viewport: PHONE });

/** Looks at an address once. */
async function look(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await settled(page);
  return [...(await breachesOf(page)), ...(await widthFaults(page)), ...(await smallTargets(page))].map(
    (fault) => `${address} ${fault}`,
  );
}

test('every address with something real on it: axe finds nothing, all of it fits a phone and a thumb, no page asks anybody but us', async ({
  page,
  context,
  browser,
}) => {
  const prepared = await preparedStudent(context);
  const faults = watch(context);
  for (const addressesOf of Object.values(studentAddresses)) {
    const [address = ''] = addressesOf(prepared);
    faults.push(...(await look(page, address)));
  }
  const outside = await browser.newContext({ viewport: PHONE });
  const visitor = await outside.newPage();
  const outsideFaults = watch(outside);
  for (const addressesOf of Object.values(publicAddresses)) {
    const [address = ''] = addressesOf(prepared);
    faults.push(...(await look(visitor, address)));
  }
  await outside.close();
  expect([...faults, ...outsideFaults]).toEqual([]);
});
