import { expect, test } from 'vitest';
import { aWebDist } from '../../test/web-dist.ts';
import { readScreenLinks } from './static.ts';

const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}-abc123.js">`;

test.each([
  ['/login', false, ['login', 'hi']],
  ['/login?next=%2Fsearch', false, ['login', 'hi']],
  ['/college/6006', true, ['shell', 'college', 'hi']],
  ['/college/6006?tab=fees', true, ['shell', 'college', 'hi']],
  ['/college/6006', false, ['login', 'hi']],
  ['/college/6006/more', true, ['hi']],
  ['/college', true, ['hi']],
  ['/unheard/of', false, ['hi']],
])('%s, signed in: %s, preloads its scripts and the messages of its language', (url, isSignedIn, names) => {
  expect(readScreenLinks(aWebDist())(url, isSignedIn, 'hi')).toBe(names.map(link).join(''));
});

test('a build without a list of screens gets no links', () => {
  expect(readScreenLinks('/not/there')('/login', false, 'en')).toBe('');
});
