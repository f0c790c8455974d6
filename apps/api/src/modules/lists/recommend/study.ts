import { randomBytes } from 'node:crypto';
import { DomainError } from '@dakhila/domain/errors';
import { hasRecommendations, isDrawing } from '@dakhila/domain/lists/study/draw';
import { studyEffect } from '@dakhila/domain/lists/study/effect';
import { messageOf } from '@dakhila/domain/messages/message';
import { isUnderage } from '@dakhila/domain/students/age';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../ports.ts';
import {
  deleteConsent,
  findParticipant,
  findStudy,
  insertStudy,
  listResults,
  saveConsent,
  saveResult,
} from './study-store.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** What the study of suggestions means for a student. Without their consent, or without a draw, everyone has recommendations and nothing is saved. */
export async function readPart({ db, now }: Needs, studentId: string) {
  const study = await findStudy(db);
  const { birthDate, isIn } = await findParticipant(db, studentId);
  const runs = study !== undefined && isDrawing(study) && !isMinor(birthDate, now());
  return {
    study: { isOpen: runs, isIn },
    hasRecommendations: !(runs && isIn) || hasRecommendations(study, studentId),
  };
}

/** The law asks for a guardian's consent below 18, which this study does not ask for. Most students are 17, so one whose birth date is unknown counts as under 18. */
const isMinor = (birthDate: string | null, now: Date) => birthDate === null || isUnderage(birthDate, now);

/** Joins the study, or leaves it. */
export async function joinStudy({ db, now }: Needs, studentId: string, isIn: boolean): Promise<void> {
  if (!isIn) return db.transaction((tx) => deleteConsent(tx, studentId));
  const { birthDate } = await findParticipant(db, studentId);
  if (isMinor(birthDate, now())) throw new DomainError('conflict', { message: messageOf('recommend.adultsOnly') });
  await saveConsent(db, studentId);
}

/** Saves an outcome for the study, if one runs and the student takes part. */
export async function recordOutcome(
  needs: Needs,
  { listId, studentId, none, length }: { listId: string; studentId: string; none: number; length: number },
): Promise<void> {
  const study = await findStudy(needs.db);
  if (study === undefined || !isDrawing(study)) return;
  // The consent may be from before the birth date was given or corrected.
  const { birthDate, isIn } = await findParticipant(needs.db, studentId);
  if (!isIn || isMinor(birthDate, needs.now())) return;
  const has = hasRecommendations(study, studentId);
  await saveResult(needs.db, { trialId: study.id, listId, studentId, hasRecommendations: has, none, length });
}

/** Starts a study with a draw of its own; a share of 1 ends it. */
export const startStudy = (db: Db, share: number) => insertStudy(db, { share, salt: randomBytes(16).toString('hex') });

/** What the study in force found so far; null where there is none. */
export async function readStudyEffect(db: Db) {
  const study = await findStudy(db);
  if (study === undefined) return null;
  return { share: study.share, startedAt: study.startedAt, ...studyEffect(await listResults(db, study.id)) };
}
