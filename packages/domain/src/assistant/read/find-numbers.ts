import type { Slots } from '../types.ts';
import { findChoicePlace } from './find-choice-place.ts';
import { findRange } from './find-range.ts';
import {
  examNear,
  figureAt,
  isIncome,
  isMoney,
  PERCENT_WORDS,
  percentileOf,
  RANK_WORDS,
  rankOf,
} from './near-figure.ts';
import { mark, type Reading } from './reading.ts';

type Numbers = Pick<
  Slots,
  | 'percentile'
  | 'percentileExam'
  | 'rank'
  | 'range'
  | 'round'
  | 'choicePlace'
  | 'year'
  | 'mostFeeRupees'
  | 'incomeRupees'
  | 'hasBoardMarks'
>;

const ORDINALS = ['first one', 'second two', 'third three', 'fourth four', 'fifth five', 'sixth six'];
const YEARS = { first: 1990, last: 2035 };
/** Of these there are lists, or nearly so; an earlier number is a year only where cut-offs are asked for. */
const LIKELY_YEARS = { first: 2010 };
/** A number as small as this is no rank that anybody means without saying so. */
const SMALLEST_BARE_RANK = 100;
/** Beside a scholarship, so much is what the family earns. */
const LAKH = 100_000;

/** The numbers of a question by what they stand for: 98.7 percentile, 12k rank, merit no 15,000, round 2, 2023, under 1 lakh fees. */
export function findNumbers(reading: Reading): Numbers {
  const found: Numbers = {};
  readRound(reading, found);
  Object.assign(found, findChoicePlace(reading));
  Object.assign(found, findRange(reading));
  const { tokens, marks } = reading;
  const isOfScholarships = marks.some((word) => /^(?:scholarships?|freeship)$/.test(word));
  const hasFees = marks.some((word) => /^(?:fees?|cost|budget)$/.test(word));
  for (let at = 0; at < tokens.length; at += 1) {
    const figure = figureAt(reading, at);
    if (figure === undefined) continue;
    const { value, length, scale } = figure;
    const [before, after] = [marks[at - 1] ?? '', marks[at + length] ?? ''];
    const isLimit = /^(?:under|below|within|upto|than)$/.test(before) || after === 'under';
    if (scale === undefined && value <= 100 && isBoardMark(reading, at, after)) {
      found.hasBoardMarks = true;
      mark(reading, at, PERCENT_WORDS.test(after) || after === 'marks' ? 2 : 1, '@boardmarks');
    } else if (isChance(reading, at)) {
      mark(reading, at, 2, '@number');
    } else if (scale === undefined && value <= 100 && (PERCENT_WORDS.test(after) || isAfterPercentWord(reading, at))) {
      Object.assign(found, percentileOf(reading, at, 1, value));
      mark(reading, at, PERCENT_WORDS.test(after) ? 2 : 1, '@percentile');
    } else if (
      !(hasFees && isLimit) &&
      !isRank(reading, at, length) &&
      ((isOfScholarships && value >= LAKH) || isIncome(reading, at, length, value))
    ) {
      found.incomeRupees = value;
      mark(reading, at, length, '@money');
    } else if (hasFees && (isLimit || scale !== undefined) && value >= 1000) {
      found.mostFeeRupees = value;
      mark(reading, at, length, '@fee');
    } else if (value > SMALLEST_BARE_RANK && isMoney(reading, at, length)) {
      mark(reading, at, length, '@money');
    } else if (isYear(reading, at, value)) {
      found.year = value;
      mark(reading, at, 1, '@year');
    } else if (Number.isInteger(value) && value >= 1 && (isRank(reading, at, length) || value > SMALLEST_BARE_RANK)) {
      found.rank = rankOf(reading, at, length, value);
      mark(reading, at, length, '@rank');
    } else if (scale === undefined && value > 20 && value < 100 && isBarePercentile(reading, at, value)) {
      Object.assign(found, percentileOf(reading, at, 1, value));
      mark(reading, at, 1, '@percentile');
    } else mark(reading, at, length, '@number');
  }
  return found;
}

/** The words just before or after a bare percentage that make it a chance. Between 'chances' and a percentile stands 'with' or 'at'. */
const CHANCE_BEFORE =
  /(?:^| )(?:(?:any|no|without) seats?|seats? (?:not|nahi\w*)|lists? (?:in )?seats? get|(?:lists?|predict\w*|simulations?|app) (?:(?!@)\w+ )?(?:says?|shows?|gives?)|chances?|possibility|probability|safe)(?: (?:is|was|get|of|only|just|about|what|howmuch|or|@number))* $/;
