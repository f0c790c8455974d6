import { defineConfig } from '@playwright/test';
import { installedBrowser } from './scripts/lib/browser.js';
import { findFirefox } from './scripts/lib/browser-paths.js';
import { timeLimit } from './scripts/lib/machine-speed.js';

/** Root has no sandbox; the rest keeps the browser from talking to anybody but us. */
const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Firefox that is installed, by WebDriver BiDi: it needs none of Playwright's own builds. */
const asFirefox = () => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath: findFirefox(), firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } },
});

function asChromium() {
  const browser = installedBrowser();
  return {
    browserName: 'chromium' as const,
    // A journey meets the server, not what an earlier page kept; the journeys without a line allow it for themselves.
    serviceWorkers: 'block' as const,
    // Nothing waits for a fade. What moves is looked at where motion is the promise.
    contextOptions: { reducedMotion: 'reduce' as const },
    launchOptions: {
      ...(browser && { executablePath: browser.path }),
      args: FLAGS,
      env: { ...process.env, ...browser?.env },
    },
  };
}

/** Every screen in every language, theme and width, and the rest that takes too long for each change: `npm run e2e -- full`. */
const isFull = process.env.E2E_FULL === 'yes';

export default defineConfig({
  testDir: 'e2e',
  testMatch: isFull ? '**/e2e/full/*.e2e.ts' : '**/*.e2e.ts',
  testIgnore: isFull ? [] : '**/e2e/full/**',
  outputDir: 'test-results',
  globalSetup: './e2e/support/server.ts',
  // With late answers the order of the journeys decides which call is late, so there is one order.
  workers: process.env.E2E_DELAYS ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  // Generous: a journey fails because of what it sees, not because the machine is busy.
  timeout: timeLimit(300_000),
  expect: { timeout: timeLimit(30_000) },
  reporter: isFull ? './e2e/full/reporter.ts' : 'line',
  use: {
    // The global setup has chosen the port by the time the workers read this.
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What hangs is named by its own error, not by the end of the whole journey.
    actionTimeout: timeLimit(90_000),
    navigationTimeout: timeLimit(90_000),
    screenshot: 'only-on-failure',
    // A trace costs every passing journey; a red one is run again with `--trace on`.
    trace: 'off',
    ...(process.env.E2E_FIREFOX === 'yes' ? asFirefox() : asChromium()),
  },
});
