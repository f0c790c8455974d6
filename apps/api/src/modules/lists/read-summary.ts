import type { Outcome, PreferenceList } from '@dakhila/contract/list-views';
import type { Checklist } from '@dakhila/contract/rounds';
import type { Unsaid } from '@dakhila/domain/messages/message';
import type { SeasonNeeds } from '../predictor/index.ts';
import type { ListNeeds } from './evaluate-list.ts';
import { readDocuments } from './read-documents.ts';
import { type OwnList, openEstimated, shownList } from './read-list.ts';
import { type Simulator, simulateList } from './simulate-list.ts';

export type SummaryNeeds = ListNeeds & SeasonNeeds & { simulator: Simulator };
/** What a family reads before a form is submitted: the list, its likely result and the documents. */
export type ListSummary = { list: PreferenceList; outcome: Outcome; checklist: Checklist };

/** What the list, its outcome and the documents have on the screen. List and outcome are of one version, also where another tab edits the list. */
export async function readSummary(needs: SummaryNeeds, own: OwnList): Promise<Unsaid<ListSummary>> {
  const opened = await openEstimated(needs, own);
  const list = shownList(needs, opened);
  const outcome = await simulateList(needs, opened);
  const checklist = await readDocuments(needs, { studentId: own.studentId, exam: list.exam });
  return { list, outcome, checklist };
}
