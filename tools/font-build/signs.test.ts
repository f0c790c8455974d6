import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../../scripts/lib/paths.js';
import { BASIC_SIGNS, RUPEE_SIGN } from './signs.ts';

/** The signs for which the style sheet asks for a face. */
function signsOf(file: string): string[] {
  const styles = readFileSync(at('apps', 'web', 'src', 'ui', 'fonts', 'fonts.css'), 'utf8');
  const range = new RegExp(`${file}\\.woff2[^}]*unicode-range:([^;]*);`).exec(styles)?.[1] ?? '';
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}

test.each([
  ['inter-basic', BASIC_SIGNS],
  ['inter-rupee', RUPEE_SIGN],
])('the style sheet asks %s for the signs that were cut out for it, and no other', (file, signs) => {
  expect(signsOf(file).sort()).toEqual([...signs].sort());
});
