import { defineMessages } from '../../../lib/messages.ts';

export const shortlistMessages = defineMessages({
  en: {
    title: 'Saved colleges',
    lead: 'Your shortlist, of both exams, latest first. Only you see it.',
    back: 'Back to College Explorer',
    loading: 'Loading your saved colleges',
    emptyTitle: 'Nothing saved yet',
    emptyText: 'Press Save on any college, and it waits for you here.',
    findColleges: 'Find colleges',
    errorTitle: 'Your saved colleges are not here yet',
    failed: 'Failed to fetch your saved colleges',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
