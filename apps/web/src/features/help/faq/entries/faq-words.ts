import { FAQ } from '@dakhila/domain/faq/faq';
import { wordsOfFaq } from '@dakhila/domain/faq/faq-words';
import { defineMessages } from '../../../../lib/messages.ts';

/** The questions and answers themselves, which are data of the domain. */
export const faqWords = defineMessages({
  en: wordsOfFaq(FAQ),
  hi: () => import('@dakhila/domain/faq/words/hi').then(({ FAQ_HI }) => ({ default: FAQ_HI })),
  mr: () => import('@dakhila/domain/faq/words/mr').then(({ FAQ_MR }) => ({ default: FAQ_MR })),
});
