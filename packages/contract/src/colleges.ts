import * as z from 'zod/mini';
import { JeeCollege, MhtCetCollege, MhtCetCollegeByCode } from './college-detail.ts';
import { COLLEGE_SORTS, CollegePage, listFilter, listQuery, listSort } from './college-list.ts';
import { CapCutoffs, CsabCutoffs, csabQuery, cutoffsQuery, JosaaCutoffs } from './cutoffs.ts';
import { endpoint, reply } from './endpoint.ts';

/** The values that a filter of a list of colleges can have. */
const filterValues = reply(z.array(z.string()));

const byId = { params: z.object({ id: z.string() }) };

/** The colleges of MHT-CET CAP. */
export const colleges = {
  courses: endpoint('GET /colleges/courses', 'student', {
    summary: 'The courses that MHT-CET colleges can be filtered by',
    response: filterValues,
  }),
  universities: endpoint('GET /colleges/universities', 'student', {
    summary: 'The universities that MHT-CET colleges can be filtered by',
    response: filterValues,
  }),
  cities: endpoint('GET /colleges/cities', 'student', {
    summary: 'The cities, and districts of several towns, that MHT-CET colleges can be filtered by',
    response: filterValues,
  }),
  list: endpoint('GET /colleges', 'student', {
    summary:
      'One page of the MHT-CET colleges that match: by relevance with search text, else the hardest to enter first',
    query: z.object({
      ...listQuery,
      sort: listSort(COLLEGE_SORTS['mht-cet'], 'input.mhtCetSort'),
      university: listFilter,
    }),
    response: reply(CollegePage),
  }),
  detail: endpoint('GET /colleges/:id', 'student', {
    summary: 'One MHT-CET college with every figure, its year and source',
    ...byId,
    response: reply(MhtCetCollege),
  }),
  cutoffs: endpoint('GET /colleges/:id/cutoffs', 'student', {
    summary: 'The closing merit numbers of an MHT-CET college, by programme, pool, year and round',
    ...byId,
    query: cutoffsQuery,
    response: reply(CapCutoffs),
  }),
  byCode: endpoint('GET /mhtcet-colleges/code/:code', 'student', {
    summary: 'One MHT-CET college by any code it ever had, with or without the leading zero',
    params: z.object({ code: z.string() }),
    response: reply(MhtCetCollegeByCode),
  }),
};

/** The institutes of JoSAA. */
export const josaaColleges = {
  levels: endpoint('GET /josaa-colleges/levels', 'student', {
    summary: 'The levels that JEE colleges can be filtered by',
    response: filterValues,
  }),
  courses: endpoint('GET /josaa-colleges/courses', 'student', {
    summary: 'The courses that JEE colleges can be filtered by',
    response: filterValues,
  }),
  cities: endpoint('GET /josaa-colleges/cities', 'student', {
    summary: 'The cities that JEE colleges can be filtered by',
    response: filterValues,
  }),
  states: endpoint('GET /josaa-colleges/states', 'student', {
    summary: 'The states that JEE colleges can be filtered by',
    response: filterValues,
  }),
  list: endpoint('GET /josaa-colleges', 'student', {
    summary: 'One page of the JEE colleges that match: by relevance with search text, else by NIRF rank and name',
    query: z.object({
      ...listQuery,
      sort: listSort(COLLEGE_SORTS.josaa, 'input.josaaSort'),
      state: listFilter,
      collegeLevel: listFilter,
    }),
    response: reply(CollegePage),
  }),
  detail: endpoint('GET /josaa-colleges/:id', 'student', {
    summary: 'One JEE college with every figure, its year and source',
    ...byId,
    response: reply(JeeCollege),
  }),
  cutoffs: endpoint('GET /josaa-colleges/:id/cutoffs', 'student', {
    summary: 'The closing ranks of a JEE college, by programme, pool, year and round',
    ...byId,
    query: cutoffsQuery,
    response: reply(JosaaCutoffs),
  }),
  csab: endpoint('GET /josaa-colleges/:id/csab', 'student', {
    summary: 'How the seats of a programme closed in the special rounds of CSAB, which follow JoSAA',
    ...byId,
    query: csabQuery,
    response: reply(CsabCutoffs),
  }),
  byName: endpoint('GET /josaa-colleges/name/:name', 'student', {
    summary: 'One JEE college by any of its names; case and punctuation do not count',
    params: z.object({ name: z.string() }),
    response: reply(JeeCollege),
  }),
};
