import type { LegalDocumentFor } from '../legal-document.ts';

export const cookies: LegalDocumentFor = ({ name }) => ({
  title: 'Cookies',
  sections: [
    {
      heading: 'Only what is needed',
      paragraphs: [
        `${name} sets cookies of its own and no others. None of them follows you to other sites, and none is for advertising or statistics. That is why we do not ask you to accept them.`,
      ],
    },
    {
      heading: 'The cookies',
      points: [
        'session: keeps you signed in, for at most 60 days.',
        'browser: a random number that ties one-time codes and limits to this browser, for one year.',
        'signup: finds the sign-up that you began in this browser, for 24 hours.',
        'XSRF-TOKEN: protects your account from forged requests, for one year.',
        'theme and language: remember how you like to see the pages, for one year.',
      ],
    },
    {
      heading: 'Storage in your browser',
      points: [
        'signupEmail, selectedTierId and validatedCouponCode: carry your e-mail address, the chosen plan and the coupon from one step of sign-up or payment to the next.',
        'pending-login: the address or number that a one-time code was sent for, so that a reload does not lose your login. It goes when you are signed in, or after an hour.',
        'finished-signup: that the sign-up in this tab is done, so that going back leads to the login.',
        'pending-logout: a logout that the server has not heard of yet, because the line was down.',
        'kept-location: the address of the page you asked for before signing in, and a code that says for whom it was kept, so that nobody else who signs in here is shown it.',
        'compared-colleges: the colleges you put side by side.',
        'Drafts: what you have typed into the predictor, a preference list, the assessment or a booking, until it is sent.',
        'kept-toast and reloaded-for-module: a message that must outlive a reload, and that the page was reloaded for a new version.',
        'What is kept for a tab goes when you close it.',
      ],
    },
    {
      heading: 'Your choice',
      paragraphs: [
        'Logging out clears the storage of this site. You can also remove cookies and storage in the settings of your browser at any time; you will then be signed out.',
      ],
    },
  ],
});
