import { expect, test } from 'vitest';
import { linkTo, readAddress } from './use-address.ts';

test('what a link says is what the page reads', () => {
  const address = {
    view: 'book',
    language: 'mr',
    topic: 'rounds',
    counsellor: 'meera-joshi',
    time: '2026-11-16T11:00:00.000Z',
    booked: null,
  } as const;
  expect(readAddress(new URLSearchParams(linkTo(address)))).toEqual(address);
  expect(linkTo({ view: 'sessions' })).toBe('?view=sessions');
});

test('what no filter knows is no filter', () => {
  const { language, topic, view } = readAddress(new URLSearchParams('language=xx&topic=%3Cb%3E&view=all'));
  expect([language, topic, view]).toEqual([null, null, 'book']);
});
