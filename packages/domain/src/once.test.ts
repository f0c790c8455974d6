import { expect, test, vi } from 'vitest';
import { once, onceDone } from './once.ts';

test('it is made when it is first asked for, and never again, also when it is nothing', () => {
  const make = vi.fn(() => undefined);
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

test('work that failed is tried again, work that is done is kept, and two who ask at once share it', async () => {
  const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('made');
  const made = onceDone(make);
  await expect(Promise.all([made(), made()])).rejects.toThrow('away');
  expect(make).toHaveBeenCalledOnce();
  expect([await made(), await made()]).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(2);
});
