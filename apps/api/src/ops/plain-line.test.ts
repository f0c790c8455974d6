import { expect, test } from 'vitest';
import { plainLine, setIn } from './format.ts';

test.each([
  ['\u001b[2J\u001b]0;gone\u0007', '\ufffd[2J\ufffd]0;gone\ufffd'],
  ['\u009b31m red', '\ufffd31m red'],
  ['a\u202eb\u2066c', 'a\ufffdb\ufffdc'],
  ['one\ntwo', 'one\ntwo'],
  ['नमस्ते, क्‍ष', 'नमस्ते, क्‍ष'],
])('%j cannot command a terminal', (written, shown) => {
  expect(plainLine(written)).toBe(shown);
});

test('what a student wrote cannot pass for a line of ours', () => {
  expect(setIn('Hello\r\nsupport, 1 Jan 2026\nYes')).toEqual(['  Hello', '  support, 1 Jan 2026', '  Yes']);
});
