import { expect, test } from 'vitest';
import { sayLabel } from './say-label.ts';

const PHRASES = {
  Open: 'ओपन',
  'ladies only': 'सिर्फ़ लड़कियाँ',
  'state level seats': 'राज्य की सीटें',
  'NAAC grade {}': 'NAAC ग्रेड {}',
  'seats of {} in {}': '{2} में {1}',
};

test('a label is said part by part, with its codes as they are', () => {
  expect(sayLabel(PHRASES, 'Open, ladies only, state level seats (GOPENS)')).toBe(
    'ओपन, सिर्फ़ लड़कियाँ, राज्य की सीटें (GOPENS)',
  );
  expect(sayLabel(PHRASES, 'NAAC grade A')).toBe('NAAC ग्रेड A');
  expect(sayLabel(PHRASES, '2,345 (2024)')).toBe('2,345 (2024)');
});

test('half a translation is none', () => {
  expect(sayLabel(PHRASES, 'Open, something else')).toBeNull();
});

// Each of these would take years if every way to split it were tried.
test.each([
  `${'A, '.repeat(11)}zz`,
  `${'A, '.repeat(40)}zz`,
  `${'A ('.repeat(40)}zz${')'.repeat(40)}`,
  `${'seats of A in '.repeat(20)}zz`,
  `${'Open, '.repeat(11)}zz`,
])('what a person wrote is given up: %s', (written) => {
  expect(sayLabel(PHRASES, written)).toBeNull();
});
