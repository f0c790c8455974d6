import {
  COMMENT_LENGTH,
  COMMENT_TYPED_LENGTH,
  COMMENTER_LENGTH,
  FAMILY_LINK_DAYS,
} from '@dakhila/domain/family-link/limits';
import { tidyComment, tidyCommenter } from '@dakhila/domain/family-link/tidy-comment';
import { LANGUAGES, type Language } from '@dakhila/domain/language/languages';
import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { FamilyPage } from './family-pages.ts';
import { says } from './fields.ts';
import { withSharedLanguage } from './shared-language.ts';

/** A link to a list or a prediction, as its owner sees it. The address itself is returned once, when the link is made or renewed. */
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

/** What somebody with a link wrote; only the student reads it. */
export const FamilyComment = z.object({
  id: z.string(),
  /** As the writer calls themselves; null where they did not say. */
  name: z.nullable(z.string()),
  text: z.string(),
  writtenAt: z.string(),
  isNew: z.boolean(),
});
export type FamilyComment = z.infer<typeof FamilyComment>;

/** The live links of a list or a prediction and what was written through them, newest first. */
export const FamilySharing = z.object({
  links: z.array(FamilyLink),
  comments: z.array(FamilyComment),
  /** Links of the student that are live now, over all lists and predictions. */
  liveLinks: z.number(),
});
export type FamilySharing = z.infer<typeof FamilySharing>;

/** Where somebody wrote to the student: on a list or on a prediction. */
const FamilyNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('list'), listId: z.string(), exam: Exam, listName: z.string(), comments: z.number() }),
  z.object({
    kind: z.literal('run'),
    runId: z.string(),
    exam: Exam,
    /** Its admission year. */
    year: z.number(),
    comments: z.number(),
  }),
]);

const ofList = { params: z.object({ id: z.uuid(says('lists.notFound')) }) };
const ofRun = { params: z.object({ id: z.uuid(says('predictor.notFound')) }) };
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

const wanted = {
  body: z.strictObject({
    days: z.union(FAMILY_LINK_DAYS.map((days) => z.literal(days))),
    language: z.enum(LANGUAGES),
    showsName: z.boolean(),
  }),
};
/** The newest comment that the screen has shown: later ones are still new. */
const read = { body: z.strictObject({ newest: z.uuid(says('family.commentNotFound')) }) };
const MadeLink = z.object({ url: z.string(), link: FamilyLink });

export const familyLinks = {
  ofList: endpoint('GET /lists/:id/family', 'student', {
    ...ofList,
    summary: 'The family links of a list and the comments written through them',
    response: reply(FamilySharing),
  }),
  ofRun: endpoint('GET /predictor/runs/:id/family', 'student', {
    ...ofRun,
    summary: 'The family links of a saved prediction and the comments written through them',
    response: reply(FamilySharing),
  }),
  shareList: endpoint('POST /lists/:id/family-links', 'student', {
    ...{ ...ofList, ...wanted },
    summary: 'Make a read-only link to a list, for parents or a counsellor; at most five links are live',
    response: reply(MadeLink),
  }),
  shareRun: endpoint('POST /predictor/runs/:id/family-links', 'student', {
    ...{ ...ofRun, ...wanted },
    summary: 'Make a read-only link to a saved prediction, for parents or a counsellor; at most five links are live',
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
  markListRead: endpoint('POST /lists/:id/family/read', 'student', {
    ...{ ...ofList, ...read },
    summary: 'The student has read the comments on a list, up to the one named',
    response: done,
  }),
  markRunRead: endpoint('POST /predictor/runs/:id/family/read', 'student', {
    ...{ ...ofRun, ...read },
    summary: 'The student has read the comments on a saved prediction, up to the one named',
    response: done,
  }),
  removeComment: endpoint('DELETE /family-comments/:id', 'student', {
    params: z.object({ id: z.uuid(says('family.commentNotFound')) }),
    summary: 'Delete a comment',
    response: done,
  }),
  news: endpoint('GET /family-comments/new', 'student', {
    summary: 'The lists and predictions that have comments the student has not read',
    response: reply(z.array(FamilyNews)),
  }),
  open: endpoint('GET /family/:token', 'anyone', {
    ...byToken,
    hasMessages: true,
    summary: 'A list or a prediction for anyone who has its link: no login, no profile, no contact',
    response: reply(FamilyPage),
  }),
  countView: endpoint('POST /family/:token/views', 'anyone', {
    ...byToken,
    summary: 'Count that somebody looks at a shared page; reading it counts nothing',
    response: done,
  }),
  comment: endpoint('POST /family/:token/comments', 'anyone', {
    ...byToken,
    summary: 'Write a comment that only the student reads',
    body: z.strictObject({ name: z.optional(commenter), text: comment }),
    response: done,
  }),
};
