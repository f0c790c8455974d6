import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('it is made when it is first asked for, and never again, also when it is nothing', () => {
  const make = vi.fn(() => undefined);
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});
