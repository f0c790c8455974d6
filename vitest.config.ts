import { configDefaults, defineConfig } from 'vitest/config';
import { timeLimit } from './scripts/lib/machine-speed.js';

/** Left out by `npm test -- --quick`: matrices over every call, processes and databases of their own, forecasts made anew. */
const LONG = [
  'apps/api/test/**',
  'apps/api/src/start-server.test.ts',
  'apps/api/src/ops/{main,every-command*,commands/assessment}.test.ts',
  'apps/api/src/adapters/embedded-postgres/*.test.ts',
  'apps/api/src/db/client.test.ts',
  'apps/api/src/jobs/run-jobs.test.ts',
  'apps/api/src/modules/messaging/send-messages.test.ts',
  'apps/api/src/modules/accounts/{whatsapp-budget,login-races}.test.ts',
  'apps/api/src/modules/predictor/{season-words,predictor}.test.ts',
  'tools/forecast/*.test.ts',
];
const isQuick = process.env.TEST_QUICK === 'yes';
/** `npm run release:record` */
const isRecording = Boolean(process.env.RELEASE_STATEMENTS);
const exclude = [...configDefaults.exclude, ...(isQuick ? LONG : [])];

/** Tests that replace a module: the replacement would stay for the files after them. */
const ALONE = 'apps/{web,desk}/src/**/*.alone.test.{ts,tsx}';
/** Time limits are generous: a test fails because of what it sees, not because the machine is busy. */
const COMMON = {
  // Tests make and drop much at once: with a small nursery the collector took a fifth of the time of the api suite.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: timeLimit(180_000),
  hookTimeout: timeLimit(180_000),
  expect: { poll: { timeout: timeLimit(60_000) } },
};
const WEB = {
  ...COMMON,
  include: isQuick ? [] : ['apps/{web,desk}/src/**/*.test.{ts,tsx}', 'apps/web/test/*.test.ts'],
  environment: 'jsdom',
  setupFiles: ['vitest.setup.ts', 'apps/web/test/setup.ts'],
};

export default defineConfig({
  test: {
    // Half the cores are not worth a third process each; the database of the api suite needs one too.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'apps/web/build/**/*.test.ts',
          ],
          exclude,
          // Pure functions share nothing, so the files may share a process.
          isolate: false,
          setupFiles: 'vitest.setup.ts',
          ...COMMON,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          exclude,
          globalSetup: 'apps/api/test/global-setup.ts',
          setupFiles: ['vitest.setup.ts', ...(isRecording ? ['apps/api/test/last-release/note-statements.ts'] : [])],
          // Each file has a database and a server of its own; loading the product once a process saves a second a file.
          isolate: false,
          ...COMMON,
        },
      },
      // Loading React and the screens once a process takes a quarter of the time of loading them once a file.
      { test: { ...WEB, name: 'web', exclude: [...configDefaults.exclude, ALONE], isolate: false } },
      { test: { ...WEB, name: 'web alone', include: isQuick ? [] : [ALONE] } },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.js', 'e2e/support/**/*.test.ts'],
          ...COMMON,
        },
      },
    ],
  },
});
