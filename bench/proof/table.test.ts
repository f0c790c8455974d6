import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROOFS } from './proofs.ts';
import { type Shown, withTable } from './table.ts';

const shown: Shown = {
  commit: 'abc1234',
  date: '2026-11-18',
  load: 0.2,
  exitCode: 0,
  bars: [{ what: 'lost', seen: '0', limit: '0', isMet: true }],
};
const DOCUMENT = 'before\n<!-- written by npm run proof -->\nold\n<!-- end -->\nafter';
const proof = { name: 'crash', claim: 'nothing is lost' };

test('a row says what was seen beside its limit, and the rest of the document stays', () => {
  const text = withTable(DOCUMENT, [proof], { crash: shown });
  expect(text).toContain('| nothing is lost | `npm run bench -- crash` | lost 0 (0) | 2026-11-18, abc1234 |');
  expect(text.startsWith('before\n')).toBe(true);
  expect(text.endsWith('<!-- end -->\nafter')).toBe(true);
  expect(text).not.toContain('old');
});

test('a missed bar, a harness that broke, a busy machine and one that never ran are said', () => {
  const missed = { ...shown, exitCode: 1, bars: [{ what: 'lost', seen: '2', limit: '0', isMet: false }] };
  expect(withTable(DOCUMENT, [proof], { crash: missed })).toContain('lost 2 (0) **missed** |');
  expect(withTable(DOCUMENT, [proof], { crash: { ...shown, exitCode: 1 } })).toContain('**ended early**');
  expect(withTable(DOCUMENT, [proof], { crash: { ...shown, load: 7 } })).toContain('abc1234, load 7.0 |');
  expect(withTable(DOCUMENT, [proof], {})).toContain('not run yet');
});

test('the table in docs/proof.md is what the stored results say', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const document = read('../../docs/proof.md');
  expect(withTable(document, PROOFS, JSON.parse(read('./results.json')))).toBe(document);
});
