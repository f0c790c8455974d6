import type { Exam } from '@dakhila/contract/exam';
import type { PlannedList } from '@dakhila/contract/season-plan';
import { roundRules } from '@dakhila/domain/lists/round-rules';
import { messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import type { Admission } from '@dakhila/domain/season-plan/play-season';
import { InvalidInput } from '../../../http/validate-input.ts';
import type { Estimator } from '../estimator.ts';
import {
  choicesOnForm,
  type EvaluatedChoice,
  estimatorFor,
  evaluateChoices,
  type ListNeeds,
} from '../evaluate-list.ts';
import { drawnChoices } from '../list-document.ts';
import { optionBook } from '../option-book.ts';
import { openList } from '../read-list.ts';
import { listAll, type StoredList } from '../store.ts';

/** Which list to plan with: the named one, or the latest changed one. */
export type Wanted = { studentId: string; exam: Exam; title: string; field: string; id: string | undefined };

/** A list of the plan. `admission` is what is simulated; null unless the state is `simulated`. */
export type OpenedList = {
  shown: Unsaid<PlannedList>;
  evaluated: readonly EvaluatedChoice[];
  estimator: Estimator | null;
  admission: Admission | null;
};

/** Opens a list of one admission with everything that the joint simulation needs of it. */
export async function openPlannedList(needs: ListNeeds, wanted: Wanted): Promise<OpenedList> {
  const { studentId, exam, title } = wanted;
  const list = await findWanted(needs, wanted);
  if (list === undefined) return nothing({ exam, title, list: null, state: 'no-list', message: NO_LIST });
  const { id, name, version, choices } = list;
  const head = { exam, title, list: { id, name, version, choices: choices.length } };
  const { estimator, estimation } = await estimatorFor(needs, studentId, exam);
  const evaluated = choicesOnForm(evaluateChoices(estimator, optionBook(needs.catalogue, exam), choices));
  const { state, message } = estimation;
  if (state !== 'estimated') return nothing({ ...head, state, message }, evaluated);
  const drawn = drawnChoices(estimator, evaluated);
  if (drawn.every(({ chances }) => chances.length === 0))
    return nothing({ ...head, state: 'empty', message: choices.length === 0 ? ADD_FIRST : NONE_KNOWN }, evaluated);
  const rules = { ...roundRules(exam, estimator.table.year), rounds: estimator.rounds };
  return {
    shown: { ...head, state: 'simulated', message: null },
    ...{ evaluated, estimator, admission: { choices: drawn, rules } },
  };
}

const NO_LIST = messageOf('season.noList');
const ADD_FIRST = messageOf('lists.addProgrammes');
const NONE_KNOWN = messageOf('season.noneEstimated');

const nothing = (shown: OpenedList['shown'], evaluated: readonly EvaluatedChoice[] = []): OpenedList => ({
  ...{ shown, evaluated, estimator: null, admission: null },
});

async function findWanted({ db }: ListNeeds, { studentId, exam, field, id }: Wanted): Promise<StoredList | undefined> {
  if (id === undefined) {
    const lists = await listAll(db, studentId, exam);
    return lists.find(({ choices }) => choices.length > 0) ?? lists[0];
  }
  const list = await openList(db, { id, studentId });
  if (list.exam !== exam) throw new InvalidInput({ [field]: messageOf('rounds.otherExam') });
  return list;
}
