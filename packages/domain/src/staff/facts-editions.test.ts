import { expect, test } from 'vitest';
import { LIST_STATES } from './cutoff-lists.ts';
import { EDITION_STATES, mayPrepare, mayPublish, mayRollBack, type SeenEdition } from './facts-editions.ts';

const YES_NO = [true, false];
const EVERY = LIST_STATES.flatMap((list) =>
  EDITION_STATES.flatMap((state) =>
    YES_NO.flatMap((isOfRelease) =>
      YES_NO.flatMap((isOverCurrent) =>
        YES_NO.map((isCurrent): { list: typeof list; edition: SeenEdition } => ({
          list,
          edition: { state, isOfRelease, isOverCurrent, isCurrent },
        })),
      ),
    ),
  ),
);

test('at every moment at most one of prepare, publish and roll back is possible', () => {
  for (const { list, edition } of EVERY)
    expect(
      [mayPrepare(list, edition), mayPublish(list, edition), mayRollBack(edition)].filter(Boolean).length,
      JSON.stringify({ list, edition }),
    ).toBeLessThanOrEqual(1);
});

test('only what was built over the present facts of a list that counts is published', () => {
  for (const { list, edition } of EVERY.filter((one) => mayPublish(one.list, one.edition))) {
    expect(edition).toMatchObject({ state: 'ready', isOfRelease: true, isOverCurrent: true });
    expect(['approved', 'applied']).toContain(list);
  }
});

test('a list that is checked, faulty, refused or rolled back is never prepared', () => {
  for (const list of LIST_STATES.filter((state) => state !== 'approved' && state !== 'applied'))
    for (const edition of [null, ...EVERY.map((one) => one.edition)]) expect(mayPrepare(list, edition)).toBe(false);
});

test('an approved list is never stuck: it can be prepared or published, or is being built', () => {
  expect(mayPrepare('approved', null)).toBe(true);
  for (const { edition } of EVERY.filter(({ list }) => list === 'approved'))
    if (['ready', 'failed'].includes(edition.state))
      expect(mayPrepare('approved', edition) || mayPublish('approved', edition), JSON.stringify(edition)).toBe(true);
});
