import { createHash } from 'node:crypto';
import type { FamilyChoice, FamilyList } from '@dakhila/contract/family-pages';
import type { ListChoice, ListHead, Outcome, PreferenceList } from '@dakhila/contract/list-views';
import { formPlaces } from '@dakhila/domain/lists/form-choices';
import { outcomeFigures } from '@dakhila/domain/lists/outcome-percents';
import type { Unsaid } from '@dakhila/domain/messages/message';
import { withoutFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import { type ListNeeds, openEstimated, optionBook, type Simulator, shownList, simulateList } from '../lists/index.ts';
import { moneyOfFamily } from '../money/index.ts';
import type { LinkedPage } from './linked-page.ts';

export type ListPageNeeds = ListNeeds & { simulator: Simulator };

/**
 * A list as its owner's family sees it. It is estimated for the owner's profile within the owner's daily limit, so that a link is no way around it. The key
 * names the version of the list, the forecasts and the profile: with another key the list is simulated again.
 */
export async function prepareListPage(
  needs: ListPageNeeds,
  { listId, studentId, caller }: { listId: string; studentId: string; caller: string },
) {
  const opened = await openEstimated(needs, { id: listId, studentId });
  const { list, estimator, estimation } = opened;
  const basis = [list.id, list.version, estimator.edition, estimation.state, estimator.student?.candidate];
  return {
    key: createHash('sha256').update(JSON.stringify(basis)).digest('base64'),
    make: async (): Promise<LinkedPage> =>
      pageOf(shownList(needs, opened), await simulateList(needs, opened, caller), feesOf(needs, list)),
  };
}

type Fee = FamilyChoice['fee'];

/** The full fee of each choice, which is the same for every family: an unknown fee would reveal which of two is a fee waiver seat. */
function feesOf(
  { catalogue }: Pick<ListNeeds, 'catalogue'>,
  { exam, choices }: Pick<ListHead, 'exam' | 'choices'>,
): Fee[] {
  const book = optionBook(catalogue, exam);
  const money = moneyOfFamily(catalogue, exam, {});
  return choices.map((key) => {
    const line = book.find(key);
    return line === undefined ? null : (money.get(line.collegeId)?.fee ?? null);
  });
}

function pageOf(list: Unsaid<PreferenceList>, outcome: Unsaid<Outcome>, fees: readonly Fee[]): LinkedPage {
  const { exam, name, updatedAt, year, rounds, dataYears, compulsory, choices } = list;
  const places = formPlaces(choices);
  const percents = outcome.state === 'simulated' ? percentsOf(list, outcome, places) : null;
  const shown: Unsaid<FamilyList> = {
    ...{ listName: name, updatedAt, rounds, compulsory },
    choices: choices.map(({ collegeName, city, programme, standing }, at) => ({
      ...{ place: places[at] ?? null, collegeName, city },
      programme: typeof programme === 'string' ? withoutFeeWaiver(programme) : programme,
      ...shownStanding(standing),
      final: percents?.final[at] ?? null,
      fee: fees[at] ?? null,
    })),
    outcome: percents && { some: percents.some, none: percents.none, likely: percents.likely },
  };
  return { exam, year, dataYears, list: shown, run: null };
}

/** Without the reason, the seat type and the ranks: they would reveal category and rank. */
const shownStanding = ({
  state,
  chance,
  band,
  offer,
}: Pick<ListChoice['standing'], 'state' | 'chance' | 'band' | 'offer'>): Pick<
  FamilyChoice,
  'state' | 'chance' | 'band' | 'offer'
> => ({ state, chance, band, offer });

/** The outcome in whole percents that make 100, as the owner sees them. */
function percentsOf({ choices }: Unsaid<PreferenceList>, outcome: Unsaid<Outcome>, places: readonly (number | null)[]) {
  const { some, none, final } = outcomeFigures(
    outcome,
    choices.map(({ standing }) => standing.chance),
  );
  const at = outcome.choices.findIndex(({ choice }) => choice === outcome.likely?.choice);
  const likely =
    outcome.likely &&
    (at < 0 ? { place: null, percent: none } : { place: places[at] ?? null, percent: final[at] ?? 0 });
  return { some, none, final, likely };
}
