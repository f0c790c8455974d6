import { afterEach, expect, test, vi } from 'vitest';
import * as load from './load-page.ts';
import { announceOwner, forgetOwner, leaveBrowser, nameOwner, tabOwner, watchOtherTabs } from './tab-owner.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetOwner();
  localStorage.clear();
  sessionStorage.clear();
});

/** Another tab of the browser, and whether this one heard that somebody signed out. */
function aTab() {
  const onSignOut = vi.fn();
  const reload = vi.spyOn(load, 'reloadPage').mockImplementation(() => {});
  const stop = watchOtherTabs(onSignOut);
  const other = new BroadcastChannel('session');
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data.studentId);
  return {
    ...{ onSignOut, reload, heard },
    says: (studentId: string | null) => other.postMessage({ from: 'elsewhere', studentId }),
    close: () => {
      stop();
      other.close();
    },
  };
}

test('a page tells the other tabs who signs in and out, and does not hear itself: what it keeps for the next page stays', async () => {
  const { onSignOut, heard, close } = aTab();
  nameOwner('asha');
  announceOwner();
  leaveBrowser();
  sessionStorage.setItem('kept-toast', 'goodbye');
  await vi.waitFor(() => expect(heard).toEqual(['asha', null]));
  expect(onSignOut).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('kept-toast')).toBe('goodbye');
  close();
});

test('a sign-out in another tab clears this one, which the other could not, and nobody is known in it any more', async () => {
  const { onSignOut, says, close } = aTab();
  nameOwner('asha');
  sessionStorage.setItem('assistant-draft:new', 'A question of Asha');
  says(null);
  await vi.waitFor(() => expect(onSignOut).toHaveBeenCalledOnce());
  expect(sessionStorage).toHaveLength(0);
  expect(tabOwner()).toBeNull();
  close();
});

test('signing out leaves nothing of the student in the browser', () => {
  nameOwner('asha');
  localStorage.setItem('pin-code:asha', '411001');
  sessionStorage.setItem('compared-colleges', '[]');
  leaveBrowser();
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(tabOwner()).toBeNull();
});

test('the page stays when its own student signs in in another tab, and loads anew, once, when another does', async () => {
  const { onSignOut, reload, says, close } = aTab();
  nameOwner('asha');
  says('asha');
  says('ravi');
  says('ravi');
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledOnce();
  expect(onSignOut).not.toHaveBeenCalled();
  close();
});
