import { defineMessages } from '../lib/messages.ts';

/** The words that the parts themselves say. */
export const uiMessages = defineMessages({
  en: {
    loading: 'Loading',
    needHelp: 'Need help? Write to',
    skipToContent: 'Skip to content',
    opensNewTab: '(opens in a new tab)',
    close: 'Close',
    tryAgain: 'Try Again',
    notifications: 'Notifications',
    dismiss: 'Dismiss',
    pages: 'Pages',
    pageOf: (page: number, totalPages: number) => `Showing page ${page} of ${totalPages}`,
    previous: 'Previous',
    next: 'Next',
    choices: 'Choices',
    choicesFound: (count: number) => `${count} choices`,
    moreChoices: (count: number) => `${count} more. Type to narrow the list.`,
    nothingMatches: 'Nothing matches',
    percent: (percent: number) => `${percent}%`,
    stepDone: 'done',
    stepCurrent: 'in progress',
    stepWaiting: 'to do',
    chart: 'Chart',
    table: 'Table',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
