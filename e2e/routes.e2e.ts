import { expect, type Page, test } from '@playwright/test';
import { publicAddresses, studentAddresses } from './support/addresses.ts';
import { AXE_PATIENCE, breachesOf, PHONE } from './support/axe.ts';
import { widthFaults } from './support/fits.ts';
import { preparedStudent } from './support/prepared.ts';
import { settled } from './support/settled.ts';
import { smallTargets } from './support/targets.ts';
import { watch } from './support/watch.ts';

test.use({ viewport: PHONE });

/** One address with a fault does not hide the others. */
const softly = expect.configure({ soft: true });

/** Finds no fault at an address. */
async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  const faults = async () => [...(await breachesOf(page)), ...(await widthFaults(page)), ...(await smallTargets(page))];
  // What is drawn a moment later is there at the next look.
  await softly.poll(faults, { message: address, ...AXE_PATIENCE }).toEqual([]);
}

test('every address with something real on it: axe finds nothing, all of it fits a phone and a thumb, no page asks anybody but us', async ({
  page,
  context,
  browser,
}) => {
  // Forty pages, each read by axe: on a busy machine they take more than five minutes.
  test.slow();
  const prepared = await preparedStudent(context);
  const faults = watch(context);
  for (const addressesOf of Object.values(studentAddresses)) {
    const [address = ''] = addressesOf(prepared);
    await look(page, address);
  }
  const outside = await browser.newContext({ viewport: PHONE });
  const visitor = await outside.newPage();
  const outsideFaults = watch(outside);
  for (const addressesOf of Object.values(publicAddresses)) {
    const [address = ''] = addressesOf(prepared);
    await look(visitor, address);
  }
  await outside.close();
  expect([...faults, ...outsideFaults]).toEqual([]);
});
