import type { Outcome, PreferenceList } from '@dakhila/contract/list-views';
import type { Checklist } from '@dakhila/contract/rounds';
import { openChecks } from '@dakhila/domain/lists/checks/checked';
import { formChoices } from '@dakhila/domain/lists/form-choices';
import { type OutcomeFigures, outcomeFigures } from '@dakhila/domain/lists/outcome-percents';
import { ACCEPTANCE_KNOWN_FOR, acceptanceByRound } from '@dakhila/domain/lists/round-rules';
import { joined, messageOf, type Text } from '@dakhila/domain/messages/message';
import { listCost } from '@dakhila/domain/money/list-cost';
import type { RupeeRange } from '@dakhila/domain/money/net-cost';
import { papersBeforeSeat } from '@dakhila/domain/papers/papers-before-seat';
import { percentWords } from '@dakhila/domain/predictor/bands';
import { groupedNumber } from '@dakhila/domain/text';
import type { ListSummary } from './read-summary.ts';

/** A part of the page: a title and its lines. */
export type SummaryPart = { title: Text; lines: readonly Text[] };
type Figure = { label: Text; figure: Text };

/** The outcome of a list in whole per cent, as its page shows it. */
export function figuresOfList(list: PreferenceList, outcome: Outcome): OutcomeFigures {
  const standings = new Map(list.choices.map(({ choice, standing }) => [choice, standing.chance]));
  return outcomeFigures(
    outcome,
    outcome.choices.map(({ choice }) => standings.get(choice)),
  );
}

/** The big figures and the sentence below them. Without an outcome there are none, and the sentence says why. */
export function summaryFigures({ list, outcome }: ListSummary): { figures: Figure[]; sentence: Text } {
  if (outcome.state !== 'simulated') return { figures: [], sentence: outcome.message ?? '' };
  const { some, none, final } = figuresOfList(list, outcome);
  const at = outcome.choices.findIndex(({ choice }) => choice === outcome.likely?.choice);
  // Its place on the form, where choices are left out that cannot be taken.
  const form = formChoices(list.choices);
  const place = form.findIndex(({ choice }) => choice === outcome.likely?.choice);
  const likely = form[place];
  return {
    figures: [
      { label: messageOf('submit.some'), figure: percentWords(some) },
      { label: messageOf('submit.none'), figure: percentWords(none) },
      {
        label: messageOf(likely ? 'submit.likely' : 'submit.likelyNoSeat'),
        figure: percentWords(likely ? (final[at] ?? 0) : none),
      },
    ],
    sentence: likely
      ? messageOf('submit.likelySeat', { programme: likely.programme, college: likely.collegeName, place: place + 1 })
      : messageOf('submit.likelyNone'),
  };
}

/** What must be accepted in which round. */
export function acceptancePart({ exam, compulsory, choices }: PreferenceList): SummaryPart {
  const title = messageOf('submit.accept.title');
  if (exam === 'josaa')
    return {
      title,
      lines: [
        messageOf('submit.accept.josaa'),
        messageOf('rounds.josaa.freeze'),
        messageOf('rounds.josaa.float'),
        messageOf('rounds.josaa.slide'),
      ],
    };
  return {
    title,
    lines: [
      acceptanceByRound(compulsory, formChoices(choices).length),
      messageOf('submit.accept.cap'),
      messageOf('lists.compulsory.source', { year: ACCEPTANCE_KNOWN_FOR }),
    ],
  };
}

const rangeText = ({ least, most }: RupeeRange): string =>
  [...new Set([least, most])].map((rupees) => `₹${groupedNumber(rupees)}`).join('–');

/** What the family pays; an unknown fee is said to be unknown. Null without an outcome. */
export function costPart({ list, outcome }: ListSummary): SummaryPart | null {
  if (outcome.state !== 'simulated') return null;
  const costs = new Map(outcome.choices.map(({ choice, firstYear }) => [choice, firstYear ?? null]));
  const { known, unknown } = listCost(formChoices(list.choices).map(({ choice }) => costs.get(choice) ?? null));
  const title = messageOf('submit.pays.title');
  if (known === null) return { title, lines: [messageOf('submit.pays.allUnknown')] };
  const likely = costs.get(outcome.likely?.choice ?? '');
  return {
    title,
    lines: [
      ...(likely ? [messageOf('submit.pays.likely', { range: rangeText(likely) })] : []),
      ...(likely === null ? [messageOf('submit.pays.likelyUnknown')] : []),
      messageOf('submit.pays.list', { range: rangeText(known) }),
      ...(unknown > 0 ? [messageOf('submit.pays.unknown', { count: unknown })] : []),
      ...(outcome.money ? [outcome.money] : []),
      messageOf('submit.pays.leftOut'),
      ...(outcome.livesAway ? [messageOf('submit.pays.livesAway')] : []),
    ],
  };
}

/** The documents that are not ticked, without those that come with a seat. */
export function documentsPart({ items: all, message }: Checklist): SummaryPart {
  const items = papersBeforeSeat(all);
  const missing = items.filter(({ isTicked }) => !isTicked);
  const lines =
    missing.length === 0
      ? [messageOf('submit.documents.none')]
      : [
          joined(
            ' · ',
            missing.map(({ title }) => title),
          ),
        ];
  return {
    title: messageOf('submit.documents.title', { done: items.length - missing.length, all: items.length }),
    lines: message === null ? lines : [...lines, message],
  };
}

/** What the checks of the list found. What must be accepted is a part of its own. Null without an outcome, which holds the checks. */
export function checksPart({ state, checks: all }: Outcome): SummaryPart | null {
  if (state !== 'simulated') return null;
  const checks = openChecks(all);
  return checks.length === 0
    ? { title: messageOf('submit.checks.doneTitle'), lines: [messageOf('submit.checks.none')] }
    : { title: messageOf('submit.checks.title'), lines: checks.map(({ title }) => `• ${title}`) };
}
