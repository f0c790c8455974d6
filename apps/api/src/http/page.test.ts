import { expect, test } from 'vitest';
import { aWebDist } from '../../test/web-dist.ts';
import { readScreenLinks } from './static.ts';

const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}-abc123.js">`;

test.each([
  ['/login', false, link('login')],
  ['/login?next=%2Fsearch', false, link('login')],
  ['/college/6006', true, link('shell') + link('college')],
  ['/college/6006?tab=fees', true, link('shell') + link('college')],
  ['/college/6006', false, link('login')],
  ['/college/6006/more', true, ''],
  ['/college', true, ''],
  ['/unheard/of', false, ''],
])('%s for someone who is signed in: %s', (url, isSignedIn, links) => {
  expect(readScreenLinks(aWebDist())(url, isSignedIn)).toBe(links);
});

test('a build that has written nothing down of its screens gets no links', () => {
  expect(readScreenLinks('/not/there')('/login', false)).toBe('');
});
