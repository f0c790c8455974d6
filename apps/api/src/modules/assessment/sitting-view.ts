import type { Sitting, SittingSummary } from '@dakhila/contract/assessment';
import { ITEM_COUNT, SECTIONS } from '@dakhila/domain/assessment/instrument';
import { nextPlace, sectionView } from '@dakhila/domain/assessment/sitting';
import type { Language } from '@dakhila/domain/language/languages';
import { nextSequence, type SittingRow, type StoredProgress } from './store.ts';

/** Deleted sittings are never shown. */
const shownState = ({ state }: SittingRow) => (state === 'in-progress' ? 'in-progress' : 'completed');

/** Everything a device needs to go on, in the language of its page. */
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
