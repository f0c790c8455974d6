import type { CollegeListItem } from '@dakhila/contract/college-list';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { type SavedCollege, shortlist } from '@dakhila/contract/shortlist';
import { askOwner, call } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { isTemporary, isUndelivered, makeOutbox } from '../../../lib/outbox.ts';

export type Savable = { exam: Exam; college: CollegeListItem };
/** A college to be saved or removed. Sent twice it means the same, so it can wait for a connection. */
export type Change = Savable & { shouldSave: boolean };

export const isSame = (one: Savable, other: Savable) => one.exam === other.exam && one.college.id === other.college.id;

const send = ({ exam, college, shouldSave }: Change): Promise<unknown> =>
  call(shouldSave ? shortlist.save : shortlist.remove, { params: { exam, collegeId: college.id } });

/** The changes of one student's shortlist that were not sent yet. */
const outboxOf = (studentId: string, onRefused: (refusal: ApiError) => void = () => {}) =>
  makeOutbox<Change>({
    ...{ name: `shortlist-wishes:${studentId}`, isValue: isChange, isSame },
    send: async ([entry]) => entry && send(entry.value),
    onFailure: (error) => {
      if (isTemporary(error) || isUndelivered(error)) return 'wait';
      onRefused(error as ApiError);
      return 'drop';
    },
  });

/** What this student changed without a connection, oldest first. */
export const waitingChanges = (studentId: string): Change[] => outboxOf(studentId).read();

/** The shortlist as it will be once the server has every change; what was saved last comes first. */
export function withChanges(saved: readonly SavedCollege[], changes: readonly Change[]): SavedCollege[] {
  const savedAt = new Date().toISOString();
  const added = changes.filter((change) => change.shouldSave && !saved.some((one) => isSame(one, change))).toReversed();
  const staying = saved.filter((one) => !changes.some((change) => !change.shouldSave && isSame(change, one)));
  return [...added.map(({ exam, college }) => ({ exam, college, savedAt })), ...staying];
}

/**
 * Sends a new change and throws when that failed. Without a connection or a session the change waits on this device; without a known
 * student it cannot wait.
 */
export async function sendChange(studentId: string | undefined, change: Change): Promise<void> {
  if (!studentId) return void (await send(change));
  const outbox = outboxOf(studentId);
  return outbox.deliver(outbox.put(change));
}

/**
 * Sends all waiting changes, if the student who made them is signed in. A lost connection, an ended session or an outage leaves the rest
 * waiting; refused changes are reported and dropped.
 */
export async function sendWaitingChanges(studentId: string, onRefused: (refusal: ApiError) => void): Promise<void> {
  const outbox = outboxOf(studentId, onRefused);
  if (outbox.read().length === 0 || (await askOwner().catch(() => null)) !== studentId) return;
  await outbox.flush();
}

function isChange(value: unknown): value is Change {
  const { exam, college, shouldSave } = Object(value) as {
    exam?: unknown;
    college?: { id?: unknown };
    shouldSave?: unknown;
  };
  return EXAMS.some((one) => one === exam) && typeof college?.id === 'string' && typeof shouldSave === 'boolean';
}
