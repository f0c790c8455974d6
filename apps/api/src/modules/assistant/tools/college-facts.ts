import type {
  CollegeFacts,
  CollegeKey,
  CollegePlacements,
  CompareColleges,
} from '@dakhila/domain/assistant/tool-types';
import type { JeeDetail, MhtCetDetail } from '@dakhila/domain/colleges/college';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { placedPercent } from '@dakhila/domain/colleges/placements';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { labelOf } from './lexicon.ts';
import type { OwnAnswers } from './own-prediction.ts';
import { cutoffsFor } from './own-seats.ts';

type Output = CollegeFacts['output'];

/** Everything published about one college; undefined when there is none of this id. */
export function collegeFacts(catalogue: Catalogue, { exam, id }: CollegeKey): Output | undefined {
  const { mhtCet, jee } = catalogue;
  if (exam === 'josaa') {
    const detail = jee.byId(id);
    return detail && { ...ofInstitute(detail), college: labelOf(catalogue, exam, detail) };
  }
  const detail = mhtCet.byId(id);
  return detail && { ...ofCollege(detail), college: labelOf(catalogue, exam, detail) };
}

function ofCollege(detail: MhtCetDetail): Omit<Output, 'college'> {
  const fee = detail.facts.find(({ label }) => label === 'Yearly fee in rupees');
  return {
    ...common(detail),
    placements: placementsOf(detail.placements.years, detail.ownSitePlacements),
    code: detail.collegeCode,
    university: detail.universityFullForm,
    isAutonomous: detail.isAutonomous,
    isForWomen: detail.isForWomen,
    minority: detail.religiousMinorityFullForm ?? detail.linguisticMinorityFullForm,
    fee:
      fee === undefined
        ? null
        : { rupees: Number(fee.value), year: fee.year ?? null, source: fee.source ?? null, note: fee.note ?? null },
    intake: seatsOf(detail, 'Intake'),
    courses: detail.courses.map(({ courseName, courseCode, intake, intakeYear }) => ({
      name: courseName,
      code: courseCode,
      seats: intake,
      seatsYear: intakeYear,
    })),
  };
}

function ofInstitute(detail: JeeDetail): Omit<Output, 'college'> {
  return {
    ...common(detail),
    placements: placementsOf(detail.medianPay.years),
    code: null,
    university: null,
    isAutonomous: null,
    isForWomen: false,
    minority: null,
    fee: null,
    intake: seatsOf(detail, 'Seats'),
    courses: detail.courses.map(({ courseName, seats, seatsYear }) => ({
      name: courseName,
      code: null,
      seats,
      seatsYear,
    })),
  };
}

/** The newest figures of the college page. `years` are sorted newest first. */
function placementsOf(
  [newest]: MhtCetDetail['placements']['years'],
  [own]: MhtCetDetail['ownSitePlacements'] = [],
): CollegePlacements {
  return {
    submitted: newest
      ? {
          year: newest.graduatingYear,
          edition: newest.edition,
          graduated: newest.graduated,
          placed: newest.placed,
          placedPercent: placedPercent(newest),
          medianRupees: newest.medianSalaryRupees,
          caution: newest.caution,
        }
      : null,
    ownSite: own
      ? {
          year: own.graduatingYear,
          placedPercent: placedPercent({ placed: own.placed, graduated: own.students }) ?? own.placedPercent,
          medianRupees: own.medianSalaryRupees,
          averageRupees: own.averageSalaryRupees,
          highestRupees: own.highestSalaryRupees,
        }
      : null,
  };
}

function common(detail: MhtCetDetail | JeeDetail) {
  return {
    type: detail.type,
    level: detail.collegeLevel,
    establishmentYear: detail.establishmentYear,
    website: detail.website,
    contact: detail.contact,
    nirf: detail.nirfHistory
      .map(({ year, ranking }) => ({ rank: nirfLabel(ranking), year }))
      .sort((one, other) => other.year - one.year),
    accreditations: [...detail.accreditations],
    facts: detail.facts.map(({ label, value, year, source }) => ({
      label,
      value,
      year: year ?? null,
      source: source ?? null,
    })),
    notAdmittingSince: detail.notAdmittingSince,
  };
}

function seatsOf({ facts }: MhtCetDetail | JeeDetail, label: string): Output['intake'] {
  const fact = facts.find((one) => one.label === label);
  return fact === undefined ? null : { seats: Number(fact.value), year: fact.year ?? null };
}

type Input = CompareColleges['input'];
type Closing = CompareColleges['output']['colleges'][number]['closing'];

/** The facts of several colleges side by side, with the newest closing of a branch where one is asked for. */
export function compareColleges(
  catalogue: Catalogue,
  { colleges, branch: common, branches, said = {} }: Input,
  answers: OwnAnswers = {},
): CompareColleges['output'] {
  return {
    colleges: colleges.flatMap((college, at) => {
      const branch = branches?.[at] ?? common;
      const facts = collegeFacts(catalogue, college);
      return facts === undefined ? [] : [{ ...facts, closing: newestClosing() }];

      function newestClosing(): Closing {
        if (branch === undefined) return null;
        const { category, gender } = said;
        const [series] = cutoffsFor(catalogue, { college, branch, category, gender }, answers)?.series ?? [];
        const point = series?.points.findLast(({ isLastRound }) => isLastRound);
        return series && point ? { programme: series.programme, pool: series.pool.words, ...withoutMark(point) } : null;
      }
    }),
  };
}

const withoutMark = <P extends { isLastRound: boolean }>({ isLastRound: _told, ...point }: P) => point;
