import type { Outcome, PreferenceList } from '@dakhila/contract/list-views';
import type { Checklist } from '@dakhila/contract/rounds';
import type { Unsaid } from '@dakhila/domain/messages/message';
import type { SeasonNeeds } from '../predictor/index.ts';
import type { ListNeeds } from './evaluate-list.ts';
import { readDocuments } from './read-documents.ts';
import { type OwnList, readList } from './read-list.ts';
import { type Simulator, simulateList } from './simulate-list.ts';

export type SummaryNeeds = ListNeeds & SeasonNeeds & { simulator: Simulator };
/** What a family reads before a form is submitted: the list, its likely result and the documents. */
export type ListSummary = { list: PreferenceList; outcome: Outcome; checklist: Checklist };

/** The same responses that the list, its outcome and the documents have on the screen. */
export async function readSummary(needs: SummaryNeeds, own: OwnList): Promise<Unsaid<ListSummary>> {
  const list = await readList(needs, own);
  const outcome = await simulateList(needs, own);
  const checklist = await readDocuments(needs, { studentId: own.studentId, exam: list.exam });
  return { list, outcome, checklist };
}
