import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandNames, howToBuild } from './command-names.ts';

test('a checkout names its npm scripts', () => {
  expect(commandNames()).toEqual({ ops: 'npm run ops --', start: 'npm start' });
  expect(howToBuild()).toContain('npm start');
});

test('a release names what it has: no npm script', () => {
  expect(commandNames(true)).toEqual({ ops: 'dakhila-ops', start: 'node server/main.js' });
  expect(howToBuild(true)).not.toContain('npm');
});

/** What is done in a checkout only, wherever the text is printed. */
const IN_A_CHECKOUT = /npm run (forecasts|data):build/;

test('no other file of the server names an npm script to operators', () => {
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts', 'command-names.ts'] });
  const named = sources.flatMap((path) =>
    readFileSync(join(import.meta.dirname, path), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && /npm (run|start)/.test(line) && !IN_A_CHECKOUT.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});
