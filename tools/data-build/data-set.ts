import type {
  FeeRow,
  HomeUniversityRow,
  IntakeRow,
  MedianPayRow,
  NotAdmittingRow,
  OwnSitePlacementsRow,
  PlacementRow,
  SeatSectionsRow,
  WebsiteRow,
} from '@dakhila/domain/colleges/figures';
import type { JeeRecord, JosaaProgramme, MhtCetCourse, MhtCetRecord, NirfRank } from '@dakhila/domain/colleges/records';
import type { Scholarship } from '@dakhila/domain/money/scheme';
import type {
  CsabOnlyInstitute,
  ExamFact,
  MeritPoint,
  PublishedAs,
  SeatRow,
} from '../../apps/api/src/catalogue/format/tables.ts';

/** One cell of JoSAA or CSAB. Codes are those of `josaa-codes`; `marks` those of the cut-off file. */
export type JosaaCell = {
  year: number;
  round: number;
  institute: string;
  programme: number;
  quota: string;
  seatType: string;
  gender: string;
  opening: number | null;
  closing: number | null;
  marks: number;
};

/** One cell of CAP. Codes are those of `cap-codes`. */
export type CapCell = {
  year: number;
  round: number;
  choiceCode: string;
  category: string;
  section: string;
  stage: string;
  exam: string;
  source: string;
  meritNumber: number;
  percentile: number | null;
};

/** All facts, between reading and writing. */
export type DataSet = {
  institutes: JeeRecord[];
  instituteNames: PublishedAs[];
  programmes: JosaaProgramme[];
  programmeNames: PublishedAs[];
  csabOnly: CsabOnlyInstitute[];
  examFacts: ExamFact[];
  josaa: JosaaCell[];
  csab: JosaaCell[];
  seatMatrix: (SeatRow & { year: number })[];
  colleges: MhtCetRecord[];
  courses: MhtCetCourse[];
  collegeCodes: PublishedAs[];
  branchNames: PublishedAs[];
  meritPoints: MeritPoint[];
  mhtCet: CapCell[];
  nirf: NirfRank[];
  homeUniversities: HomeUniversityRow[];
  seatSections: SeatSectionsRow[];
  intake: IntakeRow[];
  notAdmitting: NotAdmittingRow[];
  fees: FeeRow[];
  placements: PlacementRow[];
  ownSitePlacements: OwnSitePlacementsRow[];
  websites: WebsiteRow[];
  medianPay: MedianPayRow[];
  scholarships: Scholarship[];
};

/** A data set with nothing in it. */
export function emptyDataSet(): DataSet {
  return {
    institutes: [],
    instituteNames: [],
    programmes: [],
    programmeNames: [],
    csabOnly: [],
    examFacts: [],
    josaa: [],
    csab: [],
    seatMatrix: [],
    colleges: [],
    courses: [],
    collegeCodes: [],
    branchNames: [],
    meritPoints: [],
    mhtCet: [],
    nirf: [],
    homeUniversities: [],
    seatSections: [],
    intake: [],
    notAdmitting: [],
    fees: [],
    placements: [],
    ownSitePlacements: [],
    websites: [],
    medianPay: [],
    scholarships: [],
  };
}
