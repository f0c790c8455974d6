import * as z from 'zod/mini';
import { MhtCetCollege, MhtCetCollegeByCode } from './college-detail.ts';
import { COLLEGE_SORTS, CollegePage } from './college-list.ts';
import { listFilter, listQuery, listSort } from './college-list-query.ts';
import { CapCutoffs, cutoffsQuery } from './cutoffs.ts';
import { endpoint } from './endpoint.ts';
import { reply } from './envelope.ts';

const options = (path: '/courses' | '/universities' | '/cities', summary: string) =>
  endpoint({
    method: 'GET',
    path: `/colleges${path}`,
    access: 'student',
    summary,
    response: reply(z.array(z.string())),
  });

const byId = { params: z.object({ id: z.string() }) };

/** The colleges of MHT-CET CAP. */
export const colleges = {
  courses: options('/courses', 'The courses that MHT-CET colleges can be filtered by'),
  universities: options('/universities', 'The universities that MHT-CET colleges can be filtered by'),
  cities: options('/cities', 'The cities that MHT-CET colleges can be filtered by'),
  list: endpoint({
    method: 'GET',
    path: '/colleges',
    access: 'student',
    summary:
      'One page of the MHT-CET colleges that match: by relevance with search text, else the hardest to enter first',
    query: z.object({ ...listQuery, sort: listSort(COLLEGE_SORTS['mht-cet']), university: listFilter('university') }),
    response: reply(CollegePage),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/colleges/:id',
    access: 'student',
    summary: 'One MHT-CET college with every figure, its year and source',
    ...byId,
    response: reply(MhtCetCollege),
  }),
  cutoffs: endpoint({
    method: 'GET',
    path: '/colleges/:id/cutoffs',
    access: 'student',
    summary: 'The closing merit numbers of an MHT-CET college, by programme, pool, year and round',
    ...byId,
    query: cutoffsQuery,
    response: reply(CapCutoffs),
  }),
  byCode: endpoint({
    method: 'GET',
    path: '/mhtcet-colleges/code/:code',
    access: 'student',
    summary: 'One MHT-CET college by any code it ever had, with or without the leading zero',
    params: z.object({ code: z.string() }),
    response: reply(MhtCetCollegeByCode),
  }),
};
