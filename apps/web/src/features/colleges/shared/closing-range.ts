import type { CollegeListItem } from '@dakhila/contract/college-list';
import { indianNumber } from '../../../lib/format.ts';

/** '84.0–99.2' as percentiles, '151–12,204' as ranks, or one figure if all programmes closed alike. */
export function rangeText({ easiest, hardest, scale }: NonNullable<CollegeListItem['closings']>): string {
  const shown = (level: number) => (scale === 'percentile' ? level.toFixed(1) : indianNumber(level));
  const [from, to] = [Math.min(easiest, hardest), Math.max(easiest, hardest)].map(shown);
  return from === to ? String(from) : `${from}–${to}`;
}
