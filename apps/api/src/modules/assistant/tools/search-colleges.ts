import { matchBranches } from '@dakhila/domain/assistant/branches';
import { searchHref } from '@dakhila/domain/assistant/links';
import type { SearchColleges } from '@dakhila/domain/assistant/tool-types';
import type { CollegeListItem } from '@dakhila/domain/colleges/college';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import type { Exam } from '@dakhila/domain/lists/exam-name';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { labelOf } from './lexicon.ts';
import { minorityColleges } from './minority-colleges.ts';

type Input = SearchColleges['input'];
type Found = { exam: Exam; item: CollegeListItem; fee: { rupees: number; year: string } | null };

const SHOWN = 8;
const MAX_SHOWN = 25;
const EVERY = 2000;

/** The colleges that match, best NIRF rank first or cheapest first. Colleges that no longer admit are left out. */
export function searchColleges(catalogue: Catalogue, input: Input): SearchColleges['output'] {
  const exams: readonly Exam[] = input.exam ? [input.exam] : input.level ? ['josaa'] : ['mht-cet', 'josaa'];
  const found = exams.flatMap((exam) => ofExam(catalogue, exam, input)).filter(({ item }) => matches(item, input));
  const meant =
    input.mostFeeRupees === undefined
      ? found
      : found.filter(({ fee }) => fee !== null && fee.rupees <= (input.mostFeeRupees ?? 0));
  const ordered = input.order === 'fee' ? byFee(meant) : exams.length > 1 && !input.text ? byNirf(meant) : meant;
  const limit = Math.max(1, Math.min(input.limit ?? SHOWN, MAX_SHOWN));
  const shown = exams.find((exam) => ordered.some((one) => one.exam === exam)) ?? 'mht-cet';
  return {
    total: ordered.length,
    colleges: ordered.slice(0, limit).map(({ exam, item, fee }) => ({
      ...labelOf(catalogue, exam, item),
      type: item.type,
      nirf:
        item.nirfRanking === null || item.nirfYear === null
          ? null
          : { rank: nirfLabel(item.nirfRanking), year: item.nirfYear },
      fee,
      programmes: input.branch === undefined ? [] : matchBranches(input.branch, item.courses).slice(0, 3),
    })),
    href: searchHref(shown, {
      search: input.text ?? (input.branch === undefined ? undefined : matchedName(found, input.branch)),
      type: input.type,
      city: input.city,
      ...(shown === 'josaa' ? { state: input.state, collegeLevel: input.level } : {}),
    }),
  };
}

function ofExam(
  { mhtCet, jee }: Catalogue,
  exam: Exam,
  { text, city, state, type, level, isForWomen, isAutonomous, minority }: Input,
): Found[] {
  const sort = text === undefined ? ('nirf' as const) : undefined;
  const query = { search: text, sort, city, state, type, collegeLevel: level, page: 1, limit: EVERY };
  if (exam === 'josaa')
    return isForWomen === true || isAutonomous === true || minority !== undefined
      ? []
      : jee.find(query).items.map((item) => ({ exam, item, fee: null }));
  const ofMinority = minority === undefined ? undefined : minorityColleges(mhtCet, minority);
  const records = new Map(mhtCet.records.map((record) => [record.code, record]));
  return mhtCet.find({ ...query, collegeLevel: undefined }).items.flatMap((item): Found[] => {
    const record = records.get(item.id);
    if (isForWomen === true && record?.isForWomen !== true) return [];
    if (ofMinority?.has(item.id) === false) return [];
    if (isAutonomous === true && record?.isAutonomous !== true) return [];
    // A fee that a card does not show holds for some courses only.
    const isForSome = item.fee === null && record?.fee !== null;
    const fee = isForSome ? undefined : record?.facts.feeRupees;
    return [{ exam, item, fee: fee === undefined ? null : { rupees: fee.value, year: fee.year ?? '' } }];
  });
}

const matches = (item: CollegeListItem, { branch }: Input) =>
  item.notAdmittingSince === null && (branch === undefined || matchBranches(branch, item.courses).length > 0);

const matchedName = (found: readonly Found[], branch: string) =>
  matchBranches(
    branch,
    found.flatMap(({ item }) => item.courses),
  )[0];

const byFee = (found: readonly Found[]) =>
  found.filter(({ fee }) => fee !== null).sort((one, other) => (one.fee?.rupees ?? 0) - (other.fee?.rupees ?? 0));

const UNRANKED = 100_000;
const byNirf = (found: readonly Found[]) =>
  [...found].sort((one, other) => (one.item.nirfRanking ?? UNRANKED) - (other.item.nirfRanking ?? UNRANKED));
