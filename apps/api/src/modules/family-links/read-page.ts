import { createHash } from 'node:crypto';
import type { FamilyChoice, FamilyPage } from '@dakhila/contract/family-links';
import type { ListChoice, ListHead, Outcome, PreferenceList } from '@dakhila/contract/list-views';

import { wholePercents } from '@dakhila/domain/lists/whole-percents';
import type { Unsaid } from '@dakhila/domain/messages/message';
import { HIGHEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { isFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import { LRUCache } from 'lru-cache';
import {
  estimatorFor,
  type ListNeeds,
  openList,
  optionBook,
  readList,
  type Simulator,
  simulateList,
} from '../lists/index.ts';
import { moneyOfFamily } from '../money/index.ts';
import type { LinkRow } from './store.ts';

type ListPage = Omit<Unsaid<FamilyPage>, 'firstName' | 'expiresAt'>;
export type PageNeeds = ListNeeds & { simulator: Simulator; pages: LRUCache<string, ListPage> };

/** A full list has some 100 kB. */
const MOST_PAGES = 100;
export const cachePages = () => new LRUCache<string, ListPage>({ max: MOST_PAGES });

/**
 * A list as its owner's family sees it. It is estimated for the owner's profile within the owner's daily limit, so that a link is no way around it. A list
 * that did not change is not simulated again.
 */
export async function readPage(needs: PageNeeds, link: LinkRow): Promise<ListPage> {
  const own = { id: link.listId, studentId: link.studentId };
  const list = await openList(needs.db, own);
  const { estimator, estimation } = await estimatorFor(needs, own.studentId, list.exam);
  const basis = [list.id, list.version, estimator.edition, estimation.state, estimator.student?.candidate];
  const key = createHash('sha256').update(JSON.stringify(basis)).digest('base64');
  const known = needs.pages.get(key);
  if (known) return known;
  const read = await readList(needs, own);
  const outcome = await simulateList(needs, own, `family:${link.id}`);
  // The owner edited the list between the reads.
  if (read.version !== list.version || outcome.version !== list.version) return readPage(needs, link);
  const page = pageOf(read, outcome, feesOf(needs, list));
  needs.pages.set(key, page);
  return page;
}

type Fee = FamilyChoice['fee'];

/** The full fee of each choice. That of a fee waiver seat is not known: it costs less than the fee of its college. */
function feesOf(
  { catalogue }: Pick<ListNeeds, 'catalogue'>,
  { exam, choices }: Pick<ListHead, 'exam' | 'choices'>,
): Fee[] {
  const book = optionBook(catalogue, exam);
  const money = moneyOfFamily(catalogue, exam, {});
  return choices.map((key) => {
    const line = book.find(key);
    return line === undefined || isFeeWaiver(line.programme) ? null : (money.get(line.collegeId)?.fee ?? null);
  });
}

function pageOf(list: Unsaid<PreferenceList>, outcome: Unsaid<Outcome>, fees: readonly Fee[]): ListPage {
  const { exam, name, updatedAt, year, rounds, dataYears, compulsory, choices } = list;
  const percents = outcome.state === 'simulated' ? percentsOf(list, outcome) : null;
  return {
    ...{ exam, listName: name, updatedAt, year, rounds, dataYears, compulsory },
    choices: choices.map(({ collegeName, city, programme, standing }, at) => ({
      ...{ collegeName, city, programme },
      ...shownStanding(standing),
      final: percents?.final[at] ?? null,
      fee: fees[at] ?? null,
    })),
    outcome: percents && { some: percents.some, none: percents.none, likely: percents.likely },
  };
}

/** Without the reason, the seat type and the ranks: they would tell category and rank. */
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
function percentsOf({ choices }: Unsaid<PreferenceList>, outcome: Unsaid<Outcome>) {
  const [none = 0, , ...own] = wholePercents(
    [outcome.none, outcome.withoutOdds, ...outcome.choices.map(({ chance }) => chance ?? 0)],
    [undefined, undefined, ...choices.map(({ standing }) => highestShown(standing.chance))],
  );
  const final = outcome.choices.map(({ chance }, at) => (chance === null ? null : (own[at] ?? 0)));
  const at = outcome.choices.findIndex(({ choice }) => choice === outcome.likely?.choice);
  const likely =
    outcome.likely && (at < 0 ? { place: null, percent: none } : { place: at + 1, percent: final[at] ?? 0 });
  return { some: 100 - none, none, final, likely };
}

/** No choice shows a better chance of being the final seat than of being open. The highest figure stands for everything above it. */
function highestShown(chance: number | null): number | undefined {
  const percent = Math.round((chance ?? 1) * 100);
  return percent < HIGHEST_PERCENT ? percent : undefined;
}
