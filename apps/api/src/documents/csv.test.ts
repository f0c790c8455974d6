import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

test.each([
  [['plain', 12, null], 'plain,12,\r\n'],
  [['a,b', 'say "yes"', 'two\nlines'], '"a,b","say ""yes""","two\nlines"\r\n'],
  [['=1+1', '+91', '-5', '@sum', '\tx'], "'=1+1,'+91,'-5,'@sum,'\tx\r\n"],
  [['0411619110', -0.5], '0411619110,-0.5\r\n'],
  [[{ digits: '0411619110' }, { digits: '' }, { digits: '=1' }], '"\t0411619110",,\'=1\r\n'],
])('%j', (fields, line) => {
  expect(csvFile(['Heading'], [fields])).toBe(`\uFEFFHeading\r\n${line}`);
});
