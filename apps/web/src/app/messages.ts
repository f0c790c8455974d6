import { defineMessages } from '../lib/messages.ts';

export const appMessages = defineMessages({
  en: {
    loading: 'Loading',
    errorTitle: 'Unexpected Application Error!',
    errorText: 'Something on our side went wrong. Your data is safe. Reload the page, or go back to the start.',
    notFoundText: 'There is no page at this address. It may have been moved, or the link may be incomplete.',
    reload: 'Reload the page',
    goHome: 'Go to the start',
    menu: 'Menu',
    openMenu: 'Open the menu',
    mainMenu: 'Main menu',
    dashboard: 'Dashboard',
    collegeSearch: 'College Search',
    collegePredictor: 'College Predictor',
    counselling: 'Counseling',
    profile: 'Profile',
    support: 'Support & Feedback',
    faq: "FAQ's",
    logout: 'Logout',
    signedInAs: 'Signed in as',
    supportContact: 'Questions? Write to',
    accessibility: 'Accessibility',
    copyright: (year: number, name: string) => `© ${year} ${name}`,
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
