import { expect, test } from 'vitest';
import { makeListReader, makeSentenceCutter } from './converse.ts';

test.each([
  ['One. Two! Three', ['One. ', 'Two! ', 'Three']],
  ['It is 98.5 percentile. Good.', ['It is 98.5 percentile. ', 'Good.']],
  ['Two:\n1. VJTI\n2. COEP. Good.', ['Two:\n', '1. VJTI\n', '2. COEP. ', 'Good.']],
  ['A line\nand another', ['A line\n', 'and another']],
  ['He said “yes.” Then he left.', ['He said “yes.” ', 'Then he left.']],
  ['', ['']],
])('%j is cut into whole sentences, however it arrives', (text, sentences) => {
  for (const size of [1, 3, 100]) {
    const cutter = makeSentenceCutter();
    const cut: string[] = [];
    for (let at = 0; at < text.length; at += size) cut.push(...cutter.add(text.slice(at, at + size)));
    cut.push(cutter.rest());
    expect(cut.join('')).toBe(text);
    expect(cut.map((one) => one.trimEnd()).filter((one) => one !== '')).toEqual(
      sentences.map((one) => one.trimEnd()).filter((one) => one !== ''),
    );
  }
});

test('the counters of a list are no facts, and only they', () => {
  const read = makeListReader();
  const heard = ['Three:\n', '1. VJTI\n', '2. COEP. ', '3. is no point here. ', 'Good.\n', '3) PICT\n', '7. SPIT\n'];
  expect(heard.map(read)).toEqual([
    'Three:\n',
    'VJTI\n',
    'COEP. ',
    '3. is no point here. ',
    'Good.\n',
    'PICT\n',
    '7. SPIT\n',
  ]);
});
