// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASVS_REQUIREMENTS } from './lib/asvs-levels.js';
import { at } from './lib/paths.js';

const [head, ...lines] = readFileSync(at('docs', 'asvs.csv'), 'utf8').trimEnd().split('\n');
/** Every field is quoted and contains no quotes. */
const rows = lines.map((line) => {
  const [id = '', level = '', topic = '', status = '', where = '', note = '', ...more] = line.slice(1, -1).split('","');
  return { id, level, topic, status, where: where.split(' ').filter(Boolean), note, more };
});
const idsOf = (/** @type {readonly { id: string }[]} */ found) => found.map(({ id }) => id);

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

/** A row covers its requirement, or all of its section or chapter. */
const speaksFor = (/** @type {string} */ row, /** @type {string} */ id) => id === row || id.startsWith(`${row}.`);

test('the requirements are those of ASVS 5.0.0, as many of each level as it says', () => {
  const countOf = (/** @type {string} */ wanted) => ASVS_REQUIREMENTS.filter(({ level }) => level === wanted).length;
  expect(['1', '2', '3'].map(countOf)).toEqual([70, 183, 92]);
});

test('every row has a number that ASVS 5.0.0 has, and its lowest level', () => {
  const lowest = (/** @type {string} */ row) =>
    ASVS_REQUIREMENTS.filter(({ id }) => speaksFor(row, id))
      .map(({ level }) => level)
      .sort()[0];
  expect(idsOf(rows.filter(({ id, level }) => lowest(id) !== level))).toEqual([]);
});

test('every requirement of levels 1 and 2 is spoken for, once', () => {
  const timesOf = (/** @type {string} */ id) => rows.filter((row) => speaksFor(row.id, id)).length;
  const wanted = ASVS_REQUIREMENTS.filter(({ level }) => level !== '3');
  expect(idsOf(wanted.filter(({ id }) => timesOf(id) !== 1))).toEqual([]);
});

test('a whole section or chapter can only be left out', () => {
  const isWhole = (/** @type {string} */ row) => !ASVS_REQUIREMENTS.some(({ id }) => id === row);
  expect(idsOf(rows.filter(({ id, status }) => isWhole(id) && status !== 'not applicable'))).toEqual([]);
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
