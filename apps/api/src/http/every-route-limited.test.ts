import { expect, test } from 'vitest';
import { anotherApp } from '../../test/another-app.ts';
import { useServer } from '../../test/harness.ts';
import { routesWithoutLimit } from '../../test/routes-without-limit.ts';
import { aWebDist } from '../../test/web-dist.ts';

const server = useServer();

/** The only routes that a flooding network may go on calling, and why. */
const EXCEPTIONS: Record<string, string> = {
  'GET /healthz': 'a load balancer must not take a limit for a failure; refusing costs as much as the answer',
  'GET /readyz': 'the same; its one query is shared by all callers for half a second',
};

test('every route is under the limit of its network, but for a few that say why', async () => {
  const environment = { WEB_DIST_DIR: aWebDist() };
  // The clock stands still: the limit counts by the minute.
  const deps = { now: () => new Date('2026-11-16T10:00:00Z') };
  const app = await anotherApp(server, { environment, deps, withWeb: true });
  expect((await routesWithoutLimit(app.server)).toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
