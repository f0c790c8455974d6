import { isPublicPath, paths } from '../paths.ts';
import { loadPage, reloadPage } from './load-page.ts';
import { clearStored, deleteCachedResponses, storedText } from './stored.ts';

/** The student whose page this is, from the first session check. */
let owner: string | null = null;
let isReloading = false;
/** Not in storage, which signing out clears. */
let hasSignedOut = false;

/** The address requested before signing in. It survives the full page load after login. */
const storedReturn = storedText('kept-location');
/** The student who was last signed in in this tab. It survives a reload. */
const lastOwner = storedText('kept-location-of');

export const tabOwner = (): string | null => owner;

/** A known owner stays. */
export function nameOwner(studentId: string | null): void {
  owner ??= studentId;
}

/** Any student may sign in next. */
export function forgetOwner(): void {
  owner = null;
}

/** True if another student signed in in another tab. */
export const isSomebodyElse = (studentId: string | null): boolean =>
  studentId !== null && owner !== null && studentId !== owner;

/** While it is true nothing may be sent from this page. */
export const isLeaving = (): boolean => isReloading;

/** Reloads the page once for the student who is signed in now. Never settles, so that nothing of this page continues. */
export function leaveToNewStudent(): Promise<never> {
  if (!isReloading) reloadPage();
  isReloading = true;
  return new Promise(() => {});
}

const isOwn = () => [null, owner].includes(lastOwner.read());

/** Gives the tab to the signed-in student and clears what another student left in it. */
export function claimTab(): void {
  if (!owner) return;
  hasSignedOut = false;
  if (!isOwn()) clearStored('tab');
  lastOwner.write(owner);
}

/**
 * Remembers where to return after login. The address belongs to the student who was signed in here, or to the next one if nobody was. After a
 * sign-out it is not remembered, because it may be a page of the student who left.
 */
export function setReturnTo(address: string): void {
  const hasNoOwner = !owner && lastOwner.read() === null;
  if (address === paths.dashboard || hasSignedOut || (hasNoOwner && isStepBack())) return;
  storedReturn.write(address);
  if (owner) lastOwner.write(owner);
}

/** Only an address of ours that belongs to this student. */
export function returnTo(): string | null {
  const address = storedReturn.read();
  return address?.startsWith('/') && !address.startsWith('//') && isOwn() ? address : null;
}

export const forgetReturnTo = storedReturn.remove;

/** After Back or Forward the address is not a followed link, but a page that somebody visited before. */
function isStepBack(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return (loaded as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

/** A full load; the current address is remembered. */
export function leaveForLogin(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === paths.login) return;
  // Without an owner on a protected page the student has just signed out, and the next one must not see where they were.
  if (owner || isPublicPath(pathname)) setReturnTo(pathname + search + hash);
  loadPage(paths.login);
}

export function leaveTab(): void {
  clearStored('tab');
  hasSignedOut = true;
  forgetOwner();
}

/** Clears the student's data in this browser and notifies the other tabs. */
export function leaveBrowser(): void {
  leaveTab();
  clearStored('browser');
  void deleteCachedResponses();
  announce(null);
}

const CHANNEL = 'session';
/** A page receives its own messages too, and ignores them by this id. */
const THIS_PAGE = String(Math.random());

/** Null if nobody is signed in any more. */
type SessionMessage = { from: string; studentId: string | null };

function announce(studentId: string | null): void {
  const channel = new BroadcastChannel(CHANNEL);
  const message: SessionMessage = { from: THIS_PAGE, studentId };
  channel.postMessage(message);
  channel.close();
}

export function announceOwner(): void {
  if (owner) announce(owner);
}

/** Another student's sign-in reloads the page; a sign-out clears this tab and calls back. Returns the function that stops watching. */
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
