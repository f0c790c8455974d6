import type { Band } from './bands.ts';

/** What filters and orders need of a result. */
export type ResultRow = {
  collegeId: string;
  collegeName: string;
  programme: string;
  branch?: string | undefined;
  choiceCode?: string | undefined;
  chance: number | null;
  band: Band | null;
  offered?: number | undefined;
  demand?: number | undefined;
  forecast: { q50: number } | null;
  pools: readonly { list: string }[];
};

/** What they need of its college. */
export type ResultPlace = {
  id: string;
  city: string;
  state: string;
  type: 'government' | 'private';
  level: string | null;
  nirfRanking: number | null;
  nirfYear?: number | null | undefined;
};
