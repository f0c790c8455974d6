import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { says } from './fields.ts';
import { ListChoice } from './list-views.ts';
import { choiceKey } from './lists.ts';
import { RupeeRange } from './money.ts';

export const Recommendation = z.object({
  /**
   * `safety`: it raises the chance of a seat. `city`: the list has no choice in a city that the student named. `reach`: it stands above a choice of the list by
   * closing rank.
   */
  kind: z.enum(['safety', 'city', 'reach']),
  option: ListChoice,
  /** Where it would be on the list; 1 is the first preference. */
  place: z.number(),
  /** The list with it: send it with `lists.order`. */
  choices: z.array(z.string()),
  reason: z.string(),
  /** What adding it alone does to the outcome, by the simulation of the outcome. */
  effect: z.string(),
  /** Where compulsory acceptance matters at its place. */
  caution: z.nullable(z.string()),
  /** What the family pays in the first year; null where it is unknown. */
  cost: z.nullable(RupeeRange),
  /** It costs more than any choice of the list. */
  isCostlier: z.boolean(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const Recommendations = z.object({
  /**
   * `needs-run`: the exam has no saved prediction for the present profile. `empty`: no choice of the list could be estimated. `off`: the student takes part in the
   * study and was drawn to see none. `asks`: the study asks first whether they take part. `no-profile` and `paused` as in the list.
   */
  state: z.enum(['ready', 'needs-run', 'no-profile', 'paused', 'empty', 'off', 'asks']),
  message: z.nullable(z.string()),
  /** The version of the list that this is about. */
  version: z.number(),
  /** At most three. */
  items: z.array(Recommendation),
  /** What all of them do together. */
  together: z.nullable(z.string()),
  /** The list is rarely left without a seat, and nothing better within reach is missing. */
  isWellSpread: z.boolean(),
  /** Whether a study of suggestions runs that the student may join, and whether they did. */
  study: z.object({ isOpen: z.boolean(), isIn: z.boolean() }),
});
export type Recommendations = z.infer<typeof Recommendations>;

/** Three keys of choices. */
const SHOWN_LENGTH = 300;
const shownKeys = z.optional(z.string().check(z.maxLength(SHOWN_LENGTH)));

const id = z.uuid(says('lists.notFound'));

/** Programmes that a list could do with. */
export const recommendations = {
  read: endpoint('GET /lists/:id/recommendations', 'student', {
    params: z.object({ id }),
    /** The safeties and the reaches that the screen shows, with commas between them: they stay while they help. */
    query: z.object({ shown: shownKeys, reaches: shownKeys }),
    hasMessages: true,
    summary: 'Up to three programmes that would make the list safer or better; costs no attempt',
    response: reply(Recommendations),
  }),
  refuse: endpoint('POST /lists/:id/refusals', 'student', {
    params: z.object({ id }),
    summary: 'Not for me: the programme is not recommended again for any list of this exam',
    body: z.strictObject({ choice: choiceKey }),
    response: done,
  }),
  takeBack: endpoint('DELETE /lists/:id/refusals/:choice', 'student', {
    params: z.object({ id, choice: choiceKey }),
    summary: 'Take a refusal back; harmless when there is none',
    response: done,
  }),
  join: endpoint('PUT /list-study', 'student', {
    summary: 'Take part in the study of suggestions, or leave it, which deletes what it saved',
    body: z.strictObject({ isIn: z.boolean() }),
    response: done,
  }),
};
