import type { Sitting, SittingSummary } from '@dakhila/contract/assessment';
import type { SittingSection } from '@dakhila/contract/assessment-items';
import { findItem, INSTRUMENT_VERSION, ITEM_COUNT, SECTIONS, sectionOf } from '@dakhila/domain/assessment/instrument';
import type { SectionId } from '@dakhila/domain/assessment/scales';
import { scoreSitting } from '@dakhila/domain/assessment/score';
import { evaluateAnswer, nextPlace, openParts, sectionView } from '@dakhila/domain/assessment/sitting';
import { evaluateEvidence, isRetakeFree } from '@dakhila/domain/assessment/validity';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { type Message, messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { Db } from '../../db/client.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { holdStudent } from '../accounts/index.ts';
import { insertEntry } from '../billing/index.ts';
import { requireConsent } from './guardian-consent.ts';
import {
  completeSitting,
  findLatest,
  findNewestNorms,
  insertSectionStart,
  insertSitting,
  type NewAnswer,
  nextSequence,
  readProgress,
  requireSitting,
  type SittingRow,
  type StoredProgress,
  upsertAnswers,
} from './store.ts';

function requireUnderWay({ state }: SittingRow): void {
  if (state !== 'in-progress') throw new DomainError('conflict', { message: messageOf('assessment.finished') });
}

/** Deleted sittings are never shown. */
const shownState = ({ state }: SittingRow) => (state === 'in-progress' ? 'in-progress' : 'completed');

/** Everything a device needs to continue, in the language of its page. */
export const sittingView = (sitting: SittingRow, progress: StoredProgress, language: Language): Sitting => ({
  id: sitting.id,
  state: shownState(sitting),
  instrumentVersion: sitting.instrumentVersion,
  startedAt: sitting.startedAt.toISOString(),
  completedAt: sitting.completedAt?.toISOString() ?? null,
  serverTime: progress.now.toISOString(),
  nextSequence: nextSequence(progress),
  sections: SECTIONS.map((section) => sectionView(section, progress, language)),
  next: sitting.state === 'in-progress' ? nextPlace(progress) : null,
});

export const summaryView = (sitting: SittingRow, answered: number): SittingSummary => ({
  id: sitting.id,
  state: shownState(sitting),
  startedAt: sitting.startedAt.toISOString(),
  completedAt: sitting.completedAt?.toISOString() ?? null,
  answered,
  of: ITEM_COUNT,
  verdict: sitting.verdict,
});

/** Starts and spends an assessment in one transaction. An unfinished one is continued; a retake costs nothing. */
export function startSitting(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { studentId, language }: { studentId: string; language: Language },
): Promise<Sitting> {
  return deps.db.transaction(async (tx) => {
    await holdStudent(tx, studentId);
    const latest = await findLatest(tx, studentId);
    const id = latest?.state === 'in-progress' ? latest.id : await begin(deps, tx, { studentId, latest });
    return sittingView(await requireSitting(tx, studentId, id), await readProgress(tx, id), language);
  });
}

async function begin(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Db,
  { studentId, latest }: { studentId: string; latest: SittingRow | undefined },
): Promise<string> {
  const id = deps.newId();
  // The allowance first: a student without one should not ask a parent.
  if (!isRetakeFree(latest) && !(await spend(tx, studentId, id)))
    throw new DomainError('allowance-exhausted', { message: messageOf('assessment.noneLeft') });
  await requireConsent(deps, tx, studentId);
  await insertSitting(tx, { id, studentId, instrumentVersion: INSTRUMENT_VERSION });
  return id;
}

const spend = (tx: Db, studentId: string, id: string) =>
  insertEntry(tx, { studentId, kind: 'assessments', amount: -1, reason: 'use', reference: `assessment:${id}` });

/** Starts the clock of a timed part, once. */
export function startSection(
  deps: Pick<Deps, 'db' | 'now'>,
  { studentId, id, section, language }: { studentId: string; id: string; section: SectionId; language: Language },
): Promise<SittingSection> {
  return deps.db.transaction(async (tx) => {
    requireUnderWay(await requireSitting(tx, studentId, id, 'share'));
    await requireConsent(deps, tx, studentId);
    const part = sectionOf(section);
    if (part.limitSeconds !== null) await insertSectionStart(tx, id, section);
    return sectionView(part, await readProgress(tx, id), language);
  });
}

type Refused = { item: string; code: 'time-over' | 'not-begun'; message: Message };
const REFUSALS = {
  'time-over': messageOf('assessment.timeOver'),
  'not-begun': messageOf('assessment.notBegun'),
} as const;

/** Saves answers in any order and however often they arrive. A timed one that is late by the database's clock is refused. */
export function saveAnswers(
  deps: Pick<Deps, 'db' | 'now'>,
  {
    studentId,
    id,
    answers,
    language,
  }: { studentId: string; id: string; answers: readonly NewAnswer[]; language: Language },
) {
  answers.forEach(requireKnown);
  return deps.db.transaction(async (tx) => {
    // Other devices may save at the same time, but none may finish.
    requireUnderWay(await requireSitting(tx, studentId, id, 'share'));
    await requireConsent(deps, tx, studentId);
    const before = await readProgress(tx, id);
    const checked = latestOf(answers).map((answer) => ({ answer, refused: refusalOf(answer, before) }));
    const taken = checked.flatMap(({ answer, refused }) => (refused === null ? [answer] : []));
    await upsertAnswers(tx, id, taken);
    const after = await readProgress(tx, id);
    const stands = ({ item, sequence }: NewAnswer) => (after.answers.get(item)?.sequence ?? 0) <= sequence;
    return {
      saved: taken.filter(stands).map(({ item }) => item),
      older: taken.filter((answer) => !stands(answer)).map(({ item }) => item),
      refused: checked.flatMap(({ refused }) =>
        refused === null ? [] : [{ ...refused, message: say(language, refused.message) }],
      ),
      nextSequence: nextSequence(after),
      serverTime: after.now.toISOString(),
    };
  });
}

function requireKnown({ item, choice }: NewAnswer, index: number): void {
  const options = findItem(item)?.item.options.length;
  if (options === undefined) throw new InvalidInput({ [`answers.${index}.item`]: messageOf('assessment.noQuestion') });
  if (choice >= options) throw new InvalidInput({ [`answers.${index}.choice`]: messageOf('assessment.noChoice') });
}

/** The latest answer to each item. */
function latestOf(answers: readonly NewAnswer[]): NewAnswer[] {
  const byItem = Map.groupBy(answers, ({ item }) => item);
  return [...byItem.values()].flatMap((same) => same.toSorted((one, other) => other.sequence - one.sequence)[0] ?? []);
}

/** Null when the answer counts. One that is stored already is never late. */
function refusalOf({ item, sequence }: NewAnswer, { startedAt, answers, now }: StoredProgress): Refused | null {
  const section = findItem(item)?.section;
  if (section === undefined || (answers.get(item)?.sequence ?? 0) >= sequence) return null;
  const code = evaluateAnswer(section, { startedAt: startedAt.get(section.id) ?? null, now });
  return code === 'in-time' ? null : { item, code, message: REFUSALS[code] };
}

/** Finishes and scores a sitting, once; a repeated call returns the same. */
export function finishSitting(
  deps: Pick<Deps, 'db' | 'now'>,
  { studentId, id, language }: { studentId: string; id: string; language: Language },
): Promise<SittingSummary> {
  return deps.db.transaction(async (tx) => {
    const sitting = await requireSitting(tx, studentId, id, 'update');
    const progress = await readProgress(tx, id);
    if (sitting.state === 'completed') return summaryView(sitting, progress.answers.size);
    await requireConsent(deps, tx, studentId);
    const [open] = openParts(progress);
    if (open !== undefined)
      throw new DomainError('assessment-incomplete', {
        message: messageOf('assessment.sectionOpen', { section: sectionOf(open).title[language] }),
      });
    // Norms are made from English sittings only, because a translated question is another question.
    const scores = { ...scoreSitting(progress.answers), language };
    const { verdict } = evaluateEvidence(scores.evidence);
    const norms = await findNewestNorms(tx, sitting.instrumentVersion);
    const done = await completeSitting(tx, id, { verdict, scores, normsId: norms?.id ?? null });
    return summaryView(done ?? sitting, progress.answers.size);
  });
}
