import { onTestFinished } from 'vitest';
import { type App, makeApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Deps } from '../src/ports.ts';
import { anonymousBrowser, type Browser } from './browser.ts';
import type { Harness } from './harness.ts';

type Options = { environment?: Record<string, string>; deps?: Partial<Deps>; withWeb?: boolean };

/** A second server beside the one of the file, on the same database, with other settings or parts; gone when the test ends. */
export async function anotherApp(
  server: Harness,
  { environment = {}, deps = {}, withWeb = false }: Options = {},
): Promise<App & { newBrowser: () => Browser }> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info', ...environment });
  const app = makeApp({ ...server.deps, config, ...deps }, { withWeb });
  onTestFinished(() => app.server.close());
  await app.server.ready();
  return { ...app, newBrowser: () => anonymousBrowser(app.server) };
}

/** Settings under which a server in production starts without any real service. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://dakhila.test',
  APP_SECRET: 'a secret for tests that is long enough',
  DATABASE_URL: 'postgres://not.used/here',
  ALLOW_STAND_INS: 'dev-inbox,sandbox-gateway',
};
