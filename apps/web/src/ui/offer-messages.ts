import { defineMessages } from '../lib/messages.ts';

/** Whether a seat is offered, which is no matter of the rank. */
export const offerMessages = defineMessages({
  en: {
    inDoubt: 'May not be offered',
    likely: (chance: string) => `${chance} likely to be offered`,
    record: (years: number, of: number) => `Offered in ${years} of the last ${of} years`,
    newIn: (year: number) => `First offered in ${year}`,
    why: 'The lists show a seat only where one was given. A seat nobody asked for counts as not offered.',
  },
  hi: () => import('./offer-messages.hi.ts'),
  mr: () => import('./offer-messages.mr.ts'),
});
