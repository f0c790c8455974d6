import { composeChances } from './compose/chance.ts';
import { composeReach } from './compose/cities.ts';
import { composeCompare, composeSearch } from './compose/compare.ts';
import { composeCost } from './compose/cost.ts';
import { composeCutoff } from './compose/cutoff.ts';
import { composeFacts } from './compose/facts.ts';
import { composeMerit } from './compose/merit.ts';
import { composeMoney } from './compose/money.ts';
import * as own from './compose/own.ts';
import { type Compose, each } from './compose/parts.ts';
import { composePlacements } from './compose/placements.ts';
import * as people from './compose/unknown.ts';
import * as plan from './plan.ts';
import type { ToolCall } from './tool-types.ts';
import type { Intent } from './types.ts';

type Entry = {
  /** What is looked up first. */
  plan?: plan.Plan;
  compose: Compose;
  /** It speaks of colleges, or of a list of them: what a follow-up may leave out differs. */
  isOf?: 'colleges' | 'list';
  /** It leaves the thread of the conversation as it was. */
  isAside?: true;
  /** It is never left to a language model: need, refusals, and what the engine answers best by itself. */
  isOwn?: true;
};

const always =
  (call: ToolCall): plan.Plan =>
  () => [call];
/** An answer with more codes could not be read. */
const MAX_SEAT_CODES = 3;
const helpInDistress: ToolCall = { tool: 'find-help', input: { need: 'distress' } };

const helpIfNeeded: plan.Plan = ({ mayNeedHelp }) => (mayNeedHelp ? [helpInDistress] : []);

/** Every intent with what is looked up for it and how the answer is put together. Which words ask for it stands in the table of patterns. */
export const INTENTS: Readonly<Record<Intent, Entry>> = {
  cutoff: { plan: plan.planCutoff, compose: each('cutoff-history', composeCutoff), isOf: 'colleges' },
  chance: { plan: plan.planChance, compose: composeChances, isOf: 'colleges' },
  suggest: { plan: plan.planSuggest, compose: composeReach, isOf: 'list' },
  merit: { plan: plan.planMerit, compose: composeMerit },
  search: { plan: plan.planSearch, compose: each('search-colleges', composeSearch), isOf: 'list' },
  facts: { plan: plan.planFactsAndCost, compose: composeFacts, isOf: 'colleges' },
  compare: { plan: plan.planCompare, compose: composeCompare, isOf: 'colleges' },
  cost: { plan: plan.planCost, compose: each('college-cost', composeCost), isOf: 'colleges', isOwn: true },
  placements: { plan: plan.planAllFacts, compose: composePlacements, isOf: 'colleges', isOwn: true },
  'my-money': { plan: plan.planMoney, compose: composeMoney, isAside: true, isOwn: true },
  'seat-code': {
    plan: ({ slots: { seatCodes = [] } }) =>
      seatCodes.slice(0, MAX_SEAT_CODES).map((code) => ({ tool: 'explain-seat-code', input: { code } })),
    compose: own.composeSeatCode,
    isAside: true,
  },
  rule: { plan: plan.planRule, compose: own.composeRule, isAside: true },
  dates: { plan: plan.planDates, compose: own.composeDates, isAside: true },
  'how-to': {
    plan: ({ topic = '' }) => [{ tool: 'how-to', input: { topic } }],
    compose: own.composeHowTo,
    isAside: true,
  },
  'my-plan': { plan: always({ tool: 'my-plan', input: {} }), compose: own.composePlan, isAside: true },
  'my-bookings': { plan: always({ tool: 'my-bookings', input: {} }), compose: own.composeBookings, isAside: true },
  'my-lists': { plan: plan.planLists, compose: own.composeLists, isAside: true },
  'my-payments': { plan: always({ tool: 'my-payments', input: {} }), compose: own.composePayments, isAside: true },
  'my-profile': { plan: always({ tool: 'my-profile', input: {} }), compose: own.composeProfile, isAside: true },
  'my-prediction': {
    plan: always({ tool: 'my-latest-prediction', input: {} }),
    compose: own.composePrediction,
    isAside: true,
  },
  person: {
    plan: always({ tool: 'find-help', input: { need: 'person' } }),
    compose: people.composePerson,
    isAside: true,
    isOwn: true,
  },
  distress: { plan: always(helpInDistress), compose: people.composeDistress, isAside: true, isOwn: true },
  unsure: { plan: always(helpInDistress), compose: people.composeUnsure, isAside: true, isOwn: true },
  refuse: { compose: people.composeRefusal, isAside: true, isOwn: true },
  greeting: { compose: people.composeTalk('greeting'), isAside: true, isOwn: true },
  thanks: { compose: people.composeTalk('thanks'), isAside: true, isOwn: true },
  abilities: { compose: people.composeAbilities, isAside: true, isOwn: true },
  'off-topic': { compose: people.composeTalk('offTopic'), isAside: true, isOwn: true },
  'unknown-data': { plan: plan.planFacts, compose: people.composeOutside, isOf: 'colleges', isOwn: true },
  opinion: { compose: people.composeOpinion, isAside: true, isOwn: true },
  unclear: {
    plan: helpIfNeeded,
    compose: people.notUnderstood,
    isAside: true,
  },
};
