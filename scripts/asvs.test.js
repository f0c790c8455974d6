// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from './lib/paths.js';

const [head, ...lines] = readFileSync(at('docs', 'asvs.csv'), 'utf8').trimEnd().split('\n');
/** Every field stands in quotes and holds none. */
const rows = lines.map((line) => {
  const [id = '', level = '', topic = '', status = '', where = '', note = '', ...more] = line.slice(1, -1).split('","');
  return { id, level, topic, status, where: where.split(' ').filter(Boolean), note, more };
});
const idsOf = (/** @type {typeof rows} */ found) => found.map(({ id }) => id);

test('the list has its columns, and every row all of them', () => {
  expect(head).toBe('"id","level","topic","status","where","note"');
  const isWhole = (/** @type {typeof rows[number]} */ { id, level, topic, status, more }) =>
    /^\d{1,2}(\.\d{1,2}){0,2}$/.test(id) &&
    /^[12]$/.test(level) &&
    topic.length > 3 &&
    ['met', 'deviation', 'not applicable'].includes(status) &&
    more.length === 0;
  expect(idsOf(rows.filter((row) => !isWhole(row)))).toEqual([]);
});

test('no requirement stands twice, and none under a chapter that is left out', () => {
  const ids = idsOf(rows);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  const leftOut = idsOf(rows.filter(({ status }) => status === 'not applicable'));
  expect(ids.filter((id) => leftOut.some((chapter) => id.startsWith(`${chapter}.`)))).toEqual([]);
});

test('every file that is named exists', () => {
  const missing = rows.flatMap(({ id, where }) =>
    where.filter((path) => !existsSync(at(path))).map((path) => `${id} ${path}`),
  );
  expect(missing).toEqual([]);
});

test('what is met says where, and a deviation says why', () => {
  expect(idsOf(rows.filter(({ status, where }) => status === 'met' && where.length === 0))).toEqual([]);
  expect(idsOf(rows.filter(({ status, note }) => status === 'deviation' && note.length < 20))).toEqual([]);
});