const CHANCE_AFTER =
  /^(?:(?:chances?|probability|(?:no|any) seat)\b|(?:safe|sure)\b(?! (?:colleges?|options?|choices?|branch\w*|lists?))|(?:possible|likely|reach|unlikely) (?:in|dikh\w*|tell|says?|shows?)\b)/;

/** 'Chances? 93% in CET', 'chances 93% OBC'. */
const SCORE_AFTER = /^(?:in )?(?:mht|cet|jee|mains|obc|sc|st|ews|open|general|category)\b/;

/** 'No seat 34%', 'is my chance 40 percent?': what somebody was told, not what they scored. */
function isChance({ marks, tokens }: Reading, at: number): boolean {
  const isPercentage = /^(?:%|percent)$/.test(marks[at + 1] ?? '') && tokens[at + 1]?.said !== 'percentile';
  const words = (from: number, to?: number) =>
    marks
      .slice(from, to)
      .filter((one) => one !== '')
      .join(' ');
  const after = words(at + 2);
  const isToldBefore = CHANCE_BEFORE.test(`${words(0, at)} `) && !SCORE_AFTER.test(after);
  return isPercentage && (isToldBefore || CHANCE_AFTER.test(after));
}

/** 'percentile 95', 'my percentile is 95'. */
const isAfterPercentWord = ({ marks }: Reading, at: number) =>
  PERCENT_WORDS.test(marks[at - 1] ?? '') ||
  (/^(?:is|was|of)$/.test(marks[at - 1] ?? '') && /^percentiles?$/.test(marks[at - 2] ?? ''));

/** 'Class XII: 95 %'. A percentile by name is none of these. */
function isBoardMark(reading: Reading, at: number, after: string): boolean {
  const { marks, tokens } = reading;
  const isMarks = after === 'marks' || after === 'percent' || after === '%' || tokens[at + 1]?.said === 'percentage';
  return isMarks && !/^percentiles?$/.test(marks[at + 1] ?? '') && examNear(reading, at, 1) === 'class-twelve';
}

/** 98.7 can be nothing else; a whole number is one where percentiles are spoken of: 'my friend has 99 percentile, i got 91'. */
const isBarePercentile = ({ marks }: Reading, at: number, value: number) =>
  !Number.isInteger(value) ||
  (marks.includes('@other') && /^(?:got|have|is|scored|only|i|my)$/.test(marks[at - 1] ?? ''));

function readRound(reading: Reading, found: Numbers): void {
  const { tokens, marks } = reading;
  for (let at = 0; at < tokens.length; at += 1) {
    const word = marks[at] ?? '';
    const short = /^r([1-7])$/.exec(tokens[at]?.said ?? '');
    if (short !== null) {
      found.round ??= Number(short[1]);
      mark(reading, at, 1, '@round');
    }
    if (word !== 'round' && word !== 'rounds') continue;
    const next = roundNumber(reading, at + 1);
    const previous = /^(?:st|nd|rd|th)$/.test(marks[at - 1] ?? '') ? at - 2 : at - 1;
    if (next !== undefined) {
      found.round ??= next;
      mark(reading, at, 2, '@round');
    } else if (roundNumber(reading, previous) !== undefined) {
      found.round ??= roundNumber(reading, previous);
      mark(reading, previous, at - previous + 1, '@round');
    }
  }
}

function roundNumber({ tokens }: Reading, at: number): number | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.value !== null)
    return Number.isInteger(token.value) && token.value >= 1 && token.value <= 7 ? token.value : undefined;
  const place = ORDINALS.findIndex((words) => words.split(' ').includes(token.word));
  return place < 0 ? undefined : place + 1;
}

function isYear({ marks }: Reading, at: number, value: number): boolean {
  if (!Number.isInteger(value) || value < YEARS.first || value > YEARS.last) return false;
  const isOfClosings = marks.some((word) => /^(?:cutoff|closing|opening)$/.test(word));
  if (value < LIKELY_YEARS.first && !isOfClosings) return false;
  const [before, after] = [marks[at - 1] ?? '', marks[at + 1] ?? ''];
  // 'closing rank 2023' asks for a year, 'rank 2023' states a rank.
  const isClosingRank = before === 'rank' && /^(?:closing|opening|last)$/.test(marks[at - 2] ?? '');
  return isClosingRank || (!RANK_WORDS.test(before) && !RANK_WORDS.test(after));
}

/** A rank word beside the number, or just before a small word: 'rank is 12000', '15,000 merit'. */
function isRank({ marks }: Reading, at: number, length: number): boolean {
  const near = [marks[at - 1], marks[at - 2], marks[at + length]];
  return near.some((word) => RANK_WORDS.test(word ?? ''));
}
