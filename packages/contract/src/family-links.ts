import {
  COMMENT_LENGTH,
  COMMENT_TYPED_LENGTH,
  COMMENTER_LENGTH,
  FAMILY_LINK_DAYS,
} from '@dakhila/domain/family-link/limits';
import { tidyComment, tidyCommenter } from '@dakhila/domain/family-link/tidy-comment';
import { LANGUAGES, type Language } from '@dakhila/domain/language/languages';
import * as z from 'zod/mini';
import { YearlyRupees } from './college-list.ts';
import { done, endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { says } from './fields.ts';
import { ChoiceStanding, PreferenceList } from './list-views.ts';
import { withSharedLanguage } from './shared-language.ts';

/** A link to a list, as its owner sees it. The address itself is returned once, when the link is made or renewed. */
export const FamilyLink = z.object({
  id: z.string(),
  /** The language in which the page opens. */
  language: z.enum(LANGUAGES),
  showsName: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  views: z.number(),
  lastViewedAt: z.nullable(z.string()),
});
export type FamilyLink = z.infer<typeof FamilyLink>;

/** What somebody with a link wrote; only the owner of the list reads it. */
export const FamilyComment = z.object({
  id: z.string(),
  /** As the writer calls themselves; null where they did not say. */
  name: z.nullable(z.string()),
  text: z.string(),
  writtenAt: z.string(),
  isNew: z.boolean(),
});
export type FamilyComment = z.infer<typeof FamilyComment>;

/** The live links of a list and what was written through them, newest first. */
export const FamilyOfList = z.object({
  links: z.array(FamilyLink),
  comments: z.array(FamilyComment),
  /** Links of all lists of the student that are live now. */
  liveLinks: z.number(),
});
export type FamilyOfList = z.infer<typeof FamilyOfList>;

/** A choice as the family sees it: nothing in it tells rank, category or income. */
export const FamilyChoice = z.object({
  collegeName: z.string(),
  city: z.string(),
  programme: z.string(),
  /** As in the list, without the reason. */
  state: ChoiceStanding.shape.state,
  chance: ChoiceStanding.shape.chance,
  band: ChoiceStanding.shape.band,
  offer: ChoiceStanding.shape.offer,
  /** In whole percents: how often it is the final seat; null where it has no estimate. */
  final: z.nullable(z.number()),
  /** The full yearly fee, before any scholarship: it is the same for every family. Null where it is not known. */
  fee: z.nullable(YearlyRupees),
});
export type FamilyChoice = z.infer<typeof FamilyChoice>;

/** A list for anyone who has its link. */
export const FamilyPage = z.object({
  exam: Exam,
  listName: z.string(),
  /** Null unless the student ticked to show it. */
  firstName: z.nullable(z.string()),
  updatedAt: z.string(),
  expiresAt: z.string(),
  year: z.number(),
  rounds: z.number(),
  dataYears: PreferenceList.shape.dataYears,
  choices: z.array(FamilyChoice),
  /** In whole percents that make 100 with the choices; null where nothing could be simulated. `place` 1 is the first choice, null is no seat. */
  outcome: z.nullable(
    z.object({
      some: z.number(),
      none: z.number(),
      likely: z.nullable(z.object({ place: z.nullable(z.number()), percent: z.number() })),
    }),
  ),
  compulsory: PreferenceList.shape.compulsory,
});
export type FamilyPage = z.infer<typeof FamilyPage>;

const ofList = { params: z.object({ id: z.uuid(says('lists.notFound')) }) };
const ofLink = { params: z.object({ id: z.uuid(says('family.linkNotFound')) }) };
const byToken = { params: z.object({ token: z.string().check(z.maxLength(100)) }) };

const comment = z
  .string(says('family.commentEmpty'))
  .check(
    z.maxLength(COMMENT_TYPED_LENGTH, { error: says('family.commentLong'), abort: true }),
    z.overwrite(tidyComment),
    z.minLength(1, says('family.commentEmpty')),
    z.maxLength(COMMENT_LENGTH, says('family.commentLong')),
  );
const commenter = z
  .string()
  .check(
    z.maxLength(COMMENT_TYPED_LENGTH, { error: says('family.nameLong'), abort: true }),
    z.overwrite(tidyCommenter),
    z.maxLength(COMMENTER_LENGTH, says('family.nameLong')),
  );

/** The address of the page that a family opens. */
export const familyPagePath = (token: string, language: Language) => withSharedLanguage(`/family/${token}`, language);

const MadeLink = z.object({ url: z.string(), link: FamilyLink });

export const familyLinks = {
  ofList: endpoint('GET /lists/:id/family', 'student', {
    ...ofList,
    summary: 'The family links of a list and the comments written through them',
    response: reply(FamilyOfList),
  }),
  make: endpoint('POST /lists/:id/family-links', 'student', {
    ...ofList,
    summary: 'Make a read-only link to a list, for parents or a counsellor; at most five are live',
    body: z.strictObject({
      days: z.union(FAMILY_LINK_DAYS.map((days) => z.literal(days))),
      language: z.enum(LANGUAGES),
      showsName: z.boolean(),
    }),
    response: reply(MadeLink),
  }),
  renew: endpoint('POST /family-links/:id/renew', 'student', {
    ...ofLink,
    summary: 'A new address for a link whose address is lost; the old one stops working, comments stay',
    response: reply(MadeLink),
  }),
  revoke: endpoint('DELETE /family-links/:id', 'student', {
    ...ofLink,
    summary: 'End a link at once, and delete the comments written through it',
    response: done,
  }),
  markRead: endpoint('POST /lists/:id/family/read', 'student', {
    ...ofList,
    summary: 'The student has read the comments on a list',
    response: done,
  }),
  removeComment: endpoint('DELETE /family-comments/:id', 'student', {
    params: z.object({ id: z.uuid(says('family.commentNotFound')) }),
    summary: 'Delete a comment',
    response: done,
  }),
  news: endpoint('GET /family-comments/new', 'student', {
    summary: 'The lists that have comments the student has not read',
    response: reply(z.array(z.object({ listId: z.string(), exam: Exam, listName: z.string(), comments: z.number() }))),
  }),
  open: endpoint('GET /family/:token', 'anyone', {
    ...byToken,
    hasMessages: true,
    summary: 'A list for anyone who has its link: no login, no profile, no contact',
    response: reply(FamilyPage),
  }),
  countView: endpoint('POST /family/:token/views', 'anyone', {
    ...byToken,
    summary: 'Count that somebody looks at a shared list; reading it counts nothing',
    response: done,
  }),
  comment: endpoint('POST /family/:token/comments', 'anyone', {
    ...byToken,
    summary: 'Write a comment that only the student reads',
    body: z.strictObject({ name: z.optional(commenter), text: comment }),
    response: done,
  }),
};
