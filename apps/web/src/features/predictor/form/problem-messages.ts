import { defineMessages } from '../../../lib/messages.ts';

/** What stands under a field that is not as it should be: the rules say it in English, for server and screen alike. */
export const problemMessages = defineMessages({
  en: { sentence: (english: string): string => english },
  hi: () => import('./problem-messages.hi.ts'),
  mr: () => import('./problem-messages.mr.ts'),
});
