import { defineMessages } from '../../lib/messages.ts';

/** The words of the rounds page around its views. */
export const roundsMessages = defineMessages({
  en: {
    title: 'Preference lists and rounds',
    lead: 'Put your choices in order, see where you may end up, and go through the official rounds with open eyes.',
    exams: 'Admission',
    exam: { 'mht-cet': 'MHT-CET CAP', josaa: 'JoSAA' },
    views: 'Views',
    view: { order: 'Order', outcome: 'Outcome', mock: 'Past year', season: 'Season' },
    loading: 'Loading your lists',
    failed: 'Your lists could not be loaded.',
    failedTitle: 'Something went wrong',
    goneTitle: 'This list is no longer there',
    goneText: 'It was deleted, perhaps in another tab.',
    toLists: 'To my lists',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
