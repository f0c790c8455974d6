import { branchLabel, matchBranches } from '../branches.ts';
import { figure, inWords, rupees } from '../figures.ts';
import { PAGES } from '../links.ts';
import type { CollegeFacts, CompareColleges, SearchColleges, ToolResult } from '../tool-types.ts';
import type { Block, FactTopic, Understood } from '../types.ts';
import { brought, type Draft, draft } from './parts.ts';
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

const dated = (year: string | number | null) => (year === null || year === '' ? '' : ` (${year})`);

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

/** A list of colleges, best NIRF rank or lowest fee first. */
export function composeSearch({ slots }: Understood, results: readonly ToolResult[]): Draft {
  const output = brought(results.findLast((result) => result.tool === 'search-colleges'));
  const what = [
    slots.type === undefined ? '' : slots.type === 'government' ? 'Government ' : 'Private ',
    slots.level ?? '',
    slots.isForWomen === true ? 'women’s ' : '',
    slots.isAutonomous === true ? 'autonomous ' : '',
    slots.level === undefined ? 'colleges' : 's',
    slots.branch === undefined ? '' : ` with ${branchLabel(slots.branch)}`,
    slots.city === undefined ? '' : ` in ${slots.city}`,
    slots.city === undefined && slots.state !== undefined ? ` in ${slots.state}` : '',
    slots.mostFeeRupees === undefined ? '' : ` with a fee up to ${rupees(slots.mostFeeRupees)}`,
  ].join('');
  const source = { title: 'Explore colleges', href: output?.href ?? PAGES.search.href };
  if (output === undefined || output.total === 0)
    return draft(
      [`I find no ${what} in our data. Try another city or branch, or look in the explorer.`],
      [source],
      ['Engineering colleges in Pune', 'Government colleges in Mumbai'],
    );
  const order = slots.order === 'fee' ? 'lowest fee first' : 'best NIRF rank first, then by name';
  return draft(
    [`${capital(what)}: ${figure(output.total)} in our data, ${order}.`, tableOf(output)],
    [source, ...output.colleges.slice(0, 3).map(({ name, href }) => ({ title: name, href }))],
    [
      ...(slots.type === undefined && slots.level === undefined ? ['Only government'] : []),
      ...output.colleges.slice(0, 2).map(({ short }) => `${short} cut-offs`),
    ],
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function tableOf({ colleges }: SearchColleges['output']) {
  const hasFee = colleges.some(({ fee }) => fee !== null);
  const hasBranch = colleges.some(({ programmes }) => programmes.length > 0);
  return {
    kind: 'table' as const,
    caption: 'Colleges',
    columns: [
      'College',
      'City',
      'Kind',
      'NIRF',
      ...(hasFee ? ['Fee for a year'] : []),
      ...(hasBranch ? ['Programmes'] : []),
    ],
    rows: colleges.map(({ name, city, type, nirf, fee, programmes }) => [
      name,
      city,
      capital(type),
      nirf === null ? '–' : `${nirf.rank} (${nirf.year})`,
      ...(hasFee ? [fee === null ? '–' : `${rupees(fee.rupees)}${dated(fee.year)}`] : []),
      ...(hasBranch ? [programmes.join(', ')] : []),
    ]),
  };
}

/** Colleges side by side. It does not say which is better: that depends on what one wants. */
export function composeCompare(understood: Understood, results: readonly ToolResult[]): Draft {
  const output = brought(results.findLast((result) => result.tool === 'compare-colleges'));
  if (output === undefined || output.colleges.length < 2) return noCollege(understood);
  const names = output.colleges.map(({ college }) => college.name);
  return draft(
    [
      `${inWords(names)} side by side. Which is better depends on the branch and on what matters to you; a counsellor can go through it with you.`,
      {
        kind: 'table',
        caption: inWords(names),
        columns: ['', ...output.colleges.map(({ college }) => college.short)],
        rows: comparedRows(output),
      },
    ],
    output.colleges.map(({ college }) => ({ title: college.name, href: college.href })),
    [
      ...(understood.slots.branch === undefined ? ['For Computer', 'For IT'] : ['And for girls?']),
      `${output.colleges[0]?.college.short} cut-offs`,
    ],
  );
}

function comparedRows({ colleges }: CompareColleges['output']): string[][] {
  const row = (label: string, read: (one: CompareColleges['output']['colleges'][number]) => string) => [
    label,
    ...colleges.map(read),
  ];
  const rows = [
    row('City', ({ college }) => college.city),
    row('Kind', ({ type, level }) => [capital(type), level ?? ''].filter((part) => part !== '').join(', ')),
    row('NIRF rank', ({ nirf: [newest] }) => (newest === undefined ? '–' : `${newest.rank} (${newest.year})`)),
    row('Fee for a year', ({ fee }) => (fee === null ? '–' : `${rupees(fee.rupees)}${dated(fee.year)}`)),
    row('Seats in all', ({ intake }) => (intake === null ? '–' : `${figure(intake.seats)}${dated(intake.year)}`)),
    row('Established', ({ establishmentYear }) => (establishmentYear === null ? '–' : String(establishmentYear))),
    row('Last closing', ({ closing }) =>
      closing === null
        ? '–'
        : `${closing.programme}: ${figure(closing.rank)}${closing.percentile === null ? '' : ` (${figure(closing.percentile)} percentile)`}, round ${closing.round} of ${closing.year}, ${closing.pool}`,
    ),
  ];
  return rows.filter(([, ...cells]) => cells.some((cell) => cell !== '–'));
}
