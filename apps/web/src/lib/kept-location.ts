import { paths } from '../paths.ts';
import { knownStudent } from './answer-owner.ts';
import { safeSession } from './safe-storage.ts';

const KEY = 'kept-location';
/** The student who was last signed in in this tab: also over a reload after which nobody is known any more. */
const OWNER_KEY = 'kept-location-of';
/** Whether somebody has signed out of this page. Not in storage, which signing out leaves empty. */
let isLeft = false;

/**
 * Remembers the address that was asked for before signing in. It survives the full page load after login, and is of the student who was
 * signed in here; in a tab where nobody was, it is offered to whoever signs in.
 */
export function keepLocation(address: string): void {
  const student = knownStudent();
  const isNobodys = !student && safeSession.read(OWNER_KEY) === null;
  if (address === paths.dashboard || isLeft || (isNobodys && isStepBack())) return;
  safeSession.write(KEY, address);
  if (student) safeSession.write(OWNER_KEY, student);
}

/** Somebody signs out: what is asked for from now on may be a step back to one of their pages, and is offered to nobody until the next one has signed in. */
export function leaveNoLocation(): void {
  isLeft = true;
}

/** The tab is of the student who is signed in now: what another one left in it, where they were going and what they typed, is forgotten; what was nobody's is theirs. */
export function claimTab(): void {
  const student = knownStudent();
  if (!student) return;
  isLeft = false;
  if (!isOwn()) safeSession.clear();
  safeSession.write(OWNER_KEY, student);
}

/** The remembered address, if it is one of ours, and not of another student. */
export function keptLocation(): string | null {
  const address = safeSession.read(KEY);
  return address?.startsWith('/') && !address.startsWith('//') && isOwn() ? address : null;
}

export const forgetLocation = () => safeSession.remove(KEY);

/** Whether the page was loaded by Back or Forward: then it is no link that a stranger followed, but where somebody was before. */
function isStepBack(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return (loaded as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

function isOwn(): boolean {
  const owner = safeSession.read(OWNER_KEY);
  return owner === null || owner === knownStudent();
}
