import { rupees } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { CollegeCost, ToolResult } from '../tool-types.ts';
import { type Block, SEAT_CHOICE, type Slots, type Understood, WAIVER } from '../types.ts';
import { withMissing } from './missing-answers.ts';
import { type Compose, draft, NOTHING, outputOf } from './parts.ts';
import { rangeText } from './range-text.ts';
import { reliefParts } from './relief.ts';
import { choiceAtCollege } from './seat-choice.ts';
import { noCollege } from './unknown.ts';
import { waiverAtCollege } from './waiver.ts';

/** More names than these say only that the answers are missing. */
const MAX_SCHEMES = 3;

type Seat = CollegeCost['output']['seats'][number];
type Range = { least: number; most: number };

/** What a college costs the family: what they pay and by which answers, the full fee, what is missing; then all kinds of seats side by side. */
export const composeCost: Compose = (understood, results, speech) => {
  const { words, tell, pages } = speech;
  const cost = outputOf(results, 'college-cost');
  if (cost === undefined) return noCollege(understood, speech);
  const { college, fee, seats, notes } = cost;
  return draft(
    [
      ...firstParts(understood, cost, results, speech),
      ...(fee === null ? [] : [feeLine(fee, speech), answersLine(cost, speech)]),
      ...(seats.every(({ firstYear }) => firstYear === null) ? [] : [seatTable(understood, cost, speech)]),
      ...(fee === null ? [] : notes.map(tell)),
    ],
    [
      { title: college.name, href: college.href },
      pages.money,
      { title: words.money.waivers, href: '/faq#girls-fee-waiver' },
    ],
    [fill(words.asks.cutoffsOf, { college: college.short }), words.asks.tfws, words.asks.feeSchemes],
  );
};

/** What is asked comes first: a choice of seats, a waiver, or the price. */
function firstParts(
  understood: Understood,
  cost: CollegeCost['output'],
  results: readonly ToolResult[],
  speech: Speech,
): (Block | string)[] {
  if (understood.topic === SEAT_CHOICE) return choiceAtCollege(cost, results, speech);
  if (understood.topic === WAIVER)
    return [
      ...waiverAtCollege(cost, speech),
      ...ownCostParts({ slots: {} }, { ...cost, untold: [] }, speech),
      ...(cost.fee === null ? [answersLine(cost, speech), ...cost.notes.map(speech.tell)] : []),
    ];
  return [...ownCostParts(understood, cost, speech), ...reliefParts(cost, speech)];
}

/** What the family pays on the seat that is meant, and the answers that are missing for it: short enough to be seen whole on a phone. */
function ownCostParts(
  { slots }: Pick<Understood, 'slots'>,
  cost: CollegeCost['output'],
  speech: Speech,
): (Block | string)[] {
  const { college, fee, seats } = cost;
  const wanted = seatAsked(slots);
  const [asked = seats[0]] = seats.filter(({ seat }) => seat === wanted);
  if (asked === undefined) return [];
  if (!isTakable(asked, slots, cost)) {
    const [ordinary] = cost.seats;
    const closed = fill(speech.words.money.notOpen, { seat: speech.tell(asked.name) });
    const isOther = ordinary !== undefined && ordinary.seat !== asked.seat;
    return [closed, ...(isOther ? ownCostParts({ slots: {} }, cost, speech) : [])];
  }
  if (fee === null || asked.firstYear === null) return [`${college.name}: ${speech.tell(asked.why ?? '')}`];
  return withMissing(paysLine(college.short, asked, speech), cost.untold, speech);
}

/** What the family pays beside a fee that was asked for, where the answers make a difference. */
export function besideFee(understood: Pick<Understood, 'slots'>, cost: CollegeCost['output'], speech: Speech) {
  const [ordinary] = cost.seats;
  const pays = ordinary?.firstYear;
  const isFull = pays?.least === cost.fee?.rupees;
  if (cost.fee === null || pays == null || isFull) return { first: [], after: [] };
  const own = ownCostParts(understood, cost, speech);
  return pays.most < (cost.fee?.rupees ?? 0)
    ? { first: own, after: [answersLine(cost, speech)] }
    : { first: [], after: [...own, answersLine(cost, speech)] };
}

export function answersLine({ restsOn }: Pick<CollegeCost['output'], 'restsOn'>, { words, all }: Speech): string {
  const { category, gender, income, domicile } = restsOn;
  const { answers } = words.money;
  const said = [
    category,
    gender === 'female' || gender === 'male' ? answers[gender] : undefined,
    income && incomeText(income, answers),
    domicile === undefined ? undefined : domicile ? answers.domicile : answers.noDomicile,
  ].filter((one) => one !== undefined);
  return said.length === 0 ? '' : fill(words.money.restsOn, { answers: all(said) });
}

function incomeText(
  { above, upTo }: NonNullable<CollegeCost['output']['restsOn']['income']>,
  answers: Speech['words']['money']['answers'],
): string {
  if (upTo === null) return fill(answers.incomeAbove, { above: rupees(above) });
  if (above === 0) return fill(answers.incomeUpTo, { upTo: rupees(upTo) });
  return fill(answers.incomeBetween, { above: rupees(above), upTo: rupees(upTo) });
}

function feeLine(fee: NonNullable<CollegeCost['output']['fee']>, { words, tell }: Speech) {
  const { rupees: total, tuition, development, year, source, note } = fee;
  return fill(words.money.fullFee, {
    ...{ note: note === null ? null : tell(note), year, source: tell(source) },
    ...{ total: rupees(total), tuition: rupees(tuition), development: rupees(development) },
  });
}

/** A seat that the question names; a "fee waiver" alone names none. */
const seatAsked = ({ seatCodes = [], special }: Slots) =>
  seatCodes.includes('TFWS') ? 'tfws' : special === 'ews' || special === 'minority' ? special : 'cap';

function paysLine(college: string, { name, firstYear, fourYears, why, schemes }: Seat, speech: Speech) {
  const { words, tell, all } = speech;
  if (firstYear === null || fourYears === null) return tell(why ?? '');
  const sure = schemes.filter(({ isSure }) => isSure);
  const because = (sure.length > 0 ? sure : schemes).map((scheme) => tell(scheme.name));
  const sentence = sure.length > 0 || schemes.length === 0 ? words.money.pays : words.money.mayPay;
  return fill(sentence, {
    ...{ college, seat: tell(name) },
    firstYear: rangeText(firstYear, speech),
    fourYears: rangeText(fourYears, speech),
    schemes: because.length === 0 || because.length > MAX_SCHEMES ? undefined : all(because),
  });
}

/** A question that speaks of EWS counts more than a saved answer; a reserved category never has such seats. */
const isTakable = (
  { seat, isOpen }: Pick<Seat, 'seat' | 'isOpen'>,
  { special }: Slots,
  { restsOn: { category = 'OPEN' } }: Pick<CollegeCost['output'], 'restsOn'>,
) => isOpen || (seat === 'ews' && special === 'ews' && category === 'OPEN');

function seatTable({ slots }: Pick<Understood, 'slots'>, cost: CollegeCost['output'], speech: Speech) {
  const { college, seats } = cost;
  const { words, tell } = speech;
  const cell = (range: Range | null) => (range === null ? NOTHING : rangeText(range, speech));
  return {
    kind: 'table' as const,
    caption: fill(words.money.caption, { college: college.short }),
    columns: [words.closings.seat, words.money.firstYear, words.money.fourYears],
    rows: seats
      .filter((seat) => isTakable(seat, slots, cost))
      .map(({ name, firstYear, fourYears }) => [tell(name), cell(firstYear), cell(fourYears)]),
  };
}
