// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../lib/paths.js';

/** @param {string} path */
const read = (path) => readFileSync(at(path), 'utf8');

/** The alerts of the file: name, expression, and for how long it must hold. */
const alerts = read('deploy/watch/alerts.yml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: /^\w+/.exec(text)?.[0] ?? '',
    expression: /expr: (.*)$/m.exec(text)?.[1] ?? '',
    holds: /for: (\w+)$/m.exec(text)?.[1],
  }));

const CASES = ['alerts.test.yml', 'evening.test.yml'];
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.log('promtool is not installed (apt-get install prometheus): the rules are not tried.');

describe.runIf(hasPromtool)('Prometheus', () => {
  test.each([
    ['takes its settings', ['check', 'config', '--syntax-only', 'prometheus.yml']],
    ['takes the rules', ['check', 'rules', 'recordings.yml', 'alerts.yml']],
    ['fires each alert when it should, and only then', ['test', 'rules', ...CASES]],
  ])('%s', (_, words) => {
    const { status, stdout, stderr } = spawnSync('promtool', words, { cwd: at('deploy/watch'), encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});

test('each alert has a case in which it fires and one in which it does not', () => {
  const cases = CASES.map((name) => read(`deploy/watch/${name}`)).join();
  const named = (/** @type {RegExp} */ pattern) => new Set([...cases.matchAll(pattern)].map(([, name]) => name));
  const firing = named(/alertname: (\w+)\n\s+exp_alerts: \[\{/g);
  const silent = named(/alertname: (\w+), exp_alerts: \[\] /g);
  expect(alerts.length).toBeGreaterThan(20);
  expect(alerts.filter(({ name }) => !firing.has(name) || !silent.has(name))).toEqual([]);
});

test('the table for operators names each alert with its limit and its time, and no other alert', () => {
  const [, table = ''] = /^## Alerts$([\s\S]*?)^## /m.exec(read('docs/operations.md')) ?? [];
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  const rowOf = (/** @type {string} */ name) => rows.find((row) => row.includes(`\`${name}\``)) ?? '';
  const differences = alerts.flatMap(({ name, expression, holds }) => {
    const limits = expression.match(/(?:[<>]=?|==) [\d.e]+/g) ?? [];
    const time = holds ? [`for ${holds.replace(/m$/, ' min').replace(/h$/, ' h')}`] : [];
    return [...limits, ...time].filter((text) => !rowOf(name).includes(text)).map((text) => `${name}: ${text}`);
  });
  expect(differences).toEqual([]);
  const documented = rows.flatMap((row) => row.split('|')[1]?.match(/(?<=`)\w+(?=`)/g) ?? []);
  expect(documented.sort()).toEqual(alerts.map(({ name }) => name).sort());
});
