import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyComment, tidyCommenter } from './tidy-comment.ts';

test.each([
  ['  Good list.  ', 'Good list.'],
  ['One\r\n\r\n\r\n\r\nTwo\u2028Three', 'One\n\nTwo\nThree'],
  ['<b>COEP</b> & https://evil.example', '<b>COEP</b> & https://evil.example'],
  ['safe \u202egnp.exe\u202c', 'safe gnp.exe'],
  ['\u0000\u001b[31mred\u2066\u2069', '[31mred'],
  ['क्\u200dष आणि श्री', 'क्\u200dष आणि श्री'],
  ['\u200b\u200d\u2800\u3164\ufeff', ''],
  [`Z${'\u0301'.repeat(60)}`, `Z${'\u0301'.repeat(4)}`],
  ['👩\u200d🎓 \ud800', '👩\u200d🎓 \ufffd'],
])('%j is stored as %j', (typed, stored) => {
  expect(tidyComment(typed)).toBe(stored);
});

test('a name stays on one line', () => {
  expect(tidyCommenter(' Sunita\n\tAai \u202e')).toBe('Sunita Aai');
});

const HOSTILE = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\u202e',
      '\u2066',
      '\u200d',
      '\u200c',
      '\ufe0f',
      '\n',
      '\r',
      ' ',
      '\u0301',
      'क',
      '्',
      '👩',
      '\0',
      '<',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

test('nothing invisible is left, and tidying again changes nothing', () => {
  fc.assert(
    fc.property(HOSTILE, (typed) => {
      const stored = tidyComment(typed);
      expect(stored).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\0\r]/u);
      expect(tidyComment(stored)).toBe(stored);
      expect(tidyCommenter(stored)).not.toContain('\n');
    }),
  );
});
