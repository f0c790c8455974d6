import type { JeeCollege, MhtCetCollege } from '@dakhila/contract/college-detail';
import { colleges } from '@dakhila/contract/colleges';
import type { Exam } from '@dakhila/contract/exam';
import { josaaColleges } from '@dakhila/contract/josaa-colleges';
import { predictor } from '@dakhila/contract/predictor';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { translateCollege } from './phrase.ts';

/** Facts do not change while the server runs, so one fetch is good for the whole visit. */
export const FACTS = { staleTime: 30 * 60_000, gcTime: 60 * 60_000 };

export const mhtCetCollegeQuery = (id: string) =>
  queryOptions({
    ...FACTS,
    queryKey: ['college', 'mht-cet', id],
    queryFn: async ({ signal }) => translateCollege((await call(colleges.detail, { params: { id } }, { signal })).data),
  });

export const jeeCollegeQuery = (id: string) =>
  queryOptions({
    ...FACTS,
    queryKey: ['college', 'josaa', id],
    queryFn: async ({ signal }) =>
      translateCollege((await call(josaaColleges.detail, { params: { id } }, { signal })).data),
  });

/** A college of either exam, by the same key as its own page. */
export const collegeQuery = (exam: Exam, id: string) =>
  queryOptions({
    ...FACTS,
    queryKey: ['college', exam, id],
    queryFn: async ({ signal }): Promise<MhtCetCollege | JeeCollege | null> => {
      const input = { params: { id } };
      return exam === 'josaa'
        ? translateCollege((await call(josaaColleges.detail, input, { signal })).data)
        : translateCollege((await call(colleges.detail, input, { signal })).data);
    },
  });

export const jeeCollegeByNameQuery = (name: string) =>
  queryOptions({
    ...FACTS,
    queryKey: ['college', 'josaa', 'name', name],
    queryFn: async ({ signal }) =>
      translateCollege((await call(josaaColleges.byName, { params: { name } }, { signal })).data),
  });

export const collegeByCodeQuery = (code: string) =>
  queryOptions({
    ...FACTS,
    queryKey: ['college', 'mht-cet', 'code', code],
    queryFn: async ({ signal }) =>
      translateCollege((await call(colleges.byCode, { params: { code } }, { signal })).data),
  });

/** A college in the newest saved prediction of the exam. Each visit fetches it again, because a prediction may have been made meanwhile. */
export const collegeChancesQuery = (exam: Exam, collegeId: string) =>
  endpointQuery(['predictions', 'college', exam, collegeId], predictor.ofCollege, { params: { exam, collegeId } });

/** The closing ranks of one programme of a college, with the list of all its programmes. */
export const cutoffsQuery = (exam: Exam, id: string, programme: string) =>
  queryOptions({
    ...FACTS,
    queryKey: ['cutoffs', exam, id, programme],
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: { programme } };
      return exam === 'josaa'
        ? (await call(josaaColleges.cutoffs, input, { signal })).data
        : (await call(colleges.cutoffs, input, { signal })).data;
    },
  });
