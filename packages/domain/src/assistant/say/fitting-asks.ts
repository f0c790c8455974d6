import type { Exam } from '../../lists/exam-name.ts';
import type { Slots } from '../types.ts';
import { fill, type Speech } from './speech.ts';

/** What only candidates of one admission ask. The names are the same in every language. */
const OF: Readonly<Record<Exam, RegExp>> = {
  josaa: /JoSAA|JEE|\bNITs?\b|\bIITs?\b|\bCRL\b|\bFloat\b/,
  'mht-cet': /\bCAP\b|MHT-CET|\bVJTI\b|\bCOEP\b|\bPICT\b|\bGOPENH\b|\bLOBCS\b|\bTFWS\b/,
};
const FEW = 2;

/** The suggestions that fit a student of one exam; the question itself may still be about the other. */
export function fittingAsks(suggestions: readonly string[], exam: Exam, asked: Slots, { words }: Speech): string[] {
  const { asks } = words;
  const other = exam === 'josaa' ? 'mht-cet' : 'josaa';
  const isOfOther = asked.exam === other || (asked.colleges ?? []).some((college) => college.exam === other);
  // The sample figure is for a student who has none.
  const sample = fill(asks.withPercentile, { percentile: '95' });
  const own = suggestions.map((one) => (one === sample ? asks.whichColleges : one));
  const fitting = isOfOther ? own : own.filter((one) => !OF[other].test(one));
  const instead = exam === 'josaa' ? [asks.whichColleges, asks.freeze] : [asks.whichColleges, asks.documents];
  const isEmptied = fitting.length < FEW && fitting.length < own.length;
  return [...new Set(isEmptied ? [...fitting, ...instead] : fitting)];
}

/** What only girls ask is not offered to a boy. */
export const withoutGirls = (suggestions: readonly string[], { words: { asks } }: Speech): string[] =>
  suggestions.filter((one) => one !== asks.forGirls);
