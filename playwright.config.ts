import { defineConfig } from '@playwright/test';
import { installedBrowser } from './scripts/lib/browser.js';

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

const browser = installedBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/server.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous: a journey fails because of what it sees, not because the machine is busy.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    // The global setup has chosen the port by the time the workers read this.
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser.path }),
      args: FLAGS,
      env: { ...process.env, ...browser?.env },
    },
  },
});
