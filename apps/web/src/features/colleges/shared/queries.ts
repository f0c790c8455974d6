import type { JeeCollege, MhtCetCollege } from '@dakhila/contract/college-detail';
import { colleges, josaaColleges } from '@dakhila/contract/colleges';
import type { Exam } from '@dakhila/contract/exam';
import { money } from '@dakhila/contract/money';
import { predictor } from '@dakhila/contract/predictor';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { type AnyCollege, translateCollege } from './phrase.ts';

/** Facts do not change while the server runs, so one fetch is good for the whole visit. */
export const FACTS = { staleTime: 30 * 60_000, gcTime: 60 * 60_000 };

/** A college with its facts in the language of the page. */
const translatedQuery = <C extends AnyCollege>(
  key: readonly string[],
  read: (options: { signal: AbortSignal }) => Promise<{ data?: C | null | undefined }>,
) =>
  queryOptions({
    ...FACTS,
    queryKey: ['college', ...key],
    queryFn: async ({ signal }) => translateCollege((await read({ signal })).data),
  });

export const mhtCetCollegeQuery = (id: string) =>
  translatedQuery(['mht-cet', id], (options) => call(colleges.detail, { params: { id } }, options));

export const jeeCollegeQuery = (id: string) =>
  translatedQuery(['josaa', id], (options) => call(josaaColleges.detail, { params: { id } }, options));

/** A college of either exam, by the same key as its own page. */
export const collegeQuery = (exam: Exam, id: string) =>
  translatedQuery<MhtCetCollege | JeeCollege>([exam, id], (options) =>
    call(exam === 'josaa' ? josaaColleges.detail : colleges.detail, { params: { id } }, options),
  );

export const jeeCollegeByNameQuery = (name: string) =>
  translatedQuery(['josaa', 'name', name], (options) => call(josaaColleges.byName, { params: { name } }, options));

export const collegeByCodeQuery = (code: string) =>
  translatedQuery(['mht-cet', 'code', code], (options) => call(colleges.byCode, { params: { code } }, options));

/** A college in the newest saved prediction of the exam. Each visit fetches it again, because a prediction may have been made meanwhile. */
export const collegeChancesQuery = (exam: Exam, collegeId: string) =>
  endpointQuery(['predictions', 'college', exam, collegeId], predictor.ofCollege, { params: { exam, collegeId } });

/** What a college costs the student's family. Each visit fetches it again, because the family's answers may have changed elsewhere. */
export const collegeMoneyQuery = (exam: Exam, code: string) =>
  endpointQuery(['money', 'college', exam, code], money.college, { params: { exam, code } });

/** The closing ranks of one programme of a college, with the list of all its programmes. */
export const cutoffsQuery = (exam: Exam, id: string, programme: string) =>
  queryOptions({
    ...FACTS,
    queryKey: ['cutoffs', exam, id, programme],
    queryFn: async ({ signal }) => {
      const { cutoffs } = exam === 'josaa' ? josaaColleges : colleges;
      return (await call(cutoffs, { params: { id }, query: { programme } }, { signal })).data;
    },
  });

const OPTION_CALLS = {
  branches: { 'mht-cet': colleges.courses, josaa: josaaColleges.courses },
  cities: { 'mht-cet': colleges.cities, josaa: josaaColleges.cities },
} as const;

/** The branches or the cities of an exam, or of both, each once, by name. */
export const preferenceOptionsQuery = (of: keyof typeof OPTION_CALLS, exam?: Exam) =>
  queryOptions({
    ...FACTS,
    queryKey: ['preference-options', of, exam ?? 'both'],
    queryFn: async ({ signal }) => {
      const endpoints = exam ? [OPTION_CALLS[of][exam]] : Object.values(OPTION_CALLS[of]);
      const lists = await Promise.all(endpoints.map((endpoint) => call(endpoint, undefined, { signal })));
      return [...new Set(lists.flatMap(({ data }) => data))].sort((one, other) => one.localeCompare(other));
    },
  });
