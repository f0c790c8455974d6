import { expect, test, vi } from 'vitest';
import { announceSignOut, onSignOutElsewhere } from './tabs.ts';

test('a page hears of another tab’s sign-out, and not of its own: what it keeps for the next page stays', async () => {
  const heard = vi.fn();
  const stop = onSignOutElsewhere(heard);
  const other = new BroadcastChannel('session');
  announceSignOut();
  other.postMessage('signed-out:elsewhere');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard).toHaveBeenCalledTimes(1);
  other.close();
  stop();
});
