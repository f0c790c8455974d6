import type { CollegeListItem } from '@dakhila/contract/college-list';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { type SavedCollege, shortlist } from '@dakhila/contract/shortlist';
import { askOwner, call } from '../../../lib/api.ts';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { safeLocal } from '../../../lib/safe-storage.ts';

export type Savable = { exam: Exam; college: CollegeListItem };
/** A college to be saved, or to be taken off. Said twice it means the same, so it can wait for a line. */
export type Wish = Savable & { shouldSave: boolean };

export const isSame = (one: Savable, other: Savable) => one.exam === other.exam && one.college.id === other.college.id;

const keyOf = (studentId: string) => `shortlist-wishes:${studentId}`;

/** What this student asked for without a line, oldest first. Logging out wipes it with all site storage. */
export function readWishes(studentId: string): Wish[] {
  try {
    const kept: unknown = JSON.parse(safeLocal.read(keyOf(studentId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWish) : [];
  } catch {
    return [];
  }
}

/** Keeps a wish; it stands in the place of an earlier one about the same college. */
export const keepWish = (studentId: string, wish: Wish): void =>
  write(studentId, [...readWishes(studentId).filter((one) => !isSame(one, wish)), wish]);

const isWaiting = (studentId: string, wish: Wish): boolean =>
  readWishes(studentId).some((one) => isSame(one, wish) && one.shouldSave === wish.shouldSave);

/** Forgets a wish that was answered. A newer one for the contrary, said meanwhile, stays. */
function dropWish(studentId: string, wish: Wish): void {
  if (!isWaiting(studentId, wish)) return;
  write(
    studentId,
    readWishes(studentId).filter((one) => !isSame(one, wish)),
  );
}

function write(studentId: string, wishes: Wish[]): void {
  if (wishes.length === 0) safeLocal.remove(keyOf(studentId));
  else safeLocal.write(keyOf(studentId), JSON.stringify(wishes));
}

/** The shortlist as it will be once every wish is heard; what was saved last comes first. */
export function withWishes(saved: readonly SavedCollege[], wishes: readonly Wish[]): SavedCollege[] {
  const savedAt = new Date().toISOString();
  const added = wishes.filter((wish) => wish.shouldSave && !saved.some((one) => isSame(one, wish))).toReversed();
  const staying = saved.filter((one) => !wishes.some((wish) => !wish.shouldSave && isSame(wish, one)));
  return [...added.map(({ exam, college }) => ({ exam, college, savedAt })), ...staying];
}

const send = ({ exam, college, shouldSave }: Wish): Promise<unknown> =>
  call(shouldSave ? shortlist.save : shortlist.remove, { params: { exam, collegeId: college.id } });

/** One after another: the server hears the wishes in the order in which they were said. */
let lastTurn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** The session has ended, or is not the student's: the wish was not judged. */
const isUnheard = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status === 401 || error.status === 403));

/**
 * Tells the server of a wish that was said just now. Throws when it was not fulfilled: without a line or a session it waits on this device,
 * otherwise it is forgotten. Without a known student it cannot wait.
 */
export function sendWish(studentId: string | undefined, wish: Wish): Promise<void> {
  if (studentId) keepWish(studentId, wish);
  return inTurn(async () => {
    // Heard together with those that waited, or no longer wished.
    if (studentId && !isWaiting(studentId, wish)) return;
    try {
      await send(wish);
    } catch (error) {
      if (studentId && !isUnheard(error)) dropWish(studentId, wish);
      throw error;
    }
    if (studentId) dropWish(studentId, wish);
  });
}

/**
 * Tells the server of all that waits, if the student who wished it is the one who is signed in. A lost line, an ended session or an outage
 * leaves the rest waiting. Answers with what the server refused, which is forgotten.
 */
export const sendWishes = (studentId: string): Promise<ApiError[]> =>
  inTurn(async () => {
    const refused: ApiError[] = [];
    const wishes = readWishes(studentId);
    if (wishes.length === 0 || (await askOwner().catch(() => null)) !== studentId) return refused;
    for (const wish of wishes) {
      if (!isWaiting(studentId, wish)) continue;
      try {
        await send(wish);
      } catch (error) {
        if (!(error instanceof ApiError) || error.outcome === 'error' || isUnheard(error)) return refused;
        refused.push(error);
      }
      dropWish(studentId, wish);
    }
    return refused;
  });

function isWish(value: unknown): value is Wish {
  const { exam, college, shouldSave } = Object(value) as {
    exam?: unknown;
    college?: { id?: unknown };
    shouldSave?: unknown;
  };
  return EXAMS.some((one) => one === exam) && typeof college?.id === 'string' && typeof shouldSave === 'boolean';
}
