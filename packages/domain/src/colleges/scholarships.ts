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
