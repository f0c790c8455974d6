import type { MessageId } from '../messages/message.ts';
import { type Answer, type Family, isIncomeWithin } from './family.ts';
import type { Scholarship } from './scheme.ts';

export const MATCH_VERDICTS = ['fits', 'may', 'not'] as const;
export type MatchVerdict = (typeof MATCH_VERDICTS)[number];
export type ScholarshipMatch = { verdict: MatchVerdict; reasons: readonly MessageId[] };

type Check = { answer: Answer; no: MessageId; unknown: MessageId };

/** Whether a scholarship fits a student who is about to begin an engineering degree. What the compilation leaves empty is unknown, so it may fit. */
export function matchScholarship(scholarship: Scholarship, family: Family): ScholarshipMatch {
  const checks = [
    genderCheck(scholarship.gender, family),
    categoryCheck(scholarship.categories, family),
    incomeCheck(scholarship.incomeLimitRupees, family),
    stateCheck(scholarship.states, family),
    ...courseChecks(scholarship.course),
    yearCheck(scholarship.level),
    stayCheck(scholarship.note, family),
    ...onlyIf(scholarship),
  ];
  const failed = checks.filter(({ answer }) => answer === 'no');
  if (failed.length > 0) return { verdict: 'not', reasons: failed.map(({ no }) => no) };
  const open = checks.flatMap(({ answer, unknown }) => (answer === 'unknown' ? [unknown] : []));
  if (open.length === 0) return { verdict: 'fits', reasons: ['money.match.fits'] };
  // What it is for comes before what is open about it.
  const forStay = isForHostellers(scholarship.note) && family.stays === 'hostel';
  return { verdict: 'may', reasons: forStay ? ['money.match.hostel', ...open] : open };
}

/** 'female; transgender' → the genders it is for. */
function genderCheck(wanted: string | null, { gender }: Family): Check {
  const no = wanted === 'transgender' ? 'money.match.not.transgender' : 'money.match.not.girls';
  const reasons = { no, unknown: 'money.match.may.gender' } as const;
  if (wanted === 'any') return { answer: 'yes', ...reasons };
  if (wanted === null) return { answer: 'unknown', no, unknown: 'money.match.may.anyGender' };
  if (gender === undefined) return { answer: 'unknown', ...reasons };
  const named = wanted.split('; ');
  if (named.includes(gender)) return { answer: 'yes', ...reasons };
  return { answer: gender === 'other' && named.includes('transgender') ? 'unknown' : 'no', ...reasons };
}

/** Groups that the exam profile or the family's answers decide; all other groups of a list stay open. */
const GROUP_ANSWERS: Readonly<Record<string, (family: Family) => Answer>> = {
  SC: ({ category }) => isCategory(category, 'SC'),
  'Nav-Buddhist': ({ category }) => isCategory(category, 'SC'),
  ST: ({ category }) => isCategory(category, 'ST'),
  // VJ, NT and SBC are among the backward classes of the centre; how a provider reads "OBC" is not known.
  OBC: ({ category }) =>
    category !== undefined && ['VJ', 'NT1', 'NT2', 'NT3', 'SBC', 'SEBC'].includes(category)
      ? 'unknown'
      : isCategory(category, 'OBC'),
  // The certificate is for open candidates only.
  EWS: ({ category = 'OPEN', ews }) => (category === 'OPEN' ? flag(ews) : 'no'),
  orphan: ({ orphan }) => flag(orphan),
  PwD: ({ pwd }) => flag(pwd),
};

const flag = (fact: boolean | undefined): Answer => (fact === undefined ? 'unknown' : fact ? 'yes' : 'no');
const isCategory = (category: Family['category'], wanted: string): Answer =>
  category === undefined ? 'unknown' : flag(category === wanted);

/** How many of the student's own answers a scholarship names: the category or group, and living away from home. */
export function namedAnswers({ categories, note }: Scholarship, family: Family): number {
  const isGroupNamed = categories !== 'any' && groupAnswer(categories, family) === 'yes';
  return Number(isGroupNamed) + Number(isForHostellers(note) && family.stays === 'hostel');
}

