import type { Fee, HomeUniversityRow, OwnSitePlacements, PlacementYear, SeatSections } from './figures.ts';
import type { Sourced } from './sources.ts';

/** What a college is run by. */
export type CollegeType = 'government' | 'private';

/** Facts that both exams' colleges may have, each with its source. A missing one is unknown. */
export type CommonFacts = {
  established?: Sourced<number>;
  website?: Sourced<string>;
  phone?: Sourced<string>;
  address?: Sourced<string>;
  pin?: Sourced<string>;
  aicteStatus?: Sourced<string>;
  aicteId?: Sourced<string>;
  aisheCode?: Sourced<string>;
  naac?: Sourced<string>;
  nba?: Sourced<string>;
};

/** One college of the CAP lists, as `data/mht-cet/colleges.json` stores it. */
export type MhtCetRecord = {
  /** Canonical five-digit code. */
  code: string;
  publishedName: string;
  type: CollegeType;
  isAutonomous: boolean | null;
  isForWomen: boolean;
  minority: { kind: 'linguistic' | 'religious'; community: string } | null;
  region: string;
  firstYear: number;
  lastYear: number;
  shortNames: string[];
  facts: CommonFacts & {
    status?: Sourced<string>;
    university?: Sourced<string>;
    universityPublished?: Sourced<string>;
    district: Sourced<string>;
    city?: Sourced<string>;
    intake?: Sourced<number>;
    feeRupees?: Sourced<number>;
  };
};

/** A CAP college with what the tables beside `colleges.json` say of it. Website and fee stand among its facts too, the newest known ones. */
export type MhtCetFullRecord = MhtCetRecord & {
  /** The university of its region: also where the college is a university itself, or of another one. */
  homeUniversity: Pick<HomeUniversityRow, 'university' | 'basis'> | null;
  /** Its kinds of seats in the newest list; null where no list shows them. */
  seatSections: SeatSections | null;
  /** The first admission year it was missing from; null while it takes part. */
  notAdmittingSince: number | null;
  fee: Fee | null;
  /** Newest graduating year first, as are those of the own site. */
  placements: readonly PlacementYear[];
  ownSitePlacements: readonly OwnSitePlacements[];
};

/** One choice code of the CAP lists, as `data/mht-cet/courses.tsv` stores it. */
export type MhtCetCourse = {
  choiceCode: string;
  collegeCode: string;
  branch: string;
  intake: number | null;
  intakeYear: number | null;
  firstYear: number;
  lastYear: number;
};

export const JEE_LEVELS = ['IIT', 'NIT', 'IIIT', 'GFTI'] as const;
export type JeeLevel = (typeof JEE_LEVELS)[number];

/** One institute of JoSAA, as `data/josaa/institutes.json` stores it. */
export type JeeRecord = {
  /** The fixed slug. */
  id: string;
  name: string;
  shortName: string;
  /** The name JoSAA printed in the newest year. */
  publishedName: string;
  level: JeeLevel;
  rankBasis: 'JEE Advanced' | 'JEE Main';
  type: CollegeType;
  note: string | null;
  city: string;
  state: string;
  /** Quota → the states whose candidates it is for: { HS: ['Delhi', 'Chandigarh'] }. */
  homeStates: Readonly<Record<string, string[]>>;
  josaaCode: string | null;
  firstYear: number;
  lastYear: number;
  shortNames: string[];
  facts: CommonFacts & { seats?: Sourced<number> };
};

/** One programme string of JoSAA. `id` never changes and is never given twice. */
export type JosaaProgramme = { id: number; branch: string; years: number; degree: string };

/** The programme as JoSAA prints it. */
export function publishedProgramme(programme: JosaaProgramme): string {
  return `${programme.branch} (${programme.years} Years, ${programme.degree})`;
}

/** One rank of the NIRF engineering list. `rank` is the lower end where only a band was published. */
export type NirfRank = {
  year: number;
  rank: number;
  isBand: boolean;
  institute: string;
  city: string;
  state: string;
  score: number | null;
  nirfId: string;
  /** JoSAA slug and canonical CAP code, where the institute is one of ours. */
  josaaId: string | null;
  collegeCode: string | null;
};
