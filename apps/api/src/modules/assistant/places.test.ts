import { expect, test } from 'vitest';
import { makePlaces } from './places.ts';

test('no more places are given than there are, and each comes back once', () => {
  const places = makePlaces(2);
  const [first, second] = [places.take(), places.take()];
  expect(places.take()).toBeNull();
  first?.();
  first?.();
  expect(places.take()).not.toBeNull();
  expect(places.take()).toBeNull();
  second?.();
  expect(places.take()).not.toBeNull();
});
