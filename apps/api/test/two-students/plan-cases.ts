import { SECTIONS } from '@dakhila/domain/assessment/instrument';
import { bearer, byId, type Case, NOWHERE, own, pageBehind, refused } from './case.ts';
import type { Things } from './things.ts';

const josaa = { exam: 'josaa' };
const list = (owner: Things) => owner.list;
const sitting = (owner: Things) => owner.sitting;
const report = (owner: Things) => owner.report;
const firstItem = SECTIONS.find(({ limitSeconds }) => limitSeconds === null)?.items[0]?.id ?? '';
const NO_TOKEN = 'x'.repeat(43);

const runCases = (['josaa', 'mhtCet'] as const).flatMap((exam) => {
  const run = ({ runs }: Things) => runs[exam];
  return [
    byId('GET /predictor/runs/:id', run),
    byId('GET /predictor/runs/:id/results', run),
    byId('GET /predictor/runs/:id/results/:choice', run, ({ results }) => ({ params: { choice: results[exam] } })),
    byId('GET /predictor/runs/:id/what-if', run),
    byId('GET /predictor/runs/:id/left-out', run, () => ({ query: { text: 'iit bombay' } })),
    byId('POST /predictor/runs/:id/branches', run, () => ({ body: { interests: ['programming'] } })),
    byId('GET /predictor/runs/:id/results.csv', run),
    // A short paper is drawn soon.
    byId('GET /predictor/runs/:id/results.pdf', run, () => ({ query: { text: 'pune' } })),
    byId('DELETE /predictor/runs/:id', run),
  ];
});

const pageOfRuns = own({
  call: 'GET /predictor/runs',
  place: 'query.after',
  theirs: ({ runs }) => pageBehind(runs.josaa),
  nowhere: pageBehind(NOWHERE),
  send: (after) => ({ query: { after } }),
});

const listCases = [
  byId('GET /lists/:id', list),
  byId('GET /lists/:id.csv', list),
  byId('GET /lists/:id.pdf', list),
  byId('GET /lists/:id/summary.pdf', list),
  byId('GET /lists/:id/outcome', list),
  byId('GET /lists/:id/recommendations', list),
  byId('POST /lists/:id/refusals', list, ({ choices }) => ({ body: { choice: choices[2] } })),
  byId('DELETE /lists/:id/refusals/:choice', list, ({ choices }) => ({ params: { choice: choices[2] } })),
  byId('GET /lists/:id/mock', list, () => ({ query: { year: '2025' } })),
  byId('POST /lists/:id/seen', list),
  byId('POST /lists/:id/duplicate', list, () => ({ body: {} })),
  byId('PATCH /lists/:id', list, () => ({ body: { version: 1, name: 'Another name' } })),
  byId('PUT /lists/:id/choices', list, ({ choices: [first, second] }) => ({
    body: { version: 2, choices: [second, first] },
  })),
  byId('POST /lists/:id/choices', list, ({ choices }) => ({ body: { choices: [choices[2]] } })),
  byId('DELETE /lists/:id', ({ spareList }) => spareList),
  byId('DELETE /lists/:id/choices/:choice', list, ({ choices }) => ({ params: { choice: choices[2] } })),
];

const roundCases = [
  refused({
    call: 'PUT /rounds/:exam/allotments/:round',
    place: 'body.listId',
    theirs: list,
    send: (listId, { choices }) => ({ params: { ...josaa, round: '1' }, body: { listId, choice: choices[0] } }),
  }),
  refused({
    call: 'GET /season-plan',
    place: 'query.josaaList',
    theirs: list,
    send: (josaaList) => ({ query: { josaaList } }),
  }),
  refused({
    call: 'GET /season-plan',
    place: 'query.capList',
    theirs: ({ capList }) => capList,
    send: (capList) => ({ query: { capList } }),
  }),
  // Rounds and papers have the same names for everybody; what was entered or ticked is each one's own.
  own({
    call: 'PUT /rounds/:exam/documents/:document',
    place: 'params.document',
    theirs: ({ document }) => document,
    nowhere: 'ews',
    send: (document) => ({ params: { ...josaa, document }, body: { isTicked: false } }),
  }),
  own({
    call: 'DELETE /rounds/:exam/allotments/:round',
    place: 'params.round',
    theirs: ({ round }) => round,
    nowhere: '4',
    send: (round) => ({ params: { ...josaa, round } }),
  }),
  ...['PUT', 'DELETE'].map((method) =>
    own({
      call: `${method} /shortlist/:exam/:collegeId`,
      place: 'params.collegeId',
      theirs: ({ college }) => college,
      nowhere: 'iit-kanpur',
      send: (collegeId) => ({ params: { ...josaa, collegeId } }),
    }),
  ),
];

