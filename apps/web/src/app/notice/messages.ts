import { defineMessages } from '../../lib/messages.ts';

export const noticeMessages = defineMessages({
  en: {
    label: 'Notice',
    dismiss: 'Put this notice away',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
