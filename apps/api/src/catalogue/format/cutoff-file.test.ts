import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CellText, MARK, writeCutoffFile } from './cutoff-file.ts';
import { readCutoffFile } from './read-cutoff-file.ts';
import { readTsv, writeTsv } from './tsv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const rank = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 1_500_000 }),
  fc.integer({ min: 1, max: 999_999 }).map((hundredths) => hundredths / 100),
);
/** A decimal is marked by being one. */
const cell = fc.option(
  fc.tuple(rank, rank, fc.boolean(), fc.boolean()).map(([first, second, isFirst, isSecond]): NonNullable<CellText> => {
    const decimal = (value: number | null, mark: number) => (value !== null && !Number.isInteger(value) ? mark : 0);
    const prepared =
      (isFirst && first !== null ? MARK.firstPreparatory : 0) +
      (isSecond && second !== null ? MARK.secondPreparatory : 0);
    return { first, second, marks: prepared + decimal(first, MARK.firstDecimal) + decimal(second, MARK.secondDecimal) };
  }),
);

test('what is written is read back, cell for cell', () => {
  const pools = fc.uniqueArray(
    fc.tuple(
      fc.constantFrom('iit-bombay 1', 'iit-bombay 2', 'nit-goa 1'),
      fc.stringMatching(/^[A-Z]{2} [A-Z]{1,4}\+? [NF-]$/),
    ),
    {
      minLength: 1,
      maxLength: 12,
      selector: (pool) => pool.join('|'),
    },
  );
  const file = pools.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.array(fc.array(cell, { minLength: list.length, maxLength: list.length }), { minLength: 1, maxLength: 4 }),
    ),
  );
  fc.assert(
    fc.property(file, ([list, rounds]) => {
      const text = writeCutoffFile({
        comment: 'a test',
        pools: list.map(([group, pool]) => ({ group, pool })),
        rounds: rounds.map((cells, place) => ({ round: place + 1, cells })),
      });
      const read = readCutoffFile(bytes(text));
      expect(
        Array.from(read.pools.group, (place, pool) => [read.groups[place], read.kinds[read.pools.kind[pool] ?? -1]]),
      ).toEqual(list);
      const expected = rounds.flatMap((cells, place) =>
        cells.flatMap((one, pool) =>
          one === null
            ? []
            : [
                {
                  pool,
                  round: place + 1,
                  first: one.first ?? Number.NaN,
                  second: one.second ?? Number.NaN,
                  marks: one.marks,
                },
              ],
        ),
      );
      const { cells } = read;
      expect(
        Array.from(cells.pool, (pool, at) => ({
          pool,
          round: cells.round[at],
          first: cells.first[at],
          second: cells.second[at],
          marks: cells.marks[at],
        })),
      ).toEqual(expected);
    }),
  );
});

test('a percentile keeps every printed digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (units) => {
      const percentile = units / 1e7;
      const text = writeCutoffFile({
        comment: '',
        pools: [{ group: 'a', pool: 'b' }],
        rounds: [{ round: 1, cells: [{ first: 7, second: percentile, marks: 0 }] }],
      });
      expect(readCutoffFile(bytes(text)).cells.second[0]).toBe(percentile);
    }),
  );
});

test('a round is appended without touching what stands above it', () => {
  const pools = [
    { group: 'g', pool: 'a' },
    { group: 'g', pool: 'b' },
  ];
  const first = { round: 1, cells: [{ first: 1, second: 2, marks: 0 }, null] };
  const second = {
    round: 2,
    cells: [
      { first: 1, second: 3, marks: 0 },
      { first: 9, second: 9, marks: 0 },
    ],
  };
  const before = writeCutoffFile({ comment: 'c', pools, rounds: [first] });
  expect(writeCutoffFile({ comment: 'c', pools, rounds: [first, second] }).startsWith(before)).toBe(true);
});

test.each([
  ['', /no line says "pools"/],
  ['pools\n=g\na\nround x\n1 2\n', /not a round: "round x"/],
  ['pools\n=g\na\nround 13\n1 2\n', /not a round: "round 13"/],
  ['pools\n=g\na\nround 1\n1 2\nround 1\n1 2\n', /comes twice or out of order/],
  ['pools\n=g\na\nround 1\n1 2\n3 4\n', /more lines than there are pools/],
  ['pools\n=g\na\nround 1\n1 2x\n', /not a number/],
])('a broken file is refused with a reason: %j', (text, reason) => {
  expect(() => readCutoffFile(bytes(text))).toThrow(reason);
});

test('a table is read back as written, and refuses what it cannot hold', () => {
  const rows = [
    { a: '1', b: 'x y' },
    { a: '', b: '₹' },
  ];
  expect(readTsv(writeTsv(['a', 'b'], rows))).toEqual(rows);
  expect(() => writeTsv(['a'], [{ a: 'tab\there' }])).toThrow(/tab or line break/);
});
