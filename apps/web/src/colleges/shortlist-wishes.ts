import type { CollegeListItem } from '@dakhila/contract/college-list';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { type SavedCollege, shortlist } from '@dakhila/contract/shortlist';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { safeLocal } from '../lib/safe-storage.ts';

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

/** Forgets what is wished for a college: it was heard, or is wished no more. */
export const dropWish = (studentId: string, item: Savable): void =>
  write(
    studentId,
    readWishes(studentId).filter((one) => !isSame(one, item)),
  );

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

/** Tells the server of one wish. */
export const sendWish = ({ exam, college, shouldSave }: Wish): Promise<unknown> =>
  call(shouldSave ? shortlist.save : shortlist.remove, { params: { exam, collegeId: college.id } });

/** Tells the server of all that waits; a lost line leaves the rest waiting. Answers with what the server refused, which is forgotten. */
export async function sendWishes(studentId: string): Promise<ApiError[]> {
  const refused: ApiError[] = [];
  for (const wish of readWishes(studentId)) {
    try {
      await sendWish(wish);
    } catch (error) {
      if (!(error instanceof ApiError) || error.outcome === 'error') return refused;
      refused.push(error);
    }
    dropWish(studentId, wish);
  }
  return refused;
}

function isWish(value: unknown): value is Wish {
  const { exam, college, shouldSave } = Object(value) as {
    exam?: unknown;
    college?: { id?: unknown };
    shouldSave?: unknown;
  };
  return EXAMS.some((one) => one === exam) && typeof college?.id === 'string' && typeof shouldSave === 'boolean';
}
