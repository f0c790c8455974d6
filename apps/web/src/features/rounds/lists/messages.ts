import { LIST_NAME_LENGTH, LISTS_LIMIT } from '@dakhila/domain/lists/limits';
import { defineMessages } from '../../../lib/messages.ts';

/** The words of having several lists. */
export const listBarMessages = defineMessages({
  en: {
    label: 'List',
    option: (name: string, count: number) => `${name} (${count})`,
    newList: 'New list',
    newTitle: 'A new list',
    newText: 'Several lists help to think: one for the heart, one for home, one to compare.',
    full: `There is room for ${LISTS_LIMIT} lists an exam. Delete one that you no longer need.`,
    more: 'More',
    moreTitle: 'This list',
    rename: 'Rename',
    renameTitle: 'Rename the list',
    duplicate: 'Make a copy',
    remove: 'Delete the list',
    print: 'Print',
    pdf: 'Download as PDF',
    csv: 'Download as CSV',
    files: 'To take along',
    filesHint: 'With the official codes in your order, ready to be typed into the official form.',
    name: 'Name',
    nameHint: `At most ${LIST_NAME_LENGTH} characters`,
    nameMissing: 'Give the list a name.',
    create: 'Create',
    save: 'Save',
    failed: 'That did not work',
    tryAgain: 'Please try again.',
    copied: (name: string) => `A copy was made: “${name}”`,
    removed: (name: string) => `“${name}” was deleted.`,
    undo: 'Undo',
    restored: 'The list is back.',
    suggested: { 'mht-cet': 'My CAP list', josaa: 'My JoSAA list' },
    first: {
      title: 'Start your preference list',
      text: 'A preference list is the option form of the admission: the programmes you want, the one you want most first. Build it here, try it out, and copy it into the official form when the time comes.',
      start: 'Start a list',
      predictor: 'Predict first',
      explorer: 'Look at colleges',
    },
  },
});
