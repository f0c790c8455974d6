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
        'The address of the page you asked for before signing in, until you close the tab.',
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
