import type { Exam } from '../../lists/exam-name.ts';
import type { CollegeKey, CollegeLabel, InstituteLevel, Ownership } from './college.ts';
import type { Said } from './said.ts';

export type SearchColleges = {
  input: {
    exam?: Exam | undefined;
    text?: string | undefined;
    /** A key of the table of branches, or a branch name. */
    branch?: string | undefined;
    city?: string | undefined;
    state?: string | undefined;
    type?: Ownership | undefined;
    level?: InstituteLevel | undefined;
    isForWomen?: boolean | undefined;
    isAutonomous?: boolean | undefined;
    /** The standing order is by NIRF rank; 'fee' is lowest first, MHT-CET only. */
    order?: 'nirf' | 'fee' | undefined;
    mostFeeRupees?: number | undefined;
    limit?: number | undefined;
  };
  output: {
    total: number;
    colleges: (CollegeLabel & {
      type: Ownership;
      nirf: { rank: string; year: number } | null;
      fee: { rupees: number; year: string } | null;
      /** Where a branch was asked for: what it is called there. */
      programmes: string[];
    })[];
    href: string;
  };
};

export type CollegeFacts = {
  input: { college: CollegeKey };
  output: {
    college: CollegeLabel;
    code: string | null;
    type: Ownership;
    level: string | null;
    university: string | null;
    isAutonomous: boolean | null;
    isForWomen: boolean;
    minority: string | null;
    establishmentYear: number | null;
    website: string | null;
    contact: string | null;
    nirf: { rank: string; year: number }[];
    accreditations: string[];
    /** `note`: which courses it holds for, where it does not hold for all. */
    fee: { rupees: number; year: string | null; source: string | null; note: string | null } | null;
    /** All seats of a year, where they are known. */
    intake: { seats: number; year: string | null } | null;
    courses: { name: string; code: string | null; seats: number | null; seatsYear: number | null }[];
    facts: { label: string; value: string; year: string | null; source: string | null }[];
    notAdmittingSince: number | null;
  };
};

export type CompareColleges = {
  input: {
    colleges: CollegeKey[];
    branch?: string | undefined;
    /** One for each of the colleges, where they differ. */
    branches?: string[] | undefined;
    said?: Said | undefined;
  };
  output: {
    colleges: (CollegeFacts['output'] & {
      closing: {
        programme: string;
        pool: string;
        year: number;
        round: number;
        rank: number;
        percentile: number | null;
      } | null;
    })[];
  };
};
