import { test } from '@playwright/test';
import { timeLimit } from '../../scripts/lib/machine-speed.js';
import startServer, { baseUrl } from './server.ts';

/** A test on a server and data of its own: for what every page of a server would show, and what looks at all its rows. */
export const testOnOwnServer = test.extend<object, { ownUrl: string }>({
  ownUrl: [
    async ({ browserName: _name }, use) => {
      // A worker with a fixture of this kind runs no other journeys, so from here on everything in it means this server.
      const putAway = await startServer();
      await use(baseUrl());
      await putAway();
    },
    { scope: 'worker', timeout: timeLimit(300_000) },
  ],
  baseURL: ({ ownUrl }, use) => use(ownUrl),
});
