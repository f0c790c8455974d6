import { expect, test } from 'vitest';
import { aWebDist } from '../../test/web-dist.ts';
import { readScreenLinks } from './screen-links.ts';

const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}-abc123.js">`;
const asked = (path: string) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/v1${path}">`;
const login = asked('/auth/check') + link('login');
const college = asked('/auth/check') + asked('/student-profile/me') + link('shell') + link('college');

test.each([
  ['/login', false, login],
  ['/login?next=%2Fsearch', false, login],
  ['/college/6006', true, college],
  ['/college/6006?tab=fees', true, college],
  ['/college/6006', false, login],
  ['/college/6006/more', true, ''],
  ['/college', true, ''],
  ['/unheard/of', false, ''],
])('%s for someone who is signed in: %s', (url, isSignedIn, links) => {
  expect(readScreenLinks(aWebDist())(url, isSignedIn)).toBe(links);
});

test('a build that has written nothing down of its screens gets no links', () => {
  expect(readScreenLinks('/not/there')('/login', false)).toBe('');
});
