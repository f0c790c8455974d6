import * as z from 'zod/mini';
import { JeeCollege } from './college-detail.ts';
import { COLLEGE_SORTS, CollegePage } from './college-list.ts';
import { listFilter, listQuery, listSort } from './college-list-query.ts';
import { CsabCutoffs, csabQuery, cutoffsQuery, JosaaCutoffs } from './cutoffs.ts';
import { endpoint } from './endpoint.ts';
import { reply } from './envelope.ts';

const options = (path: '/levels' | '/courses' | '/cities' | '/states', summary: string) =>
  endpoint({
    method: 'GET',
    path: `/josaa-colleges${path}`,
    access: 'student',
    summary,
    response: reply(z.array(z.string())),
  });

const byId = { params: z.object({ id: z.string() }) };

/** The institutes of JoSAA. */
export const josaaColleges = {
  levels: options('/levels', 'The levels that JEE colleges can be filtered by'),
  courses: options('/courses', 'The courses that JEE colleges can be filtered by'),
  cities: options('/cities', 'The cities that JEE colleges can be filtered by'),
  states: options('/states', 'The states that JEE colleges can be filtered by'),
  list: endpoint({
    method: 'GET',
    path: '/josaa-colleges',
    access: 'student',
    summary: 'One page of the JEE colleges that match: by relevance with search text, else by NIRF rank and name',
    query: z.object({
      ...listQuery,
      sort: listSort(COLLEGE_SORTS.josaa),
      state: listFilter('state'),
      collegeLevel: listFilter('collegeLevel'),
    }),
    response: reply(CollegePage),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/josaa-colleges/:id',
    access: 'student',
    summary: 'One JEE college with every figure, its year and source',
    ...byId,
    response: reply(JeeCollege),
  }),
  cutoffs: endpoint({
    method: 'GET',
    path: '/josaa-colleges/:id/cutoffs',
    access: 'student',
    summary: 'The closing ranks of a JEE college, by programme, pool, year and round',
    ...byId,
    query: cutoffsQuery,
    response: reply(JosaaCutoffs),
  }),
  csab: endpoint({
    method: 'GET',
    path: '/josaa-colleges/:id/csab',
    access: 'student',
    summary: 'How the seats of a programme closed in the special rounds of CSAB, which follow JoSAA',
    ...byId,
    query: csabQuery,
    response: reply(CsabCutoffs),
  }),
  byName: endpoint({
    method: 'GET',
    path: '/josaa-colleges/name/:name',
    access: 'student',
    summary: 'One JEE college by any of its names; case and punctuation do not count',
    params: z.object({ name: z.string() }),
    response: reply(JeeCollege),
  }),
};
