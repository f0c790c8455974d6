import { onTestFinished } from 'vitest';
import { type App, makeApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Deps } from '../src/ports.ts';
import { anonymousBrowser, type Browser } from './browser.ts';
import type { Harness } from './harness.ts';

type Options = { environment?: Record<string, string>; deps?: Partial<Deps>; withWeb?: boolean };

type AnotherApp = App & { newBrowser: () => Browser };

/** A second server beside the one of the file, on the same database, with other settings or parts. */
export async function openAnotherApp(server: Harness, options: Options = {}): Promise<AnotherApp> {
  const { environment = {}, deps = {}, withWeb = false } = options;
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info', ...environment });
  const app = makeApp({ ...server.deps, config, ...deps }, { withWeb });
  await app.server.ready();
  return { ...app, newBrowser: () => anonymousBrowser(app.server) };
}

/** The same, gone when the test ends. */
export async function anotherApp(server: Harness, options: Options = {}): Promise<AnotherApp> {
  const app = await openAnotherApp(server, options);
  onTestFinished(() => app.server.close());
  return app;
}

/** Settings under which a server in production starts without any real service. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://dakhila.test',
  APP_SECRET: 'a secret for tests that is long enough',
  DATABASE_URL: 'postgres://not.used/here',
  ALLOW_STAND_INS: 'dev-inbox,sandbox-gateway',
  MAIL_FROM: 'Dakhila <no-reply@dakhila.test>',
  SUPPORT_EMAIL: 'support@dakhila.test',
  PROVIDER_URL: 'https://dakhila.test',
};
