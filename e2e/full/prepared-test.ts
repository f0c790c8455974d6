import { test as base } from '@playwright/test';
import { timeLimit } from '../../scripts/lib/machine-speed.js';
import { type Prepared, preparedStudent } from '../support/prepared.ts';
import { baseUrl } from '../support/server.ts';

type State = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

/** A test that finds a student signed in who has used everything. One for all tests of a worker. */
export const test = base.extend<{ prepared: Prepared }, { made: { prepared: Prepared; state: State } }>({
  made: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: baseUrl() });
      const prepared = await preparedStudent(context);
      await use({ prepared, state: await context.storageState() });
      await context.close();
    },
    { scope: 'worker', timeout: timeLimit(300_000) },
  ],
  prepared: ({ made }, use) => use(made.prepared),
  storageState: ({ made }, use) => use(made.state),
});
