import { LANGUAGES } from '@dakhila/domain/language/languages';
import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';

/** An entry of the FAQ whose text was changed after this release was made. */
export const EditedEntry = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.array(z.string()),
  /** The year of the source. */
  year: z.number(),
});
export type EditedEntry = z.infer<typeof EditedEntry>;

export const faq = {
  edits: endpoint('GET /faq/edits', 'student', {
    summary: 'Entries of the FAQ that were changed since the release, in the language of the page',
    response: reply(
      z.object({
        /** A response that was stored for offline use may be in another language than the page. */
        language: z.enum(LANGUAGES),
        entries: z.array(EditedEntry),
      }),
    ),
  }),
};
