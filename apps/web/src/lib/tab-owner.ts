import { isPublicPath, paths } from '../paths.ts';
import { loadPage, reloadPage } from './load-page.ts';
import { clearStored, deleteCachedResponses, storedText } from './stored.ts';

/** The student whose page this is, as the first session check named them. */
let owner: string | null = null;
/** Whether the page is being loaded anew for another student. */
let isReloading = false;
/** Whether somebody has signed out of this page. Not in storage, which signing out leaves empty. */
let hasSignedOut = false;

/** The address that was asked for before signing in. It survives the full page load after login. */
const storedReturn = storedText('kept-location');
/** The student who was last signed in in this tab: also over a reload after which nobody is known any more. */
const lastOwner = storedText('kept-location-of');

export const tabOwner = (): string | null => owner;

/** This page is of this student; an owner that is known already stays. */
export function nameOwner(studentId: string | null): void {
  owner ??= studentId;
}

/** The student has signed out here: whoever signs in next is welcome. */
export function forgetOwner(): void {
  owner = null;
}

/** Whether an answer is for another student than the owner of the page: somebody signed in in another tab. */
export const isSomebodyElse = (studentId: string | null): boolean =>
  studentId !== null && owner !== null && studentId !== owner;

/** Whether the page is being loaded anew for another student: nothing may be sent from it any more. */
export const isLeaving = (): boolean => isReloading;

/** Loads the page anew, once, for whoever is signed in now. Never settles: nothing of this page goes on. */
export function leaveToNewStudent(): Promise<never> {
  if (!isReloading) reloadPage();
  isReloading = true;
  return new Promise(() => {});
}

const isOwn = () => [null, owner].includes(lastOwner.read());

/** Gives the tab to the student who is signed in now: what another one left in it is cleared; what was nobody's is theirs. */
export function claimTab(): void {
  if (!owner) return;
  hasSignedOut = false;
  if (!isOwn()) clearStored('tab');
  lastOwner.write(owner);
}

/**
 * Remembers where to return after login. The address belongs to the student who was signed in here; in a tab where nobody was, it is
 * offered to whoever signs in. After a sign-out it may be a step back to a page of the one who left, and is not remembered.
 */
export function setReturnTo(address: string): void {
  const isNobodys = !owner && lastOwner.read() === null;
  if (address === paths.dashboard || hasSignedOut || (isNobodys && isStepBack())) return;
  storedReturn.write(address);
  if (owner) lastOwner.write(owner);
}

/** The remembered address, if it is one of ours and not of another student. */
export function returnTo(): string | null {
  const address = storedReturn.read();
  return address?.startsWith('/') && !address.startsWith('//') && isOwn() ? address : null;
}

export const forgetReturnTo = storedReturn.remove;

/** Whether the page was loaded by Back or Forward: then it is no link that a stranger followed, but where somebody was before. */
function isStepBack(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return (loaded as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

/** Sends the browser to the login page by a full load, remembering where the student was. */
export function leaveForLogin(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === paths.login) return;
  // A screen for students without a student: they have just signed out, and whoever signs in next is not led to where they were.
  if (owner || isPublicPath(pathname)) setReturnTo(pathname + search + hash);
  loadPage(paths.login);
}

/** The student has signed out of the browser: nothing of theirs stays in this tab. */
export function leaveTab(): void {
  clearStored('tab');
  hasSignedOut = true;
  forgetOwner();
}

/** The student signs out here: nothing of theirs stays in this browser, and the other tabs are told. */
export function leaveBrowser(): void {
  leaveTab();
  clearStored('browser');
  void deleteCachedResponses();
  announce(null);
}

const CHANNEL = 'session';
/** A page receives its own messages too: it knows them by this, and ignores them. */
const THIS_PAGE = String(Math.random());

/** What one tab tells the others: nobody is signed in any more, or this student is. */
type SessionMessage = { from: string; studentId: string | null };

function announce(studentId: string | null): void {
  const channel = new BroadcastChannel(CHANNEL);
  const message: SessionMessage = { from: THIS_PAGE, studentId };
  channel.postMessage(message);
  channel.close();
}

/** Tells the other tabs of this browser who has signed in here. */
export function announceOwner(): void {
  if (owner) announce(owner);
}

/**
 * Watches for a sign-in or sign-out in another tab: another student gets the page loaded anew, a sign-out leaves this tab too and calls
 * back. Returns the function that stops watching.
 */
export function watchOtherTabs(onSignOut: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data: { from, studentId } }: MessageEvent<SessionMessage>) => {
    if (from === THIS_PAGE) return;
    if (isSomebodyElse(studentId)) void leaveToNewStudent();
    if (studentId !== null) return;
    leaveTab();
    onSignOut();
  };
  return () => channel.close();
}
