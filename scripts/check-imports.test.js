// @ts-check
import { describe, expect, test } from 'vitest';
import { breachesOf } from './lib/import-breaches.js';
import { LAYERS } from './lib/import-rules.js';
import { importsOf } from './lib/imports.js';

/** One innocent file for each layer, so that only the planted breach can be found. */
const innocent = LAYERS.map(({ layer }) => (/\.(?:tsx?|css)$/.test(layer) ? layer : `${layer}/innocent/index.ts`));

/** @param {Record<string, string>} planted path → text */
const withPlanted = (planted) =>
  breachesOf(
    new Map([
      ...Object.entries(planted),
      ...innocent.map((file) => /** @type {const} */ ([file, planted[file] ?? ''])),
    ]),
  );

/** @param {string} specifier */
const importing = (specifier) => `import { x } from '${specifier}';\n`;

test('sources that keep the rule have no breach', () => {
  expect(
    withPlanted({
      'packages/contract/src/auth.ts': importing('@dakhila/domain/auth/otp') + importing('zod/mini'),
      'apps/api/src/modules/billing/settle.ts': importing('../students/index.ts') + importing('./store.ts'),
      'apps/api/src/adapters/mail/smtp.ts': importing('../../ports.ts') + importing('nodemailer'),
      'apps/web/src/app/router.tsx': importing('../features/account/login/login-screen.tsx'),
      'apps/web/src/features/account/login/login-screen.tsx': importing('../session/auth.ts') + importing('react'),
      'apps/web/src/features/billing/pay-screen.tsx': importing('../account/index.ts'),
    }),
  ).toEqual([]);
});

describe('a breach is caught:', () => {
  test.each([
    ['domain imports a package', 'packages/domain/src/otp.ts', 'zod'],
    ['domain imports Node', 'packages/domain/src/otp.ts', 'node:crypto'],
    ['domain imports the contract', 'packages/domain/src/otp.ts', '@dakhila/contract/auth'],
    ['contract imports another package than zod', 'packages/contract/src/auth.ts', 'fastify'],
    ['contract imports the api', 'packages/contract/src/auth.ts', '../../../apps/api/src/ports.ts'],
    ['web imports the api', 'apps/web/src/lib/api.ts', '../../../api/src/ports.ts'],
    ['web imports the api by name', 'apps/web/src/lib/api.ts', '@dakhila/api/ports'],
    ['web imports the desk', 'apps/web/src/lib/api.ts', '../../../desk/src/api.ts'],
    ['web imports the desk by name', 'apps/web/src/lib/api.ts', '@dakhila/desk/api'],
    ['api imports the web', 'apps/api/src/http/static.ts', '../../../web/src/paths.ts'],
    ['web imports Node', 'apps/web/src/lib/api.ts', 'node:fs'],
    ['http imports a module', 'apps/api/src/http/mount.ts', '../modules/billing/index.ts'],
    ['a module imports an adapter', 'apps/api/src/modules/billing/pay.ts', '../../adapters/payment/sandbox.ts'],
    ['a module imports the composition', 'apps/api/src/modules/billing/pay.ts', '../../compose.ts'],
    ['an adapter imports a module', 'apps/api/src/adapters/mail/smtp.ts', '../../modules/outbox/index.ts'],
    ['an adapter imports http', 'apps/api/src/adapters/mail/smtp.ts', '../../http/errors.ts'],
    ['the catalogue imports the database', 'apps/api/src/catalogue/load.ts', '../db/client.ts'],
    ['the database imports a module', 'apps/api/src/db/client.ts', '../modules/auth/index.ts'],
    ['the app imports an adapter', 'apps/api/src/app.ts', './adapters/mail/smtp.ts'],
    ['main goes past the composition', 'apps/api/src/main.ts', './adapters/mail/smtp.ts'],
    ['a part of the look imports a feature', 'apps/web/src/ui/button.tsx', '../features/login/login-screen.tsx'],
    ['lib imports the look', 'apps/web/src/lib/api.ts', '../ui/toast.tsx'],
    ['a feature imports the app', 'apps/web/src/features/account/login/login-screen.tsx', '../../../app/router.tsx'],
    ['a file outside every layer', 'apps/api/src/helpers/misc.ts', './other.ts'],
    ['the product imports a test file', 'apps/api/src/db/client.ts', './test-support.ts'],
    ['the product imports the test folder', 'apps/api/src/db/client.ts', '../../test/harness.ts'],
  ])('%s', (_what, file, target) => {
    expect(withPlanted({ [file]: importing(target) })).toEqual([expect.stringContaining(file)]);
  });

  test('a module meets another one past its index', () => {
    const file = 'apps/api/src/modules/predictor/run.ts';
    expect(withPlanted({ [file]: importing('../students/store.ts') })).toEqual([
      `${file} → apps/api/src/modules/students/store.ts: go through students/index.ts`,
    ]);
  });

  test('a feature meets another feature past its index', () => {
    const file = 'apps/web/src/features/account/login/login-screen.tsx';
    expect(withPlanted({ [file]: importing('../../help/legal/legal-dialog.tsx') })).toEqual([
      `${file} → apps/web/src/features/help/legal/legal-dialog.tsx: go through help/index.ts`,
    ]);
  });

  test('files import each other in a circle', () => {
    const [a, b] = ['packages/domain/src/a.ts', 'packages/domain/src/b.ts'];
    expect(withPlanted({ [a]: importing('./b.ts'), [b]: importing('./a.ts') })).toEqual([
      `cycle of files: ${a} → ${b} → ${a}`,
    ]);
  });

  test('modules need each other through their doors, though no file does', () => {
    const modules = 'apps/api/src/modules';
    const planted = {
      [`${modules}/auth/sign-in.ts`]: importing('../students/index.ts'),
      [`${modules}/students/profile.ts`]: importing('../auth/index.ts'),
    };
    expect(withPlanted(planted)).toEqual(['cycle of modules: auth → students → auth']);
  });

  test.each(['Date.now()', 'new Date()', 'Math.random()', 'process.env.PORT', 'console.log(1)'])(
    'domain says %s',
    (word) => {
      expect(withPlanted({ 'packages/domain/src/otp.ts': `const x = ${word};` })).toHaveLength(1);
    },
  );

  test.each(LAYERS.filter(({ layer }) => !layer.endsWith('.css')).map(({ layer }) => [layer]))(
    '%s has no file',
    (layer) => {
      const others = innocent.filter((file) => !file.startsWith(layer));
      expect(breachesOf(new Map(others.map((file) => [file, ''])))).toEqual([
        `${layer} has no file: the rule guards nothing there`,
      ]);
    },
  );
});

test('a test may reach where it likes, and talk of time', () => {
  const file = 'packages/domain/src/otp.test.ts';
  expect(withPlanted({ [file]: `${importing('vitest')}Date.now();` })).toEqual([]);
});

test('every way to import is read', () => {
  const text = `
    import one from './one.ts';
    import type { Two } from "./two.ts";
    import {
      three,
    } from './three.ts';
    export { four } from './four.ts';
    export * from './five.ts';
    import './six.css';
    const seven = await import('./seven.ts');
    type Eight = import('./eight.ts').Eight;
    const nine = require('nine');
    export const text = 'a sentence from a string';
  `;
  expect(importsOf('packages/domain/src/x.ts', text)).toEqual(
    ['one.ts', 'two.ts', 'three.ts', 'four.ts', 'five.ts', 'six.css', 'seven.ts', 'eight.ts']
      .map((name) => `packages/domain/src/${name}`)
      .concat('npm:nine'),
  );
});
