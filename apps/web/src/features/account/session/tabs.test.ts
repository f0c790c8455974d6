import { expect, test, vi } from 'vitest';
import { announceSignIn, announceSignOut, onChangeElsewhere } from './tabs.ts';

test('a page hears who signs in and out in another tab, and not of itself: what it keeps for the next page stays', async () => {
  const onSignOut = vi.fn();
  const onSignIn = vi.fn();
  const stop = onChangeElsewhere({ onSignOut, onSignIn });
  const other = new BroadcastChannel('session');
  announceSignOut();
  announceSignIn('asha');
  other.postMessage({ from: 'elsewhere', studentId: null });
  other.postMessage({ from: 'elsewhere', studentId: 'ravi' });
  await vi.waitFor(() => expect(onSignIn).toHaveBeenCalled());
  expect(onSignOut).toHaveBeenCalledTimes(1);
  expect(onSignIn.mock.calls).toEqual([['ravi']]);
  other.close();
  stop();
});
