import { defineConfig } from 'vitest/config';

const ALONE = 'apps/{web,desk}/src/**/*.alone.test.{ts,tsx}';
const component = {
  include: ['apps/{web,desk}/src/**/*.test.{ts,tsx}'],
  environment: 'jsdom' as const,
  setupFiles: ['vitest.setup.ts', 'apps/web/test/setup.ts'],
  testTimeout: 120_000,
};

export default defineConfig({
  test: {
    // Half the cores are not worth a third process each; the database of the api suite needs one too.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/build/**/*.test.ts'],
          // Pure functions share nothing, so the files may share a process.
          isolate: false,
          setupFiles: 'vitest.setup.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          globalSetup: 'apps/api/test/global-setup.ts',
          setupFiles: 'vitest.setup.ts',
          // Each file has a database and a server of its own; loading the product once a process saves a second a file.
          isolate: false,
          // Generous: a test fails because of what it sees, not because the machine is busy.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          ...component,
          name: 'web',
          exclude: [ALONE],
          // Loading the screens once a process takes a third of the time of loading them once a file.
          isolate: false,
        },
      },
      // A file that replaces a module of the product needs a process where nobody has loaded it.
      { test: { ...component, name: 'web alone', include: [ALONE] } },
      {
        test: { name: 'scripts', include: ['scripts/**/*.test.js', 'e2e/support/**/*.test.ts'], testTimeout: 20_000 },
      },
    ],
  },
});
