import type { Slots } from '../types.ts';
import { figureAt, PERCENT_WORDS, percentileOf, RANK_WORDS, rankOf } from './near-figure.ts';
import { mark, type Reading } from './reading.ts';

type Ranged = Pick<Slots, 'percentile' | 'percentileExam' | 'rank' | 'range'>;

const BETWEEN = /^(?:to|and|till|upto)$/;
/** 'se' and 'te' are Hindi and Marathi for 'to'. */
const BETWEEN_SAID = /^(?:se|te|ani|aur)$/;
const OF_ONE_SELF = /\b(?:i|my|me|get|can)\b/;
const OF_CLOSINGS = /\b(?:cutoff|closing|closed|close)\b/;

/** A range of percentiles or ranks: 'between 90 and 95 percentile', '5000 to 8000 rank'. Estimated by its careful end; for cut-offs, both ends count. */
export function findRange(reading: Reading): Ranged {
  const { tokens, marks } = reading;
  for (let at = 0; at + 2 < tokens.length; at += 1) {
    const first = figureAt(reading, at);
    const between = first && at + first.length;
    const second = between && isBetween(reading, at, between) ? figureAt(reading, between + 1) : undefined;
    if (!first || !between || !second) continue;
    const end = between + 1 + second.length;
    const [after, before] = [marks[end] ?? '', marks.slice(Math.max(0, at - 3), at)];
    const scale =
      first.length === 1 && second.length === 2 && first.value < second.value / 100 ? (second.scale ?? 1) : 1;
    const [low, high] = [first.value * scale, second.value].sort((one, other) => one - other);
    if (low === undefined || high === undefined || low === high) continue;
    const isPercentile = high <= 100 && (PERCENT_WORDS.test(after) || before.some((word) => PERCENT_WORDS.test(word)));
    const isRank = low > 100 && (RANK_WORDS.test(after) || before.some((word) => RANK_WORDS.test(word)));
    if (isPercentile) return percentiles(reading, at, end + (PERCENT_WORDS.test(after) ? 1 : 0), { low, high });
    if (!isRank) continue;
    const rank = rankOf(reading, at, end - at, high);
    mark(reading, at, end - at, '@rank');
    return { rank, range: { low, high } };
  }
  return {};
}

function percentiles(reading: Reading, at: number, end: number, range: { low: number; high: number }): Ranged {
  const line = reading.marks.join(' ');
  const isOfClosings = OF_CLOSINGS.test(line) && !OF_ONE_SELF.test(line);
  const said = percentileOf(reading, at, end - at, isOfClosings ? range.high : range.low);
  mark(reading, at, end - at, '@percentile');
  return { ...said, range: isOfClosings ? { ...range, isOfClosings } : range };
}

/** 'and' stands between any two figures: it makes a range only after 'between'. */
function isBetween({ tokens, marks }: Reading, start: number, at: number): boolean {
  const said = tokens[at]?.said ?? '';
  if (/^(?:and|ani|aur)$/.test(said)) return marks.slice(Math.max(0, start - 2), start).includes('between');
  return BETWEEN.test(said) || BETWEEN_SAID.test(said);
}