const sittingCases = [
  byId('GET /assessment/sittings/:id', sitting),
  byId('POST /assessment/sittings/:id/sections/:section/start', sitting, () => ({ params: { section: 'verbal' } })),
  byId('PUT /assessment/sittings/:id/answers', sitting, () => ({
    body: { answers: [{ item: firstItem, choice: 0, sequence: 900 }] },
  })),
  byId('POST /assessment/sittings/:id/finish', report),
  byId('GET /assessment/sittings/:id/report', report),
  byId('GET /assessment/sittings/:id/report.pdf', report),
  byId('POST /assessment/sittings/:id/share', report),
  byId('DELETE /assessment/sittings/:id/share', report),
];

const shareCases = [
  'GET /assessment/shared/:token',
  'GET /assessment/shared/:token/report.pdf',
  'POST /assessment/shared/:token/views',
].map((call) =>
  bearer({
    call,
    place: 'params.token',
    theirs: ({ token }) => token,
    nowhere: NO_TOKEN,
    send: (token) => ({ params: { token } }),
  }),
);

const familyCases = [
  byId('GET /lists/:id/family', list),
  byId('POST /lists/:id/family-links', list, () => ({ body: { days: 7, language: 'en', showsName: false } })),
  byId('POST /lists/:id/family/read', list, ({ family }) => ({ body: { newest: family.comment } })),
  refused({
    call: 'POST /lists/:id/family/read',
    place: 'body.newest',
    theirs: ({ family }) => family.comment,
    send: (newest, sender) => ({ params: { id: sender.list }, body: { newest } }),
  }),
  byId('POST /family-links/:id/renew', ({ family }) => family.link),
  byId('DELETE /family-comments/:id', ({ family }) => family.comment),
  byId('DELETE /family-links/:id', ({ family }) => family.link),
];

/** Before the predictions are deleted. */
const josaaRun = ({ runs }: Things) => runs.josaa;
const familyRunCases = [
  byId('GET /predictor/runs/:id/family', josaaRun),
  byId('POST /predictor/runs/:id/family-links', josaaRun, () => ({
    body: { days: 7, language: 'en', showsName: false },
  })),
  byId('POST /predictor/runs/:id/family/read', josaaRun, ({ familyRun }) => ({ body: { newest: familyRun.comment } })),
  refused({
    call: 'POST /predictor/runs/:id/family/read',
    place: 'body.newest',
    theirs: ({ familyRun }) => familyRun.comment,
    send: (newest, sender) => ({ params: { id: sender.runs.josaa }, body: { newest } }),
  }),
];

const familyTokenCases = ['GET /family/:token', 'POST /family/:token/views', 'POST /family/:token/comments'].flatMap(
  (call) =>
    (['family', 'familyRun'] as const).map((shared) =>
      bearer({
        call,
        place: 'params.token',
        theirs: (owner) => owner[shared].token,
        nowhere: NO_TOKEN,
        send: (token) => ({ params: { token }, ...(call.endsWith('comments') && { body: { text: 'Well done' } }) }),
      }),
    ),
);

const feedCase = bearer({
  call: 'GET /calendar/:token.ics',
  place: 'params.token',
  theirs: ({ feed }) => feed,
  nowhere: NO_TOKEN,
  send: (token) => ({ params: { token } }),
});

/** Predictions, lists, rounds and the assessment; for the owner in this order, so that what is deleted is deleted last. */
export const PLAN_CASES: readonly Case[] = [
  ...familyRunCases,
  ...familyTokenCases,
  pageOfRuns,
  ...runCases,
  feedCase,
  ...familyCases,
  ...listCases,
  ...roundCases,
  ...sittingCases,
  byId('DELETE /assessment/sittings/:id', sitting),
  byId('DELETE /assessment/sittings/:id', report),
  ...shareCases,
];
