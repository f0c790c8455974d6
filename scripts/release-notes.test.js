// @ts-check
import { expect, test } from 'vitest';
import { releaseNotes } from './lib/release-notes.js';

test('features, fixes and speed are told by kind, with their area; the rest is left out', () => {
  const notes = releaseNotes(
    [
      'feat(lists): share a list with the family',
      'docs(proof): figures',
      'fix(billing): return a second payment',
      'perf: start in 2 s',
      "Merge branch 'desk'",
      'feat(desk): notes',
    ],
    'dakhila 0.2.0',
  );
  expect(notes).toBe(`# dakhila 0.2.0

## New

- **lists**: share a list with the family
- **desk**: notes

## Fixed

- **billing**: return a second payment

## Faster

- start in 2 s
`);
});

test('a change that needs care comes first, and only there', () => {
  const notes = releaseNotes(['feat(config)!: rename a setting', 'fix(web): a typo'], 'dakhila 0.2.0');
  expect(notes.indexOf('## Needs care')).toBeLessThan(notes.indexOf('## Fixed'));
  expect(notes.match(/rename a setting/g)).toHaveLength(1);
});

test('a release without anything to notice says so', () => {
  expect(releaseNotes(['', 'chore: tidy'], 'dakhila 0.2.0')).toContain('Nothing that students or operators notice.');
});
