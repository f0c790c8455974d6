import { cleanBranch } from './branch.ts';
import type { CollegeListItem, JeeCourseShown, JeeDetail, NirfYear } from './college.ts';
import type { PlacementYear } from './figures.ts';
import { closingRange, isOfPaper2, type OpenClosings } from './open-closings.ts';
import { newestMedianPay } from './placements.ts';
import { commonFacts, contactOf, missingSince, type Newest, newestNirf, shownPlacements } from './present.ts';
import { type JeeRecord, type JosaaProgramme, publishedProgramme } from './records.ts';
import { showFact } from './sources.ts';

/** Everything one JEE institute is presented from. `programmes` are those of its own last year; `seats` are counted by programme id. */
export type JeeParts = {
  record: JeeRecord;
  programmes: readonly JosaaProgramme[];
  nirf: readonly NirfYear[];
  seats: { year: number; ofProgramme: ReadonlyMap<number, number> } | null;
  /** Newest graduating year first. */
  medianPay: readonly PlacementYear[];
  /** How its open seats closed, by programme id. */
  openClosings: () => ReadonlyMap<number, OpenClosings[]>;
};

/** The institute as a card shows it. */
export function jeeListItem(parts: JeeParts, newest: Newest): CollegeListItem {
  const { rankBasis } = parts.record;
  const closings = parts.openClosings();
  const programmes = sorted(parts.programmes);
  const ofPaper1 = programmes.filter((programme) => !isOfPaper2(shownCourse(programme, null).courseName, rankBasis));
  return {
    ...identity(parts.record, newest),
    courses: programmes.map(({ branch }) => cleanBranch(branch)),
    closings: closingRange(
      ofPaper1.map(({ id }) => closings.get(id) ?? []),
      rankBasis,
    ),
    fee: null,
    medianPay: newestMedianPay(parts.medianPay),
    ...newestNirf(parts.nirf, newest.nirfYear).listed,
  };
}

/** The institute as its detail page shows it. */
export function jeeDetail(parts: JeeParts, newest: Newest): JeeDetail {
  const { record } = parts;
  const closings = parts.openClosings();
  return {
    ...identity(record, newest),
    ...newestNirf(parts.nirf, newest.nirfYear).shown,
    ...contactOf(record.facts),
    shortName: record.shortName,
    publishedName: record.publishedName,
    homeState: homeStateWords(record.homeStates),
    rankBasis: record.rankBasis,
    medianPay: shownPlacements(parts.medianPay),
    courses: sorted(parts.programmes).map((programme) => ({
      ...shownCourse(programme, parts.seats),
      openClosings: closings.get(programme.id) ?? [],
    })),
    nirfHistory: [...parts.nirf],
    facts: [
      record.note === null ? [] : [{ label: 'Note', value: record.note }],
      showFact('Seats', record.facts.seats),
      commonFacts(record.facts),
    ].flat(),
  };
}

function identity(record: JeeRecord, newest: Newest) {
  return {
    id: record.id,
    name: record.name,
    university: record.shortName,
    universityFullForm: null,
    type: record.type,
    location: { city: record.city, state: record.state },
    collegeLevel: record.level,
    notAdmittingSince: missingSince(record.lastYear, newest.admissionYear),
  };
}

/** The states with a home quota, as text: { GO: ['Goa'], HS: ['Lakshadweep'] } → 'Goa (GO quota); Lakshadweep (HS quota)'. */
export function homeStateWords(homeStates: Readonly<Record<string, readonly string[]>>): string | null {
  const quotas = Object.entries(homeStates);
  if (quotas.length === 0) return null;
  const isPlain = quotas.length === 1 && quotas[0]?.[0] === 'HS';
  return quotas.map(([quota, states]) => states.join(', ') + (isPlain ? '' : ` (${quota} quota)`)).join('; ');
}

/** 'Computer Science and Engineering', or with its length where that is not the usual four-year degree: '… (5 years, dual degree)'. */
function shownCourse(programme: JosaaProgramme, seats: JeeParts['seats']): Omit<JeeCourseShown, 'openClosings'> {
  const count = seats?.ofProgramme.get(programme.id) ?? null;
  const branch = cleanBranch(programme.branch);
  const kind = degreeKind(programme);
  return {
    courseName: kind === null ? branch : `${branch} (${programme.years} years, ${kind})`,
    publishedName: publishedProgramme(programme),
    durationYears: programme.years,
    degree: programme.degree,
    seats: count,
    seatsYear: count === null ? null : (seats?.year ?? null),
  };
}

const DEGREE_KINDS: readonly (readonly [RegExp, string])[] = [
  [/MBA/, 'with MBA'],
  [/Dual Degree/, 'dual degree'],
  [/Architecture/, 'B.Arch'],
  [/Planning/, 'B.Plan'],
  [/Design/, 'B.Des'],
  [/Pharm/, 'B.Pharm'],
  [/Integrated/, 'integrated'],
  [/^Bachelor of Science$/, 'B.Sc'],
];

function degreeKind(programme: JosaaProgramme): string | null {
  return DEGREE_KINDS.find(([pattern]) => pattern.test(programme.degree))?.[1] ?? null;
}

/** By the name that is shown: a published one may begin with its degree ('BS in Mathematics'). */
function sorted(programmes: readonly JosaaProgramme[]): JosaaProgramme[] {
  const key = (programme: JosaaProgramme) => `${cleanBranch(programme.branch)} ${publishedProgramme(programme)}`;
  return [...programmes].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
