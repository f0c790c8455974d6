import { factReports } from '@dakhila/contract/fact-reports';
import { lists } from '@dakhila/contract/lists';
import { josaaCategory } from '@dakhila/contract/predictor-inputs';
import { sayAll } from '@dakhila/domain/messages/say';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { plainIssues } from './validate-input.ts';

test.each([
  ['a missing field', z.object({ email: z.string() }), {}, { email: 'email is missing' }],
  ['a missing choice', z.object({ kind: z.enum(['a', 'b']) }), {}, { kind: 'kind is missing' }],
  ['a number for a text', z.object({ email: z.string() }), { email: 7 }, { email: 'email must be text' }],
  ['a text for a number', z.object({ rank: z.number() }), { rank: '7' }, { rank: 'rank must be a number' }],
  ['no body at all', z.object({ email: z.string() }), undefined, { '': 'The request is missing' }],
  ['a list for a body', z.object({}), [], { '': 'The request must be a group of fields' }],
  ['another choice', z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, { kind: 'kind must be one of a, b' }],
  [
    'a text too long',
    z.object({ name: z.string().check(z.maxLength(2)) }),
    { name: 'abc' },
    { name: 'name can have at most 2 characters' },
  ],
  [
    'a text too short',
    z.object({ name: z.string().check(z.minLength(1)) }),
    { name: '' },
    { name: 'name must have at least 1 character' },
  ],
  [
    'a number too small',
    z.object({ rank: z.number().check(z.minimum(1)) }),
    { rank: 0 },
    { rank: 'rank must be at least 1' },
  ],
  [
    'a broken number',
    z.object({ rank: z.number().check(z.int()) }),
    { rank: 1.5 },
    { rank: 'rank must be a whole number' },
  ],
  [
    'too many entries',
    z.object({ ids: z.array(z.string()).check(z.maxLength(1)) }),
    { ids: ['a', 'b'] },
    { ids: 'ids can have at most 1 entry' },
  ],
  ['an entry of a list', z.object({ ids: z.array(z.string()) }), { ids: ['a', 1] }, { 'ids.1': 'ids.1 must be text' }],
  ['an unknown field', z.strictObject({}), { more: 1 }, { '': 'The request has an unknown field: more' }],
  [
    'a pattern',
    z.object({ id: z.string().check(z.regex(/^a+$/)) }),
    { id: 'b' },
    { id: 'id isn’t in the right format' },
  ],
  ['a sentence of its own', z.object({ id: z.string('Say who') }), { id: 1 }, { id: 'Say who' }],
  ['a sentence of its own for what is missing', z.object({ id: z.string('Say who') }), {}, { id: 'Say who' }],
])('%s', (_, schema, value, fields) => {
  expect(sayAll('en', plainIssues(schema, value))).toEqual(fields);
});

test.each([
  ['hi', 'अपनी कैटेगरी चुनें', 'सूची को ज़्यादा से ज़्यादा 60 अक्षरों का नाम दें'],
  ['mr', 'तुमची कॅटेगरी निवडा', 'यादीला जास्तीत जास्त 60 अक्षरांचे नाव द्या'],
] as const)('the sentences of the contract are said in %s', (language, category, name) => {
  expect(sayAll(language, plainIssues(z.object({ category: josaaCategory }), { category: 'X' }))).toEqual({ category });
  expect(sayAll(language, plainIssues(lists.create.body, { exam: 'josaa', name: '' }))).toEqual({ name });
});

test('a limit is named in the sentence about it', () => {
  const body = { exam: 'josaa', collegeId: 'x', field: 'fees', message: 'x'.repeat(1001) };
  expect(sayAll('en', plainIssues(factReports.send.body, body))).toEqual({
    message: 'Please use up to 1000 characters',
  });
});
