import { reloadPage } from './load-page.ts';

/** The student whose page this is, by the first check that named one. */
let known: string | null = null;
let hasLeft = false;

/** This page is of this student; what was known before stays. */
export function knowStudent(id: string | null): void {
  known ??= id;
}

export const knownStudent = (): string | null => known;

/** The student has signed out here: whoever signs in next is welcome. */
export function forgetStudent(): void {
  known = null;
}

/** Whether an answer is for another student than the one whose page this is: somebody signed in in another tab. */
export const isSomebodyElse = (owner: string | null): boolean => owner !== null && known !== null && owner !== known;

/** Whether the page is being loaded anew for another student: nothing may be sent from it any more. */
export const isLeaving = (): boolean => hasLeft;

/** Loads the page anew, once, for whoever is signed in now. Never settles: nothing of this page goes on. */
export function leaveToNewStudent(): Promise<never> {
  if (!hasLeft) reloadPage();
  hasLeft = true;
  return new Promise(() => {});
}
