import type { CapCategory } from '../colleges/seat-code.ts';

/** A page that a scheme was read from. `isOfficial`: of a government. */
type FeeReliefPage = { url: string; isOfficial: boolean; says: string };

/** The schemes that the rules know; a scheme in the data that is not here fails to load. */
export const SCHEME_IDS = [
  'ebc',
  'girls',
  'orphans',
  'sbc',
  'obc',
  'vj-nt',
  'sc',
  'st',
  'minority',
  'tfws',
  'hostel',
] as const;
export type SchemeId = (typeof SCHEME_IDS)[number];

/** Whose students a scheme is for: categories as seats name them, EBC and EWS as the schemes do. */
export type SchemeGroup = CapCategory | 'EBC' | 'EWS' | 'SBC' | 'minority' | 'orphan';

/** A scheme by which the state pays a share of the fee of a CAP seat in Maharashtra. Null is unknown; `unsettled` names what the pages leave open. */
export type FeeRelief = {
  id: SchemeId;
  name: string;
  /** Empty: for everyone. */
  groups: readonly SchemeGroup[];
  /** Null: women and men. */
  gender: 'female' | 'male' | null;
  incomeLimitRupees: number | null;
  /** Share of each fee that the scheme pays, from 0 to 1. */
  pays: { tuition: number | null; exam: number | null; development: number | null };
  /** The most it pays in a year, where it pays an amount. */
  mostRupees: number | null;
  /** The admission year from which on it holds; null where that is unknown. */
  validFrom: number | null;
  isForCapSeatsOnly: boolean | null;
  /** Kinds of colleges where it does not hold. */
  notAt: readonly ('private-deemed' | 'private-university' | 'deemed')[];
  conditions: readonly string[];
  unsettled: readonly string[];
  pages: readonly FeeReliefPage[];
};

/** A scholarship open to engineering students, from a secondary compilation. Null is unknown: no value stands for "any" unless the compilation says so. */
export type Scholarship = {
  name: string;
  provider: string | null;
  level: string;
  gender: string | null;
  categories: string | null;
  incomeLimitRupees: number | null;
  states: string;
  course: string;
  amountRupees: number | null;
  /** 'year', 'once', 'up to, year': whether the amount is a maximum, and for how long. */
  amountPer: string | null;
  officialLink: string | null;
  /** A portal that takes applications for the provider. */
  platformLink: string | null;
  closingMonth: string;
  /** The last closing day that is known ('2025-12-07'): never a promise that it opens again. */
  lastClosingDate: string;
  note: string | null;
};
