import { branchLabel, matchBranches } from '../branches.ts';
import { figure } from '../plain-text.ts';
import { fill, type Speech, type Words } from '../say/speech.ts';
import type { CollegeFacts } from '../tool-types.ts';
import type { Block, FactTopic, Slots } from '../types.ts';
import { kindText } from './compare.ts';
import { answersLine, besideFee } from './cost.ts';
import { type Compose, dated, draft, feeText, outputOf } from './parts.ts';
import { reliefParts } from './relief.ts';
import { noCollege } from './unknown.ts';

type Facts = CollegeFacts['output'];
/** The sentence about a fact, with its values. */
type Said = readonly [sentence: Exclude<keyof Words['colleges'], 'kinds'>, values?: Parameters<typeof fill>[1]];

const MAX_COURSES = 30;

/** 'https://vjti.ac.in/' → 'vjti.ac.in', as people write it. */
const shownAddress = (website: string | null) => website?.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** What is said about each thing a college can be asked for. */
const SAID: Record<Exclude<FactTopic, 'all' | 'intake' | 'courses'>, (facts: Facts, speech: Speech) => Said> = {
  fee: ({ fee, type, website, college: { exam } }, speech) => {
    if (fee !== null) return ['fee', { fee: feeText(fee, speech), source: fee.source && speech.tell(fee.source) }];
    const isOfGovernment = exam === 'mht-cet' && type === 'government';
    return [isOfGovernment ? 'noFeeOfGovernment' : 'noFee', { address: shownAddress(website) }];
  },
  nirf: ({ nirf: [newest] }) => (newest === undefined ? ['noNirf'] : ['nirfIs', newest]),
  place: ({ college: { city }, facts }) => [
    'place',
    { city, address: facts.find(({ label }) => label === 'Address')?.value },
  ],
  website: ({ website }) => (website === null ? ['noWebsite'] : ['website', { address: shownAddress(website) }]),
  contact: ({ contact }) => (contact === null ? ['noContact'] : ['contact', { contact }]),
  code: ({ code, courses: [first] }, { words }) =>
    code === null
      ? ['noCode']
      : ['code', { code, choice: first?.code ?? code, branch: first?.name ?? words.colleges.firstBranch }],
  type: ({ type, level }, { words, tell }) => [
    'type',
    { type: words.chances.types[type], level: level && tell(level) },
  ],
  autonomy: ({ isAutonomous }) => {
    if (isAutonomous === null) return ['autonomyUnknown'];
    return [isAutonomous ? 'isAutonomous' : 'isNotAutonomous'];
  },
  university: ({ university }) => (university === null ? ['noUniversity'] : ['belongsTo', { university }]),
  minority: ({ minority }, { tell }) =>
    minority === null ? ['noMinority'] : ['minority', { community: tell(minority) }],
  established: ({ establishmentYear: year }) => (year === null ? ['noYear'] : ['establishedIn', { year }]),
  accreditation: ({ accreditations }, { tell }) =>
    accreditations.length === 0 ? ['noAccreditation'] : ['accreditation', { all: accreditations.map(tell).join('; ') }],
};

function lineOn(topic: Exclude<FactTopic, 'all'>, facts: Facts, { branch }: Slots, speech: Speech): string {
  if (topic === 'intake') return intakeLine(facts, branch, speech);
  if (topic === 'courses') return coursesLine(facts, branch, speech);
  const [sentence, values] = SAID[topic](facts, speech);
  return fill(speech.words.colleges[sentence], { college: facts.college.name, ...values });
}

/** Facts of one college: what was asked for, or what matters most. */
export const composeFacts: Compose = (understood, results, speech) => {
  const { asks, colleges } = speech.words;
  const facts = outputOf(results, 'college-facts');
  if (facts === undefined) return noCollege(understood, speech);
  const { name, short, href } = facts.college;
  const asked = understood.slots.facts ?? ['all'];
  const topics = asked.flatMap((topic) => (topic === 'all' ? [] : [topic]));
  const gone = facts.notAdmittingSince === null ? '' : fill(colleges.gone, { year: facts.notAdmittingSince });
  const priced = outputOf(results, 'college-cost');
  const cost = priced && besideFee(understood, priced, speech);
  const paid = priced ? reliefParts(priced, speech) : [];
  const relief = priced && paid.length > 0 ? [...paid, answersLine(priced, speech)] : [];
  const parts = asked.includes('all')
    ? [fill(colleges.named, { college: name }), overview(facts, speech), gone, coursesLine(facts, undefined, speech)]
    : [
        ...(cost?.first ?? []),
        ...topics.map((topic) => lineOn(topic, facts, understood.slots, speech)),
        ...(cost?.after ?? []),
        ...relief,
        gone,
      ];
  const suggestions = [
    asks.cutoffsOf,
    ...(asked.includes('fee') ? [] : [asks.feesOf]),
    ...(asked.includes('courses') ? [] : [asks.branchesAt]),
  ];
  return draft(
    parts,
    [
      { title: name, href },
      ...(cost && cost.first.length + cost.after.length + relief.length > 0 ? [speech.pages.money] : []),
    ],
    suggestions.map((ask) => fill(ask, { college: short })),
  );
};

/** What matters most, as far as it is known. */
function overview(facts: Facts, speech: Speech): Block {
  const { colleges } = speech.words;
  const { college, isAutonomous, university, fee, intake, establishmentYear } = facts;
  const [rank] = facts.nirf;
  const rows: (readonly [string, string | null])[] = [
    [colleges.city, college.city],
    [colleges.kind, kindText(facts, speech)],
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

function intakeLine({ courses, intake, college: { name } }: Facts, branch: string | undefined, { words }: Speech) {
  const { colleges } = words;
  const names = courses.map((course) => course.name);
  const meant = branch === undefined ? [] : matchBranches(branch, names);
  const own = courses.filter((course) => meant.includes(course.name) && course.seats !== null);
  if (own.length > 0)
    return fill(colleges.branchSeats, {
      college: name,
      seats: own.map((one) => `${one.name} ${figure(one.seats ?? 0)}${dated(one.seatsYear)}`).join('; '),
    });
  if (branch !== undefined) return fill(colleges.noBranchSeats, { college: name, branch: branchLabel(branch) });
  if (intake === null) return fill(colleges.noSeats, { college: name });
  return fill(colleges.allSeats, { college: name, seats: `${figure(intake.seats)}${dated(intake.year)}` });
}

function coursesLine({ courses, college }: Facts, branch: string | undefined, { words: { colleges }, all }: Speech) {
  const names = [...new Set(courses.map(({ name }) => name))];
  const everything = fill(colleges.courses, { college: college.name, names: all(names.slice(0, MAX_COURSES)) });
  if (branch === undefined) return everything;
  const meant = matchBranches(branch, names);
  return meant.length > 0
    ? fill(colleges.hasBranch, { college: college.name, names: all(meant) })
    : `${fill(colleges.noBranch, { college: college.name, branch: branchLabel(branch) })} ${everything}`;
}