function groupAnswer(categories: string | null, family: Family): Answer {
  if (categories === null) return 'unknown';
  if (categories === 'any') return 'yes';
  const answers = categories.split('; ').map((group): Answer => GROUP_ANSWERS[group]?.(family) ?? 'unknown');
  return answers.includes('yes') ? 'yes' : answers.includes('unknown') ? 'unknown' : 'no';
}

function categoryCheck(categories: string | null, family: Family): Check {
  const reasons = { no: 'money.match.not.category', unknown: 'money.match.may.category' } as const;
  return { answer: groupAnswer(categories, family), ...reasons };
}

function incomeCheck(limitRupees: number | null, { income }: Family): Check {
  const reasons = { no: 'money.match.not.income' } as const;
  if (limitRupees === null) return { answer: 'unknown', ...reasons, unknown: 'money.match.may.noLimit' };
  return { answer: isIncomeWithin(income, limitRupees), ...reasons, unknown: 'money.match.may.income' };
}

/** Only "Maharashtra" alone decides; a list of cities, or of several states, depends on the college or on the home. */
function stateCheck(states: string, { domicile }: Family): Check {
  const reasons = { no: 'money.match.not.state', unknown: 'money.match.may.state' } as const;
  if (states === 'all India') return { answer: 'yes', ...reasons };
  if (states === 'Maharashtra') return { answer: flag(domicile), ...reasons };
  const isState = states.split('; ').includes('Maharashtra') || states.endsWith('Maharashtra among them');
  return { answer: isState && domicile === true ? 'yes' : 'unknown', ...reasons };
}

const WITH_ENGINEERING = /B\.E\.|B\.Tech|engineering|any|degree|STEM|institutes/;

/** Engineering must be among the courses; some ask for a branch, some for certain colleges. */
function courseChecks(course: string): Check[] {
  const no = 'money.match.not.course';
  if (!WITH_ENGINEERING.test(course)) return [{ answer: 'no', no, unknown: 'money.match.may.branch' }];
  const asksForCollege = /\b(?:at|institutes)\b/.test(course);
  const asksForBranch = /\b(?:in|except)\b/.test(course) || course === 'science-related degrees';
  return [
    { answer: asksForBranch ? 'unknown' : 'yes', no, unknown: 'money.match.may.branch' },
    { answer: asksForCollege ? 'unknown' : 'yes', no, unknown: 'money.match.may.college' },
  ];
}

/** One for a later year of the degree is no help at admission, and may be later. */
function yearCheck(level: string): Check {
  const isLater = /^(?:second|last) year/.test(level);
  return { answer: isLater ? 'unknown' : 'yes', no: 'money.match.not.course', unknown: 'money.match.may.year' };
}

export const isForHostellers = (note: string | null): boolean => note?.startsWith('hostellers') ?? false;

function stayCheck(note: string | null, { stays }: Family): Check {
  const reasons = { no: 'money.not.stays', unknown: 'money.untold.stays' } as const;
  if (!isForHostellers(note)) return { answer: 'yes', ...reasons };
  return { answer: stays === undefined ? 'unknown' : flag(stays === 'hostel'), ...reasons };
}

/** Conditions from the notes of the compilation that few students meet and that no question asks about. */
const ONLY_IF: readonly [RegExp, MessageId][] = [
  [/played for the state/, 'money.match.onlyIf.sports'],
  [/kirana store/, 'money.match.onlyIf.kirana'],
  [/Jawahar Navodaya/, 'money.match.onlyIf.navodaya'],
  [/from a government school/, 'money.match.onlyIf.governmentSchool'],
  [/\bJEE\b/, 'money.match.onlyIf.jeeRank'],
  [/a contest/, 'money.match.onlyIf.contest'],
];

const onlyIf = ({ note }: Scholarship): Check[] =>
  ONLY_IF.filter(([named]) => named.test(note ?? '')).map(([, unknown]) => ({
    answer: 'unknown',
    no: 'money.match.not.category',
    unknown,
  }));
