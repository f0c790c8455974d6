import { fill, type Speech } from '../say/speech.ts';
import type { CollegeCost, MyMoney, ToolResult } from '../tool-types.ts';
import type { Block } from '../types.ts';
import { withMissing } from './missing-answers.ts';
import { list, outputOf } from './parts.ts';
import { rangeText } from './range-text.ts';

/** With more schemes that may pay, the answers that would decide it are missing. */
const MAX_OPEN = 3;

type Seat = CollegeCost['output']['seats'][number];
type Scheme = MyMoney['output']['schemes'][number];
type Range = NonNullable<Seat['firstYear']>;

/** Whether a TFWS seat or the ordinary one costs the family less at a college; by the schemes alone where no fee is known. */
export function choiceAtCollege(
  cost: CollegeCost['output'],
  results: readonly ToolResult[],
  speech: Speech,
): (Block | string)[] {
  const { words, tell } = speech;
  const college = cost.college.short;
  const money = outputOf(results, 'my-money');
  const tfws = cost.seats.find(({ seat }) => seat === 'tfws');
  const cap = cost.seats.find(({ seat }) => seat === 'cap');
  const byRule = money === undefined ? [] : choiceByRule(money, speech);
  const noTfws = tfws === undefined ? fill(words.seatChoice.noTfws, { college }) : undefined;
  if (cap === undefined) return [noTfws ?? '', ...byRule];
  if (cap.firstYear === null) {
    const why = tell(cap.why ?? '');
    return noTfws === undefined ? [fill(words.seatChoice.unknown, { college, why }), ...byRule] : [`${noTfws} ${why}`];
  }
  const prices = { college, cap: rangeText(cap.firstYear, speech) };
  const noneToTake = noTfws ?? (tfws?.isOpen === false ? closedText(money, speech) : undefined);
  const after = [...paidOnCap(cap, speech), ...(noneToTake === undefined ? [words.seatChoice.few] : [])];
  return [
    noneToTake !== undefined || tfws?.firstYear == null
      ? `${noneToTake ?? ''} ${fill(words.seatChoice.onCap, prices)}`.trim()
      : fill(words.seatChoice[comparisonOf(cap.firstYear, tfws.firstYear)], {
          ...{ ...prices, tfws: rangeText(tfws.firstYear, speech) },
        }),
    ...after,
    ...(cost.untold.length === 0 ? [] : withMissing('', cost.untold, speech)),
  ];
}

/** Ranges that overlap leave open which seat costs less. */
function comparisonOf(cap: Range, tfws: Range) {
  const isSure = cap.least === cap.most && tfws.least === tfws.most;
  if (isSure && cap.least === tfws.least) return 'same';
  if (cap.most < tfws.least) return 'capLess';
  if (tfws.most < cap.least) return 'tfwsLess';
  if (cap.most === tfws.least) return 'capNoMore';
  return tfws.most === cap.least ? 'tfwsNoMore' : 'open';
}

/** What the price of the ordinary seat rests on; why it is a range, where one scheme says so. */
function paidOnCap({ firstYear, schemes }: Seat, { words, tell, all }: Speech): string[] {
  const sure = schemes.filter(({ isSure }) => isSure);
  const named = sure.length > 0 ? sure : schemes;
  if (named.length === 0) return [words.seatChoice.noScheme];
  if (named.length > MAX_OPEN) return [];
  const sentence = sure.length > 0 ? words.seatChoice.paidBy : words.seatChoice.mayBePaidBy;
  const [{ pays = undefined } = {}, ...others] = named;
  const isExplained = pays !== undefined && others.length === 0 && firstYear?.least !== firstYear?.most;
  return [
    `${fill(sentence, { schemes: all(named.map(({ name }) => tell(name))) })} ${isExplained ? tell(pays) : ''}`.trim(),
  ];
}

/** The same without a fee: a scheme that pays the whole tuition makes an ordinary seat cost no more than one of TFWS. */
export function choiceByRule(money: MyMoney['output'], speech: Speech): (Block | string)[] {
  const { tell } = speech;
  const paying = payingOnCap(money);
  const tfws = money.schemes.find(({ id }) => id === 'tfws');
  const lines = [
    ...(paying.length <= MAX_OPEN ? paying.map(({ name, pays }) => `${tell(name)}: ${tell(pays)}`) : []),
    ...(tfws === undefined || tfws.verdict === 'not'
      ? []
      : [`${tell(tfws.name)}: ${tell(tfws.pays)} ${tell(tfws.who)}`]),
  ];
  return [closedText(money, speech) ?? ruleText(paying, speech), ...(lines.length === 0 ? [] : [list(lines)])];
}

/** What may pay tuition on the family's ordinary seat; where one surely pays all of it, that one. */
function payingOnCap({ schemes }: MyMoney['output']): Scheme[] {
  const paying = schemes.filter(({ id, verdict, tuition }) => id !== 'tfws' && verdict !== 'not' && tuition !== 0);
  const whole = paying.filter((scheme) => scheme.verdict === 'applies' && paysAll(scheme));
  return whole.length > 0 ? whole : paying;
}

const paysAll = ({ tuition }: Scheme) => tuition === 1;

function ruleText(paying: readonly Scheme[], { words: { seatChoice }, tell, all }: Speech): string {
  const whole = paying.filter(paysAll);
  const said = (schemes: readonly Scheme[]) => ({
    count: schemes.length,
    schemes: all(schemes.map(({ name }) => tell(name))),
  });
  if (paying.length === 0) return seatChoice.nonePays;
  if (whole.length === 0) {
    const sure = paying.filter(({ verdict }) => verdict === 'applies');
    return sure.length > 0 ? fill(seatChoice.partPaid, said(sure)) : fill(seatChoice.mayPartBePaid, said(paying));
  }
  if (whole.some(({ verdict }) => verdict === 'applies')) return fill(seatChoice.allPaid, said(whole));
  return whole.length > MAX_OPEN ? seatChoice.dependsOnAnswers : fill(seatChoice.mayAllBePaid, said(whole));
}

/** Why the family cannot take a TFWS seat; undefined where it can. */
function closedText(money: MyMoney['output'] | undefined, { words, tell }: Speech): string | undefined {
  const tfws = money?.schemes.find(({ id }) => id === 'tfws');
  return tfws?.verdict === 'not' ? [words.seatChoice.closed, ...tfws.reasons.map(tell)].join(' ') : undefined;
}
