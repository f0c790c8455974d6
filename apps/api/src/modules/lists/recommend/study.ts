import { randomBytes } from 'node:crypto';
import { hasRecommendations, isDrawing } from '@dakhila/domain/lists/study/draw';
import { studyEffect } from '@dakhila/domain/lists/study/effect';
import { isUnderage } from '@dakhila/domain/students/age';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../ports.ts';
import {
  findLastDrawing,
  findParticipant,
  findStudy,
  findStudyById,
  insertStudy,
  listResults,
  saveResult,
} from './study-store.ts';

type Needs = Pick<Deps, 'now'> & { db: Db };

/**
 * What the study of suggestions means for a student. Nothing is saved without their consent, and a student who said no has recommendations. The study asks before
 * it shows any: a student who joins has then seen none.
 */
export async function readPart({ db, now }: Needs, studentId: string) {
  const study = await findStudy(db);
  const { birthDate, isIn, hasAnswered } = await findParticipant(db, studentId);
  const runs = study !== undefined && isDrawing(study) && !isMinor(birthDate, now());
  return {
    study: { isOpen: runs, isIn },
    isToBeAsked: runs && !hasAnswered,
    hasRecommendations: !(runs && isIn) || hasRecommendations(study, studentId),
  };
}

/** The law asks for a guardian's consent below 18, which this study does not ask for. Most students are 17, so one whose birth date is unknown counts as under 18. */
export const isMinor = (birthDate: string | null, now: Date) => birthDate === null || isUnderage(birthDate, now);

export type ListOutcome = { listId: string; studentId: string; none: number; length: number };

/** Saves an outcome for the study, if one runs and the student takes part. */
export async function recordOutcome(needs: Needs, outcome: ListOutcome): Promise<void> {
  const study = await findStudy(needs.db);
  if (study === undefined || !isDrawing(study)) return;
  // The consent may be from before the birth date was given or corrected.
  const { birthDate, isIn } = await findParticipant(needs.db, outcome.studentId);
  if (!isIn || isMinor(birthDate, needs.now())) return;
  const has = hasRecommendations(study, outcome.studentId);
  await saveResult(needs.db, { ...outcome, trialId: study.id, hasRecommendations: has });
}

/** Starts a study with a draw of its own; a share of 1 ends it. */
export const startStudy = (db: Db, share: number) => insertStudy(db, { share, salt: randomBytes(16).toString('hex') });

/** What a study found so far: the one with the number, or the last that drew. Null where there is none. */
export async function readStudyEffect(db: Db, id?: number) {
  const study = await (id === undefined ? findLastDrawing(db) : findStudyById(db, id));
  if (study === undefined) return null;
  const { share, startedAt } = study;
  return { id: study.id, share, startedAt, ...studyEffect(await listResults(db, study.id)) };
}
