import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../../config.ts';

/** Anything of the assessment’s rules but names and shapes: it could lead to an answer. */
const LEAKING = /@dakhila\/domain\/assessment\/(?!scales'|figure')/;

test('nothing that holds right answers or scoring gets into the browser', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', {
    cwd: PROJECT_DIR,
    exclude: (name) => /\.test\.tsx?$/.test(name),
  });
  expect(files.length).toBeGreaterThan(100);
  const leaks = files.filter((file) => LEAKING.test(readFileSync(join(PROJECT_DIR, file), 'utf8')));
  expect(leaks).toEqual([]);
  const contract = globSync('packages/contract/src/*.ts', { cwd: PROJECT_DIR });
  expect(contract.filter((file) => LEAKING.test(readFileSync(join(PROJECT_DIR, file), 'utf8')))).toEqual([]);
});
