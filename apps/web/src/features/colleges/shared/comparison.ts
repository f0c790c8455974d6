import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { useSyncExternalStore } from 'react';
import { stored } from '../../../lib/stored.ts';

export type Picked = { exam: Exam; id: string; name: string };

/** More columns would not be readable. */
export const MOST_COMPARED = 4;

const storedPicks = stored<readonly Picked[]>('compared-colleges', (value) =>
  Array.isArray(value) ? value.filter(isPicked) : [],
);
let isStored = true;
let picked: readonly Picked[] = storedPicks.read()?.slice(0, MOST_COMPARED) ?? [];
const listeners = new Set<() => void>();

/** The colleges picked in this tab, on any page; closing the tab or logging out clears them. */
export function useComparison(): readonly Picked[] {
  return useSyncExternalStore(subscribe, current);
}

/** Adds or removes a college. False when the comparison is full. */
export function togglePicked(college: Picked): boolean {
  const others = current().filter((one) => !isSame(one, college));
  if (others.length < current().length) write(others);
  else if (others.length < MOST_COMPARED) write([...others, college]);
  else return false;
  return true;
}

/** Adds or removes a college for what was picked elsewhere, as far as there is room. */
export function setPicked(college: Picked, isWanted: boolean): void {
  if (current().some((one) => isSame(one, college)) !== isWanted) togglePicked(college);
}

export const clearPicked = () => write([]);

export const isSame = (one: Pick<Picked, 'exam' | 'id'>, other: Pick<Picked, 'exam' | 'id'>) =>
  one.exam === other.exam && one.id === other.id;

/** The colleges of a comparison as its address holds them: 'mht-cet.16006,josaa.iit-bombay'. */
export function comparisonText(colleges: readonly Pick<Picked, 'exam' | 'id'>[]): string {
  return colleges.map(({ exam, id }) => `${exam}.${id}`).join(',');
}

/** Reads the address of a comparison without invalid, repeated or surplus parts. */
export function readComparison(text: string): { exam: Exam; id: string }[] {
  const colleges: { exam: Exam; id: string }[] = [];
  for (const part of text.split(',')) {
    const [, name, id] = /^([a-z-]+)\.([a-z0-9-]{1,100})$/.exec(part) ?? [];
    const exam = EXAMS.find((known) => known === name);
    if (exam && id && !colleges.some((one) => isSame(one, { exam, id }))) colleges.push({ exam, id });
  }
  return colleges.slice(0, MOST_COMPARED);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Logout clears the storage without an event. Where the browser refuses storage, the picks are in memory. */
function current(): readonly Picked[] {
  if (isStored && picked.length > 0 && storedPicks.read() === null) picked = [];
  return picked;
}

function write(colleges: readonly Picked[]): void {
  picked = colleges;
  isStored = storedPicks.write(colleges);
  for (const listener of listeners) listener();
}

function isPicked(value: unknown): value is Picked {
  const { exam, id, name } = Object(value) as Record<keyof Picked, unknown>;
  return EXAMS.some((known) => known === exam) && typeof id === 'string' && typeof name === 'string';
}
