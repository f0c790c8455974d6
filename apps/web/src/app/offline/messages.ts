import { defineMessages } from '../../lib/messages.ts';
import type { Age } from './age.ts';

const ago = ({ unit, count }: Age) =>
  unit === 'minutes' && count === 0 ? 'a moment ago' : `${count} ${count === 1 ? unit.slice(0, -1) : unit} ago`;

export const offlineMessages = defineMessages({
  en: {
    offline: 'No internet',
    keptFrom: (age: Age) => `Offline. What you see is from ${ago(age)}.`,
    whatWorks: 'What still works',
    whatWorksText:
      'Your shortlist, lists, predictions, sessions and the FAQ open all the same. Payments and bookings need a connection.',
    nothingLost: 'What you have typed stays here.',
    retry: 'Try again',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
