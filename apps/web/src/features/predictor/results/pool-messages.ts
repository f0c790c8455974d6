import { defineMessages } from '../../../lib/messages.ts';

/** Kinds of seats, which a prediction names in English: the same pieces serve every student. */
export const poolMessages = defineMessages({
  en: {
    label: (english: string): string => english,
    listEnd: (year: number) => `In ${year} open to the end of the merit list.`,
    mayReachListEnd: (year: number) => `May stay open almost to the end of the merit list in ${year}.`,
    listEndWhy:
      'Where seats stay empty, the closing rank is that of the last student who asked. Your real chance may be better.',
    feeWaiver:
      'A fee waiver seat has a choice code of its own in the option form, which the cut-off lists do not print.',
  },
  hi: () => import('./pool-messages.hi.ts'),
  mr: () => import('./pool-messages.mr.ts'),
});
