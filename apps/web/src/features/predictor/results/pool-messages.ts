import { defineMessages } from '../../../lib/messages.ts';

/** Kinds of seats, which a prediction names in English: the same pieces serve every student. */
export const poolMessages = defineMessages({
  en: {
    label: (english: string): string => english,
    feeWaiver:
      'A fee waiver seat has a choice code of its own in the option form, which the cut-off lists do not print.',
    heldByOffers: 'Your rank is good enough; these seats may not be offered again.',
  },
  hi: () => import('./pool-messages.hi.ts'),
  mr: () => import('./pool-messages.mr.ts'),
});
