import type { MhtCetCollege, Placements } from '@dakhila/contract/college-detail';

type PlacementYear = Placements['years'][number];

/** One graduating year as a college submitted it to NIRF. */
export function aPlacementYear(wanted: Partial<PlacementYear> = {}): PlacementYear {
  return {
    graduatingYear: '2023-24',
    graduated: 632,
    placed: 540,
    medianSalaryRupees: 1_035_000,
    higherStudies: 45,
    edition: 2025,
    category: 'Engineering',
    caution: null,
    sourceUrl: 'https://example.edu/nirf-2025.pdf',
    ...wanted,
  };
}

export const placementsOf = (...years: PlacementYear[]): Placements => ({
  source: 'NIRF, Ministry of Education',
  years,
});

/** A fee that the authority approved. */
export const A_FEE: NonNullable<MhtCetCollege['fee']> = {
  year: '2026-27',
  tuitionRupees: 123_478,
  developmentRupees: 18_522,
  totalRupees: 142_000,
  kind: 'approved',
  isForUnaidedOnly: false,
  doubt: null,
  note: null,
  source: 'Fees Regulating Authority, Maharashtra',
  sourceUrl: 'https://example.org/fees',
};

/** What a college says on its own site. */
export const AN_OWN_CLAIM: MhtCetCollege['ownSitePlacements'][number] = {
  graduatingYear: '2025-26',
  students: 627,
  placed: 495,
  placedPercent: 87.2,
  medianSalaryRupees: null,
  averageSalaryRupees: 1_088_000,
  highestSalaryRupees: 7_230_000,
  note: "college's own statement (not NIRF)",
  sourceUrl: 'https://example.edu/placements.pdf',
};
