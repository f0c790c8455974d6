import { DomainError } from '@dakhila/domain/errors';
import { STUDY_JOINS_A_DAY } from '@dakhila/domain/lists/study/draw';
import { messageOf } from '@dakhila/domain/messages/message';
import { requireBudget } from '../../../db/budget.ts';
import type { ListNeeds } from '../evaluate-list.ts';
import { openEstimated } from '../read-list.ts';
import { type Simulator, simulateList } from '../simulate-list.ts';
import { listAll } from '../store.ts';
import { isMinor, type ListOutcome, recordOutcome } from './study.ts';
import { deleteConsent, findParticipant, saveConsent, saveDecline } from './study-store.ts';

type Needs = ListNeeds & { simulator: Simulator };

/** Joins the study, or says no to it. The outcome of each list is saved right after the consent: what a suggestion changes is measured from there. */
export async function answerStudy(needs: Needs, studentId: string, isIn: boolean): Promise<void> {
  if (!isIn) return needs.db.transaction((tx) => saveDecline(tx, studentId));
  const participant = await findParticipant(needs.db, studentId);
  if (isMinor(participant.birthDate, needs.now()))
    throw new DomainError('conflict', { message: messageOf('recommend.adultsOnly') });
  if (participant.isIn) return;
  // Each join simulates all lists.
  await requireBudget(needs.db, `study-joins:student:${studentId}`, STUDY_JOINS_A_DAY);
  // Before the simulations, which take seconds: a "no" that comes meanwhile ends the consent, and nothing is saved without one.
  await needs.db.transaction((tx) => saveConsent(tx, studentId));
  try {
    for (const outcome of await readOutcomes(needs, studentId)) await recordOutcome(needs, outcome);
  } catch (error) {
    // The student reads that joining failed, so they must not be in. They are asked again.
    await needs.db.transaction((tx) => deleteConsent(tx, studentId));
    throw error;
  }
}

/** One list after the other: a student may have few simulations waiting. */
async function readOutcomes(needs: Needs, studentId: string): Promise<ListOutcome[]> {
  const outcomes: ListOutcome[] = [];
  for (const { id } of await listAll(needs.db, studentId, undefined)) {
    const opened = await openEstimated(needs, { id, studentId });
    const { state, none } = await simulateList(needs, opened);
    const { length } = opened.list.choices;
    if (state === 'simulated') outcomes.push({ listId: id, studentId, none, length });
  }
  return outcomes;
}
