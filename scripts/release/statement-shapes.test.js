// @ts-check
import { expect, test } from 'vitest';
import { oneOfEachShape } from './statement-shapes.js';

test('of statements that differ in the number of values, the shortest is left', () => {
  const shortest = 'select "id" from "lists" where "id" in ($1) and "exam" = $2';
  expect(
    oneOfEachShape([
      'select "id" from "lists" where "id" in ($1, $2, $3) and "exam" = $4',
      shortest,
      'select "id" from "lists" where "id" in ($1, $2) and "exam" = $3',
    ]),
  ).toEqual([shortest]);
});

test('of inserts that differ in the number of rows, the shortest is left', () => {
  const one = 'insert into "items" ("id", "at", "name") values ($1, default, $2)';
  expect(oneOfEachShape([`${one}, ($3, default, $4), ($5, default, $6)`, one])).toEqual([one]);
});

test('statements with other columns or tables stay, in order', () => {
  const given = ['select "b" from "t"', 'select "a" from "u"', 'select "a" from "t"'];
  expect(oneOfEachShape(given)).toEqual([given[2], given[1], given[0]]);
});
