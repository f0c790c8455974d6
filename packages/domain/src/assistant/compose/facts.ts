import { branchLabel, matchBranches } from '../branches.ts';
import { figure, inWords, rupees } from '../figures.ts';
import type { CollegeFacts, ToolResult } from '../tool-types.ts';
import type { Block, FactTopic, Understood } from '../types.ts';
import { brought, capital, type Draft, dated, draft } from './parts.ts';
import { noCollege } from './unknown.ts';

type Facts = CollegeFacts['output'];
const UNKNOWN = 'is not in our data';
const MOST_COURSES = 30;

/** What is said about each thing a college can be asked for. */
const LINES: Record<Exclude<FactTopic, 'all'>, (facts: Facts, understood: Understood) => string> = {
  fee: ({ fee, college }) =>
    fee === null
      ? `The fee of ${college.name} ${UNKNOWN}. Look at the college’s own website before you decide.`
      : `Fee for a year at ${college.name}: ${rupees(fee.rupees)}${dated(fee.year)}${fee.source === null ? '' : `, ${fee.source}`}. Hostel and other costs are not included.`,
  nirf: ({ nirf, college }) => {
    const [newest] = nirf;
    return newest === undefined
      ? `${college.name} has no NIRF engineering rank in our data.`
      : `NIRF engineering rank of ${college.name}: ${newest.rank}, ${newest.year}.`;
  },
  place: ({ college, facts }) => `${college.name} is in ${college.city}.${addressLine(facts)}`,
  website: ({ website, college }) =>
    website === null ? `The website of ${college.name} ${UNKNOWN}.` : `Website of ${college.name}: ${website}`,
  contact: ({ contact, college }) =>
    contact === null ? `A phone number of ${college.name} ${UNKNOWN}.` : `Phone of ${college.name}: ${contact}`,
  intake: (facts, { slots }) => intakeLine(facts, slots.branch),
  courses: (facts, { slots }) => coursesLine(facts, slots.branch),
  code: ({ code, college, courses }) =>
    code === null
      ? `${college.name} has no CAP code: it admits through JoSAA.`
      : `The college code of ${college.name} is ${code}. Each branch has a choice code of its own, such as ${courses[0]?.code ?? code} for ${courses[0]?.name ?? 'its first branch'}.`,
  type: ({ type, level, college }) => `${college.name} is a ${type} college${level === null ? '' : ` (${level})`}.`,
  autonomy: ({ isAutonomous, college }) => {
    if (isAutonomous === null) return `Whether ${college.name} is autonomous ${UNKNOWN}.`;
    return `${college.name} is ${isAutonomous ? 'autonomous' : 'not autonomous'}.`;
  },
  university: ({ university, college }) =>
    university === null
      ? `The home university of ${college.name} ${UNKNOWN}.`
      : `${college.name} belongs to ${university}.`,
  minority: ({ minority, college }) =>
    minority === null
      ? `${college.name} is not listed as a minority college.`
      : `${college.name} is a minority college (${minority}).`,
  established: ({ establishmentYear, college }) =>
    establishmentYear === null
      ? `The year in which ${college.name} was established ${UNKNOWN}.`
      : `${college.name} was established in ${establishmentYear}.`,
  accreditation: ({ accreditations, college }) =>
    accreditations.length === 0
      ? `An accreditation of ${college.name} ${UNKNOWN}. That does not mean that it has none.`
      : `${college.name}: ${accreditations.join('; ')}.`,
};

/** Facts of one college: what was asked for, or what matters most. */
export function composeFacts(understood: Understood, results: readonly ToolResult[]): Draft {
  const facts = brought(results.findLast((result) => result.tool === 'college-facts'));
  if (facts === undefined) return noCollege(understood);
  const asked = understood.slots.facts ?? ['all'];
  const topics = asked.flatMap((topic) => (topic === 'all' ? [] : [topic]));
  const isWhole = asked.includes('all');
  const gone = facts.notAdmittingSince === null ? '' : `It is not in the lists since ${facts.notAdmittingSince}.`;
  const { college } = facts;
  const parts = isWhole
    ? [`${college.name}:`, overview(facts), gone, coursesLine(facts, undefined)]
    : [...topics.map((topic) => LINES[topic](facts, understood)), gone];
  return draft(
    parts,
    [{ title: college.name, href: college.href }],
    [
      `${college.short} cut-offs`,
      ...(asked.includes('fee') ? [] : [`Fees of ${college.short}`]),
      `Which branches are there at ${college.short}?`,
    ],
  );
}

/** What matters most, as far as it is known. */
function overview({
  college,
  type,
  level,
  isAutonomous,
  university,
  nirf: [rank],
  fee,
  intake,
  establishmentYear,
}: Facts): Block {
  const rows: (readonly [string, string | null])[] = [
    ['City', college.city],
    ['Kind', [capital(type), level ?? ''].filter((part) => part !== '').join(', ')],
    ['Autonomous', isAutonomous === null ? null : isAutonomous ? 'Yes' : 'No'],
    ['University', university],
    ['NIRF engineering rank', rank === undefined ? null : `${rank.rank} (${rank.year})`],
    ['Fee for a year', fee === null ? null : `${rupees(fee.rupees)}${dated(fee.year)}`],
    ['Seats in all', intake === null ? null : `${figure(intake.seats)}${dated(intake.year)}`],
    ['Established', establishmentYear === null ? null : String(establishmentYear)],
  ];
  return {
    kind: 'table',
    caption: college.short,
    columns: ['Fact', 'Value'],
    rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value]])),
  };
}

function addressLine(facts: Facts['facts']): string {
  const address = facts.find(({ label }) => label === 'Address');
  return address === undefined ? '' : ` Address: ${address.value}.`;
}

function intakeLine({ courses, intake, college }: Facts, branch: string | undefined): string {
  const meant =
    branch === undefined
      ? []
      : matchBranches(
          branch,
          courses.map(({ name }) => name),
        );
  const own = courses.filter(({ name, seats }) => meant.includes(name) && seats !== null);
  if (own.length > 0)
    return `Seats at ${college.name}: ${own.map(({ name, seats, seatsYear }) => `${name} ${figure(seats ?? 0)}${dated(seatsYear)}`).join('; ')}.`;
  if (branch !== undefined) return `The number of ${branchLabel(branch)} seats at ${college.name} ${UNKNOWN}.`;
  return intake === null
    ? `The number of seats at ${college.name} ${UNKNOWN}.`
    : `All seats at ${college.name} together: ${figure(intake.seats)}${dated(intake.year)}.`;
}

function coursesLine({ courses, college }: Facts, branch: string | undefined): string {
  const names = [...new Set(courses.map(({ name }) => name))];
  const all = `${college.name} has: ${inWords(names.slice(0, MOST_COURSES))}.`;
  if (branch === undefined) return all;
  const meant = matchBranches(branch, names);
  return meant.length > 0
    ? `Yes: ${college.name} has ${inWords(meant)}.`
    : `${college.name} has no ${branchLabel(branch)} in the newest lists. ${all}`;
}
