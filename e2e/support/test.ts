import { test as base } from '@playwright/test';
import { baseUrl } from './server.ts';
import { signedInStudent } from './student.ts';

type State = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

/** A test that finds a student signed in. The student is one for many: for what only looks, not for what saves or spends. */
export const testAsReader = base.extend<object, { reader: State }>({
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: baseUrl() });
      await signedInStudent(context);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: ({ reader }, use) => use(reader),
});
