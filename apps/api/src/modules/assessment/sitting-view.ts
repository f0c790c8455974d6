import type { Sitting, SittingSummary } from '@dakhila/contract/assessment';
import { ITEM_COUNT, SECTIONS } from '@dakhila/domain/assessment/instrument';
import { nextPlace, sectionView } from '@dakhila/domain/assessment/sitting';
import { nextSequence, type SittingRow, type StoredProgress } from './store.ts';

/** Deleted sittings are never shown. */
const shownState = ({ state }: SittingRow) => (state === 'in-progress' ? 'in-progress' : 'completed');

/** Everything a device needs to go on. */
export const sittingView = (sitting: SittingRow, progress: StoredProgress): Sitting => ({
  id: sitting.id,
  state: shownState(sitting),
  instrumentVersion: sitting.instrumentVersion,
  startedAt: sitting.startedAt.toISOString(),
  completedAt: sitting.completedAt?.toISOString() ?? null,
  serverTime: progress.now.toISOString(),
  nextSequence: nextSequence(progress),
  sections: SECTIONS.map((section) => sectionView(section, progress)),
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
