/** Cut-offs and comparisons, in English. */
export const CLOSINGS = {
  source: (source: string) => `Source: ${source}. A cut-off tells how a year ended; the next can differ.`,
  closed: (at: {
    programme: string;
    college: string;
    rank: string;
    percentile: string | null;
    round: number;
    year: number;
    pool: string;
    list: string;
  }) =>
    `${at.programme} at ${at.college} closed at ${at.rank}${at.percentile === null ? '' : ` (${at.percentile} percentile)`} in round ${at.round} of ${at.year} (${at.pool}). The number is the ${at.list}.`,
  whole: (at: { year: number; college: string; list: string }) =>
    `These are the last closing ranks of ${at.year} at ${at.college}, hardest first. The number is the ${at.list}.`,
  caption: (year: number, college: string) => `Closing ranks of ${year}: ${college}`,
  programme: 'Programme',
  seat: 'Seat',
  round: 'Round',
  roundOf: (round: number) => `Round ${round}`,
  rank: 'Rank',
  percentile: 'Percentile',
  captionWithPercentiles: (year: number, college: string) =>
    `Closing ranks of ${year}, with percentiles in brackets: ${college}`,
  chartOfLast: (college: string) => `Last closing rank of each year: ${college}`,
  chartOfRound: (round: number, college: string) => `Closing rank of round ${round} of each year: ${college}`,
  offered: (college: string, names: string) => `${college} has: ${names}.`,
  pageOf: (college: string) => `${college}: cut-offs`,
  sideBySide: (names: string) =>
    `${names} side by side. Which is better depends on the branch and on what matters to you; a counselor can go through it with you.`,
  lastClosing: 'Last closing',
  closing: (at: {
    programme: string;
    rank: string;
    percentile: string | null;
    round: number;
    year: number;
    pool: string;
  }) =>
    `${at.programme}: ${at.rank}${at.percentile === null ? '' : ` (${at.percentile} percentile)`}, round ${at.round} of ${at.year}, ${at.pool}`,
};
