import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streamCsv } from '../csv/stream-csv.ts';
import { DIFFERENCE_WORDS, DIFFERENCES, differenceOf, SETTLEMENT_FILE_LINES, SETTLEMENT_KINDS } from './settlement.ts';
import { readSettlementFile } from './settlement-file.ts';

const HEAD = 'entity_id,type,debit,credit,amount,currency,created_at,payment_id';
async function* inPieces(text: string, size = 7) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
const read = (...rows: string[]) => readSettlementFile(inPieces([HEAD, ...rows].join('\r\n')));
const rowsOf = async (text: string, size?: number) => {
  const rows: string[][] = [];
  for await (const { fields } of streamCsv(inPieces(text, size))) rows.push(fields);
  return rows;
};

test('whatever is written as CSV is read again as it was, however it is cut into pieces', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é', '=', '💥'), maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { maxLength: 5 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, size) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n');
        expect(await rowsOf(text, size)).toEqual(rows);
      },
    ),
  );
});

test('payments and refunds are read; other lines and columns are skipped', async () => {
  const { lines, skipped, problems } = await read(
    'pay_1,payment,0,97.1,999.00,INR,16/11/2026 23:59:59,',
    'rfnd_1,refund,999,0,999,INR,2026-11-17 00:00:00,pay_1',
    'adj_1,adjustment,0,5,5,INR,16/11/2026 10:00:00,',
    'pay_1,payment,0,97.1,999.00,INR,16/11/2026 23:59:59,',
    '',
  );
  expect([skipped, problems]).toEqual([1, []]);
  const at = (moment: string) => new Date(`${moment}+05:30`);
  const shared = { paymentId: 'pay_1', amountPaise: 99_900, currency: 'INR' };
  expect(lines).toEqual([
    { ...shared, entityId: 'pay_1', kind: 'payment', happenedAt: at('2026-11-16T23:59:59') },
    { ...shared, entityId: 'rfnd_1', kind: 'refund', happenedAt: at('2026-11-17T00:00:00') },
  ]);
});

test.each([
  ['pay_1,payment,0,0,-5,INR,16/11/2026 10:00:00,', 'amount'],
  ['pay_1,payment,0,0,1e9,INR,16/11/2026 10:00:00,', 'amount'],
  ['pay_1,payment,0,0,0.00,INR,16/11/2026 10:00:00,', 'amount'],
  ['pay_1,payment,0,0,"1,000",INR,16/11/2026 10:00:00,', 'amount'],
  ['pay_1,payment,0,0,5,rupees,16/11/2026 10:00:00,', 'currency'],
  ['pay_1,payment,0,0,5,INR,31/02/2026 10:00:00,', 'created_at'],
  ['pay_1,payment,0,0,5,INR,16/11/2026 25:00:00,', 'created_at'],
  ['=cmd|calc,payment,0,0,5,INR,16/11/2026 10:00:00,', 'entity_id'],
  ['<script>,payment,0,0,5,INR,16/11/2026 10:00:00,', 'entity_id'],
  ['rfnd_1,refund,0,0,5,INR,16/11/2026 10:00:00,', 'payment_id'],
  ['pay_1,,0,0,5,INR,16/11/2026 10:00:00,', 'type'],
  ['pay_1,"pay"ment,0,0,5,INR,16/11/2026 10:00:00,', 'quoted'],
  [`pay_1,payment,0,0,5,INR,16/11/2026 10:00:00,${'x'.repeat(10_000)}`, 'characters'],
  [`${','.repeat(300)}`, 'fields'],
  ['pay_1,payment,"0,0', 'never closed'],
  ['pay_1,pay\0ment,0', 'not a text'],
])('%s is refused with the number of its line', async (row, word) => {
  const good = 'pay_0,payment,0,0,5,INR,16/11/2026 10:00:00,';
  const { problems } = await read(good, row);
  expect(problems).toEqual([{ line: 3, problem: expect.stringContaining(word) }]);
  expect(problems[0]?.problem).not.toMatch(/cmd|script/);
});

test('a file without the columns, without a line, with a contradiction or with too many lines is refused', async () => {
  const problemsOf = async (text: string) => (await readSettlementFile(inPieces(text, 5_000))).problems;
  expect(await problemsOf('a,b\n1,2')).toMatchObject([{ line: 1, problem: expect.stringContaining('entity_id') }]);
  for (const empty of ['', HEAD, `${HEAD}\n`]) expect(await problemsOf(empty)).toHaveLength(1);
  const line = (id: string, amount: number) => `${id},payment,0,0,${amount},INR,16/11/2026 10:00:00,`;
  expect((await read(line('pay_1', 5), line('pay_1', 6))).problems).toMatchObject([{ line: 3 }]);
  const many = Array.from({ length: SETTLEMENT_FILE_LINES + 1 }, (_, count) => line(`pay_${count}`, 5));
  expect(await problemsOf([HEAD, ...many].join('\n'))).toMatchObject([{ line: SETTLEMENT_FILE_LINES + 2 }]);
  expect((await read(...many.slice(0, 99).map(() => '=,payment'))).problems.length).toBeLessThan(30);
});

test('no file at all makes it fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
      const { problems, lines } = await readSettlementFile(inPieces(`${HEAD}\n${text}`));
      expect(problems.length + lines.length).toBeGreaterThan(0);
    }),
  );
});

test('two records agree or differ in exactly one way, which has words', () => {
  const money = fc.option(
    fc.record({ amountPaise: fc.integer({ min: 1, max: 3 }), currency: fc.constantFrom('INR', 'USD') }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...SETTLEMENT_KINDS), money, money, (kind, inFile, withUs) => {
      const difference = differenceOf(kind, inFile, withUs);
      const isSame = inFile?.amountPaise === withUs?.amountPaise && inFile?.currency === withUs?.currency;
      expect(difference === null).toBe(isSame);
      if (difference) expect(DIFFERENCE_WORDS[difference]).toBeTruthy();
      if (difference) expect(DIFFERENCES).toContain(difference);
    }),
  );
});
