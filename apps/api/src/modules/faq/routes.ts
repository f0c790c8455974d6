import { faq } from '@dakhila/contract/faq';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { FaqEditsIn } from './read-edits.ts';

/** What students read of the FAQ beyond the texts of the release. */
export function faqRoutes(app: FastifyInstance, faqEditsIn: FaqEditsIn) {
  mount(app, faq.edits, async ({ caller }) => {
    const language = pageLanguage(caller.language);
    const entries = [...(await faqEditsIn(language))].map(([id, { question, answer, year }]) => ({
      ...{ id, question, year },
      answer: [...answer],
    }));
    return { data: { language, entries } };
  });
}
