import { allOf, type Message, messageOf, sentences, type Text } from '../messages/message.ts';
import { groupedNumber } from '../text.ts';
import { shownPercentile } from './bands.ts';
import type { Farther, Reach, WhyUnsure } from './why-unsure.ts';

/** All that is said of one result. `thisYear` is the admission year of the prediction. */
export const unsureText = ({ farther, reach }: WhyUnsure, thisYear: number): Text =>
  sentences(...(farther ? [fartherText(farther, thisYear)] : []), ...(reach ? reachTexts(reach) : []));

/** The same where the sentence about the longer list is said once for all results. */
export const shortUnsureText = ({ farther, reach }: WhyUnsure): Text =>
  sentences(...(farther ? [messageOf('unsure.longerList')] : []), ...(reach ? reachTexts(reach) : []));

/** What a percentile was worth on the list of last year, and what it is worth now. */
function fartherText({ year, percentile, before, now, isJee }: Farther, thisYear: number): Message {
  if (before === null) return messageOf('unsure.fartherDown', { year });
  return messageOf(isJee ? 'unsure.fartherJee' : 'unsure.farther', {
    ...{ percentile: shownPercentile(percentile), year, thisYear },
    ...{ before: about(before), now: about(now) },
  });
}

/** What stands once above results that a longer list makes less likely: the numbers are the same for all on one list. Null where there are none. */
export function longerListText(reasons: readonly (WhyUnsure | null)[], thisYear: number): Text | null {
  const texts = reasons.flatMap((reason) => (reason?.farther ? [fartherText(reason.farther, thisYear)] : []));
  const different = [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
  return different.length === 0 ? null : sentences(...different, messageOf('unsure.lowers'));
}

/** The same for a reader who must not learn the student's rank. */
export const longerListForFamily = (lastYear: number): Text =>
  sentences(messageOf('unsure.fartherDown', { year: lastYear }), messageOf('unsure.lowersSome'));

function reachTexts(reach: Reach): Message[] {
  if (reach.kind === 'one-year') return [messageOf('unsure.oneYear', { year: reach.year })];
  const of = reach.years.length;
  const list = yearsText(reach.years);
  if (reach.kind === 'moves') return [messageOf(of === 2 ? 'unsure.movesBoth' : 'unsure.moves', { of, list })];
  return [fullText(reach), ...(reach.isAbove ? [messageOf('unsure.onlyIf')] : [])];
}

function fullText({ full, years }: Extract<Reach, { kind: 'full' }>): Message {
  const of = years.length;
  const list = yearsText(years);
  if (of === 1) return messageOf('unsure.fullOnce', { year: list });
  if (full.length < of) return messageOf('unsure.full', { full: yearsText(full), of });
  return messageOf(of === 2 ? 'unsure.fullBoth' : 'unsure.fullAll', { of, list });
}

const yearsText = (years: readonly number[]): Text => allOf(years.map(String));

/** Both numbers are estimates: 1,68,934 → '1,69,000'. */
const about = (number: number) => groupedNumber(Number(number.toPrecision(3)));
