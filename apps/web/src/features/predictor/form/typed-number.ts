import type { Exam } from '@dakhila/contract/exam';
import { readNumber } from './draft.ts';

const FIELDS = {
  'mht-cet': { percentile: 'percentile', rank: 'meritNumber' },
  josaa: { percentile: 'mainPercentile', rank: 'mainCrl' },
} as const;

/** The number that the address brings from the dashboard: up to 100 it is a percentile, above that a rank or a merit number. */
export function typedNumber(exam: Exam, address: URLSearchParams): Record<string, string> {
  const text = address.get('number') ?? '';
  const number = readNumber(text);
  if (number === undefined || Number.isNaN(number)) return {};
  const { percentile, rank } = FIELDS[exam];
  return number <= 100 ? { [percentile]: text, [rank]: '' } : { [rank]: text, [percentile]: '' };
}
