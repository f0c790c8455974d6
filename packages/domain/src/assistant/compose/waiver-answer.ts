import { figure } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { MyMoney } from '../tool-types.ts';
import type { Block } from '../types.ts';
import { answersLine } from './cost.ts';
import { type Draft, draft, list } from './parts.ts';
import { rangeText } from './range-text.ts';
import { sourceOf } from './scheme-source.ts';
import { waiverParts } from './waiver.ts';

const MAX_SOURCES = 4;

type Scheme = MyMoney['output']['schemes'][number];

/** Whether the student gets a fee waiver: the own scheme first, then what the family pays, then what else is open. */
export function waiverDraft(money: MyMoney['output'], speech: Speech): Draft {
  const { words, tell, pages } = speech;
  const { schemes, own = [], inReach, untold, notes } = money;
  const mine = own.flatMap((id) => schemes.filter((scheme) => scheme.id === id));
  const others = schemes.filter((scheme) => scheme.verdict !== 'not' && !mine.includes(scheme));
  return draft(
    [
      ...waiverParts(mine, { others, untold }, speech),
      paysText(inReach, speech),
      answersLine(money, speech),
      ...(mine.length === 0 ? [] : othersParts(others, speech)),
      ...notes.map(tell),
      list([words.money.toMoney], pages.money.href),
    ],
    [pages.money, ...[...mine, ...others].slice(0, MAX_SOURCES).map(({ id, name }) => sourceOf(id, tell(name)))],
    [words.asks.scholarshipsForMe, words.asks.tfws, words.asks.feeSchemes],
  );
}

const othersParts = (others: readonly Scheme[], { words, tell, all }: Speech): (Block | string)[] =>
  others.length === 0
    ? []
    : [
        fill(words.waiver.also, { schemes: all(others.map(({ name }) => tell(name))) }),
        list(others.flatMap(({ pays, who }) => [tell(pays), tell(who)])),
      ];

/** What the family pays at the colleges within reach; without them, that a college should be named. */
export const paysText = (inReach: MyMoney['output']['inReach'], speech: Speech) =>
  inReach === undefined
    ? speech.words.money.nameCollegeForFee
    : fill(speech.words.money.paysInReach, {
        ...{ count: inReach.colleges, colleges: figure(inReach.colleges) },
        ...{ pays: rangeText(inReach.pays, speech), full: rangeText(inReach.full, speech) },
      });
