import { FAQ } from '@dakhila/domain/faq/faq';
import { wordsOfFaq } from '@dakhila/domain/faq/faq-words';
import { defineMessages } from '../../../../lib/messages.ts';

/** The questions and answers themselves. */
export const faqWords = defineMessages({
  en: wordsOfFaq(FAQ),
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
