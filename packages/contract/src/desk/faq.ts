import { LONGEST_PARAGRAPH, LONGEST_QUESTION, MOST_PARAGRAPHS } from '@dakhila/domain/faq/edit';
import * as z from 'zod/mini';
import { endpoint, reply, staff } from '../endpoint.ts';
import { text } from '../fields.ts';

const Wording = z.object({ question: z.string(), answer: z.array(z.string()) });
const Texts = z.object({ en: Wording, hi: Wording, mr: Wording, year: z.number() });

const FaqLine = z.object({
  id: z.string(),
  group: z.string(),
  question: z.string(),
  isEdited: z.boolean(),
  /** A release has changed the text beneath the edit. */
  isOvertaken: z.boolean(),
  /** The edit is from before releases were recorded: somebody should compare it once. */
  isOriginUnknown: z.boolean(),
});
export type FaqLine = z.infer<typeof FaqLine>;

export const DeskFaqEntry = z.object({
  id: z.string(),
  group: z.string(),
  /** Who says so, without the year. */
  source: z.object({ en: z.string(), hi: z.string(), mr: z.string() }),
  /** What `{josaaYear}` and `{capYear}` stand for in a text. */
  dataYears: z.object({ josaa: z.number(), cap: z.number() }),
  /** What students read now. */
  texts: Texts,
  /** What the release has. */
  original: Texts,
  /** How the release changed beneath the edit: since when, and the text that the edit was written over. */
  releaseChange: z.nullable(z.object({ at: z.nullable(z.string()), before: Texts })),
  /** The edit is from before releases were recorded. */
  isOriginUnknown: z.boolean(),
  /** Counts edits: a call that names an older number is refused. */
  number: z.number(),
  history: z.array(
    z.object({
      number: z.number(),
      by: z.string(),
      at: z.string(),
      /** Null: the texts of the release again. */
      texts: z.nullable(Texts),
    }),
  ),
});
export type DeskFaqEntry = z.infer<typeof DeskFaqEntry>;

const wording = z.strictObject({
  question: text(LONGEST_QUESTION).check(z.minLength(1)),
  answer: z.array(text(LONGEST_PARAGRAPH).check(z.minLength(1))).check(z.minLength(1), z.maxLength(MOST_PARAGRAPHS)),
});
const number = z.int().check(z.gte(0), z.lte(1_000));
const oneEntry = {
  params: z.object({ id: z.string().check(z.maxLength(60)) }),
  response: reply(DeskFaqEntry),
};

export const deskFaq = {
  list: endpoint('GET /desk/faq', staff('season.edit'), {
    summary: 'All questions of the FAQ, and which were edited',
    response: reply(z.array(FaqLine)),
  }),
  read: endpoint('GET /desk/faq/:id', staff('season.edit'), {
    ...oneEntry,
    summary: 'A question with its texts in three languages and its history',
  }),
  publish: endpoint('PUT /desk/faq/:id', staff('season.edit'), {
    ...oneEntry,
    summary: 'Publish new texts of a question in all languages',
    bodyLimitBytes: 64 * 1024,
    body: z.strictObject({
      texts: z.strictObject({
        en: wording,
        hi: wording,
        mr: wording,
        year: z.int().check(z.gte(2016), z.lte(2100)),
      }),
      number,
      /** The editor has seen what to look at again. */
      isConfirmed: z.boolean(),
    }),
  }),
  restore: endpoint('POST /desk/faq/:id/restore', staff('season.edit'), {
    ...oneEntry,
    summary: 'Bring back an earlier edit, or with 0 the texts of the release',
    body: z.strictObject({ to: number, number }),
  }),
};
