import { defineMessages } from '../../../lib/messages.ts';

/** The words of putting a programme on a preference list, wherever that is offered. */
export const listMessages = defineMessages({
  en: {
    add: 'Add to list',
    onList: 'On your list',
    about: (label: string, about: string) => `${label}: ${about}`,
    added: 'Added to your list',
    addedTo: (list: string, place: number) =>
      `“${list}”, place ${place}. Put it where you want it: the order is yours.`,
    taken: 'Taken off your list',
    takenFrom: (list: string) => `“${list}”`,
    failed: 'That did not work',
    tryAgain: 'Please try again.',
    openList: 'Open list',
    chooseTitle: 'Which list?',
    count: (count: number) => `${count} ${count === 1 ? 'choice' : 'choices'}`,
    newList: 'Name of a new list',
    create: 'Create and add',
    done: 'Done',
    firstName: { 'mht-cet': 'My CAP list', josaa: 'My JoSAA list' },
    collegeTitle: (college: string) => `Add to a preference list: ${college}`,
    collegeLead: 'Each line is one line of the official option form.',
    loading: 'Loading the programmes',
    loadFailed: 'The programmes could not be loaded.',
    noLines: 'This college has no line in the latest option form.',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
