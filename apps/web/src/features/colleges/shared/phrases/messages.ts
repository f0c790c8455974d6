import { defineMessages } from '../../../../lib/messages.ts';

/** What the lists and sources print about seats and colleges, said in the language of the page. Names stay as they are. */
export const phraseMessages = defineMessages({
  en: {
    phrase: (english: string) => english,
    /** 'c. 2010' where a source is not sure. */
    year: (printed: string) => printed,
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
