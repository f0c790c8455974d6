import { branchLabel, matchBranches } from '../branches.ts';
import { figure } from '../figures.ts';
import type { Speech } from '../say/speech.ts';
import type { CollegeFacts } from '../tool-types.ts';
import type { Block, FactTopic, Understood } from '../types.ts';
import { brought, type Compose, dated, draft, feeText } from './parts.ts';
import { noCollege } from './unknown.ts';

type Facts = CollegeFacts['output'];
type Line = (facts: Facts, understood: Understood, speech: Speech) => string;

const MOST_COURSES = 30;

/** 'https://vjti.ac.in/' → 'vjti.ac.in', as people write it. */
const shownAddress = (website: string) => website.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** What is said about each thing a college can be asked for. */
const LINES: Record<Exclude<FactTopic, 'all'>, Line> = {
  fee: ({ fee, type, website, college: { name, exam } }, _, speech) => {
    const { colleges } = speech.words;
    if (fee !== null)
      return colleges.fee(name, feeText(fee, speech), fee.source === null ? null : speech.tell(fee.source));
    const isOfGovernment = exam === 'mht-cet' && type === 'government';
    const none = isOfGovernment ? colleges.noFeeOfGovernment(name) : colleges.noFee(name);
    return website === null ? none : `${none} ${colleges.website(name, shownAddress(website))}`;
  },
  nirf: ({ nirf: [newest], college: { name } }, _, { words: { colleges } }) =>
    newest === undefined ? colleges.noNirf(name) : colleges.nirfIs(name, newest.rank, newest.year),
  place: ({ college: { name, city }, facts }, _, { words: { colleges } }) => {
    const address = facts.find(({ label }) => label === 'Address');
    const place = colleges.place(name, city);
    return address === undefined ? place : `${place} ${colleges.address(address.value)}`;
  },
  website: ({ website, college: { name } }, _, { words: { colleges } }) =>
    website === null ? colleges.noWebsite(name) : colleges.website(name, shownAddress(website)),
  contact: ({ contact, college: { name } }, _, { words: { colleges } }) =>
    contact === null ? colleges.noContact(name) : colleges.contact(name, contact),
  intake: (facts, { slots }, speech) => intakeLine(facts, slots.branch, speech),
  courses: (facts, { slots }, speech) => coursesLine(facts, slots.branch, speech),
  code: ({ code, college: { name }, courses: [first] }, _, { words: { colleges } }) =>
    code === null
      ? colleges.noCode(name)
      : colleges.code({ college: name, code, choice: first?.code ?? code, branch: first?.name }),
  type: ({ type, level, college: { name } }, _, { words, tell }) =>
    words.colleges.type(name, type, level === null ? null : tell(level)),
  autonomy: ({ isAutonomous, college: { name } }, _, { words: { colleges } }) => {
    if (isAutonomous === null) return colleges.autonomyUnknown(name);
    return isAutonomous ? colleges.isAutonomous(name) : colleges.isNotAutonomous(name);
  },
  university: ({ university, college: { name } }, _, { words: { colleges } }) =>
    university === null ? colleges.noUniversity(name) : colleges.belongsTo(name, university),
  minority: ({ minority, college: { name } }, _, { words: { colleges }, tell }) =>
    minority === null ? colleges.noMinority(name) : colleges.minority(name, tell(minority)),
  established: ({ establishmentYear: year, college: { name } }, _, { words: { colleges } }) =>
    year === null ? colleges.noYear(name) : colleges.establishedIn(name, year),
  accreditation: ({ accreditations, college: { name } }, _, { words: { colleges }, tell }) =>
    accreditations.length === 0
      ? colleges.noAccreditation(name)
      : colleges.accreditation(name, accreditations.map(tell).join('; ')),
};

/** Facts of one college: what was asked for, or what matters most. */
export const composeFacts: Compose = (understood, results, speech) => {
  const { words } = speech;
  const facts = brought(results.findLast((result) => result.tool === 'college-facts'));
  if (facts === undefined) return noCollege(understood, speech);
  const asked = understood.slots.facts ?? ['all'];
  const topics = asked.flatMap((topic) => (topic === 'all' ? [] : [topic]));
  const gone = facts.notAdmittingSince === null ? '' : words.colleges.gone(facts.notAdmittingSince);
  const { college } = facts;
  const parts = asked.includes('all')
    ? [words.colleges.named(college.name), overview(facts, speech), gone, coursesLine(facts, undefined, speech)]
    : [...topics.map((topic) => LINES[topic](facts, understood, speech)), gone];
  return draft(
    parts,
    [{ title: college.name, href: college.href }],
    [
      words.asks.cutoffsOf(college.short),
      ...(asked.includes('fee') ? [] : [words.asks.feesOf(college.short)]),
      words.asks.branchesAt(college.short),
    ],
  );
};

/** What matters most, as far as it is known. */
function overview(facts: Facts, speech: Speech): Block {
  const { colleges } = speech.words;
  const { tell } = speech;
  const { college, type, level, isAutonomous, university, fee, intake, establishmentYear } = facts;
  const [rank] = facts.nirf;
  const rows: (readonly [string, string | null])[] = [
    [colleges.city, college.city],
    [colleges.kind, [colleges.kinds[type], level === null ? '' : tell(level)].filter((part) => part !== '').join(', ')],
    [colleges.autonomous, isAutonomous === null ? null : isAutonomous ? colleges.yes : colleges.no],
    [colleges.university, university],
    [colleges.nirfEngineering, rank === undefined ? null : `${rank.rank} (${rank.year})`],
    [colleges.yearFee, fee === null ? null : feeText(fee, speech)],
    [colleges.seatsInAll, intake === null ? null : `${figure(intake.seats)}${dated(intake.year)}`],
    [colleges.established, establishmentYear === null ? null : String(establishmentYear)],
  ];
  return {
    kind: 'table',
    caption: college.short,
    columns: [colleges.fact, colleges.value],
    rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value]])),
  };
}

function intakeLine({ courses, intake, college }: Facts, branch: string | undefined, { words }: Speech): string {
  const { colleges } = words;
  const names = courses.map(({ name }) => name);
  const meant = branch === undefined ? [] : matchBranches(branch, names);
  const own = courses.filter(({ name, seats }) => meant.includes(name) && seats !== null);
  if (own.length > 0)
    return colleges.branchSeats(
      college.name,
      own.map(({ name, seats, seatsYear }) => `${name} ${figure(seats ?? 0)}${dated(seatsYear)}`).join('; '),
    );
  if (branch !== undefined) return colleges.noBranchSeats(college.name, branchLabel(branch));
  return intake === null
    ? colleges.noSeats(college.name)
    : colleges.allSeats(college.name, `${figure(intake.seats)}${dated(intake.year)}`);
}

function coursesLine({ courses, college }: Facts, branch: string | undefined, { words }: Speech): string {
  const names = [...new Set(courses.map(({ name }) => name))];
  const all = words.colleges.courses(college.name, words.all(names.slice(0, MOST_COURSES)));
  if (branch === undefined) return all;
  const meant = matchBranches(branch, names);
  return meant.length > 0
    ? words.colleges.hasBranch(college.name, words.all(meant))
    : `${words.colleges.noBranch(college.name, branchLabel(branch))} ${all}`;
}
