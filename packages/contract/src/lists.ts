import { CHOICE_KEY, CHOICES_LIMIT, LIST_NAME_LENGTH } from '@dakhila/domain/lists/choice-key';
import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { says, text } from './fields.ts';
import { FoundOption, ListHead, MockAllotment, Outcome, PreferenceList } from './list-views.ts';

const name = text(LIST_NAME_LENGTH, 'input.listName').check(z.minLength(1, says('input.listName')));
export const choiceKey = z
  .string(says('input.choiceKey'))
  .check(z.maxLength(90), z.regex(CHOICE_KEY, says('input.choiceKey')));
const choices = z.array(choiceKey).check(z.maxLength(CHOICES_LIMIT, `A list holds at most ${CHOICES_LIMIT} choices`));
/** The version of the list that the edit was made on. */
const version = z.int().check(z.gte(1));

const one = { params: z.object({ id: z.uuid(says('lists.notFound')) }) };
/** The official forms take 300 choices. */
const ROOM_FOR_CHOICES_BYTES = 64 * 1024;

/** The addresses of a list's files, below the base path of the API. */
export const listFilePath = (id: string, kind: 'pdf' | 'csv') => `/lists/${id}.${kind}`;
/** The address of the page that is signed before the form is submitted. */
export const listSummaryPath = (id: string) => `/lists/${id}/summary.pdf`;

/**
 * Preference lists. An edit that was made on an older version is answered 409 `list-changed`, with the list as it now is as `data` (a `ListHead`): nothing was
 * overwritten, and the page decides with the student.
 */
export const lists = {
  all: endpoint('GET /lists', 'student', {
    summary: 'The preference lists of the student, latest change first',
    query: z.object({ exam: z.optional(Exam) }),
    response: reply(z.array(ListHead)),
  }),
  create: endpoint('POST /lists', 'student', {
    summary: 'A new list, empty or with choices in order',
    body: z.strictObject({ exam: Exam, name, choices: z.optional(choices) }),
    bodyLimitBytes: ROOM_FOR_CHOICES_BYTES,
    response: reply(ListHead),
  }),
  read: endpoint('GET /lists/:id', 'student', {
    ...one,
    hasMessages: true,
    summary: 'A list with every choice estimated for the exam profile; costs no attempt',
    response: reply(PreferenceList),
  }),
  rename: endpoint('PATCH /lists/:id', 'student', {
    ...one,
    summary: 'Rename a list',
    body: z.strictObject({ version, name }),
    response: reply(ListHead),
  }),
  remove: endpoint('DELETE /lists/:id', 'student', { ...one, summary: 'Delete a list', response: done }),
  duplicate: endpoint('POST /lists/:id/duplicate', 'student', {
    ...one,
    summary: 'A copy of a list, to try another order',
    body: z.strictObject({ name: z.optional(name) }),
    response: reply(ListHead),
  }),
  order: endpoint('PUT /lists/:id/choices', 'student', {
    ...one,
    summary: 'Put the choices in this order; moves, removes, adds and takes back in one call; honours Idempotency-Key',
    body: z.strictObject({ version, choices }),
    bodyLimitBytes: ROOM_FOR_CHOICES_BYTES,
    response: reply(ListHead),
  }),
  add: endpoint('POST /lists/:id/choices', 'student', {
    ...one,
    summary: 'Add choices at the end; one that is on the list stays where it is',
    // Adding does not change the order, so it needs no version, which pages of results do not have.
    body: z.strictObject({
      choices: choices.check(z.minLength(1, says('input.noProgramme'))),
      version: z.optional(version),
    }),
    bodyLimitBytes: ROOM_FOR_CHOICES_BYTES,
    response: reply(ListHead),
  }),
  take: endpoint('DELETE /lists/:id/choices/:choice', 'student', {
    ...one,
    params: z.object({ id: z.uuid(says('lists.notFound')), choice: choiceKey }),
    summary: 'Take one choice off the list; harmless when it is not on it',
    response: reply(ListHead),
  }),
  seen: endpoint('POST /lists/:id/seen', 'student', {
    ...one,
    summary: 'The student has read what changed; from here on changes are told anew',
    response: done,
  }),
  outcome: endpoint('GET /lists/:id/outcome', 'student', {
    ...one,
    hasMessages: true,
    summary: 'What the rounds would make of the list, simulated, and what is wrong with it',
    response: reply(Outcome),
  }),
  mock: endpoint('GET /lists/:id/mock', 'student', {
    ...one,
    hasMessages: true,
    summary: 'The list played against the real closing ranks of a past year, round by round',
    query: z.object({ year: z.string().check(z.regex(/^\d{4}$/, 'year must be a year, such as 2024')) }),
    response: reply(MockAllotment),
  }),
  options: endpoint('GET /list-options', 'student', {
    hasMessages: true,
    summary: 'Lines of the option form to add: by search, or all of one college',
    query: z.object({
      exam: Exam,
      search: z.optional(text(100)),
      /** The college id of the College Explorer. */
      collegeId: z.optional(text(100)),
    }),
    /** At most 50, the best first. */
    response: reply(z.array(FoundOption)),
  }),
};
