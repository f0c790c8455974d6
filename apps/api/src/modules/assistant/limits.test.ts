import { expect, test } from 'vitest';
import { makeSlots } from './limits.ts';

test('no more slots are taken than there are, and each is released once', () => {
  const slots = makeSlots(2);
  const [first, second] = [slots.take(), slots.take()];
  expect(slots.take()).toBeNull();
  first?.();
  first?.();
  expect(slots.take()).not.toBeNull();
  expect(slots.take()).toBeNull();
  second?.();
  expect(slots.take()).not.toBeNull();
});
