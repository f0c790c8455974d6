import type { FaqGroup } from '../entry.ts';

/** Signing in, counselling, assessment, privacy. */
export const ACCOUNT: FaqGroup = {
  id: 'account',
  title: 'Account, counseling, assessment and privacy',
  entries: [
    {
      id: 'no-password',
      question: 'Why is there no password?',
      answer: [
        'You sign in with a one-time code that comes by e-mail and on WhatsApp. There is nothing to forget and nothing to steal. Never tell a login code to anybody; we never ask for it. Only the code for a parent’s or guardian’s consent is meant to be passed on.',
      ],
      alsoAskedAs: ['forgot password', 'login problem'],
    },
    {
      id: 'code-did-not-come',
      question: 'My code did not come. What can I do?',
      answer: [
        'Look into the spam folder and into WhatsApp; the same code goes to both. Wait a minute and ask for a new one. Use the newest code: older ones stop working.',
      ],
      alsoAskedAs: ['otp not received', 'otp nahi aaya'],
    },
    {
      id: 'counselling-session',
      question: 'How does a counseling session work?',
      answer: [
        'Choose a counselor by language and topic, take an open time and say what you want to ask. A session lasts 45 minutes and is held online. You get a calendar entry and reminders. Afterwards notes and next steps stand on the page.',
      ],
      // As many in India write it.
      alsoAskedAs: ['counselling session', 'how does counselling with a counsellor work'],
      links: [{ label: 'Counseling', to: '/counseling' }],
    },
    {
      id: 'cancel-session',
      question: 'Can I cancel or move a session?',
      answer: [
        'Free of charge until 12 hours before it begins; the session returns to your account. Later it counts as used. If the counselor cancels, you always get it back.',
      ],
      alsoAskedAs: ['reschedule', 'missed session', 'no show'],
    },
    {
      id: 'what-is-the-assessment',
      question: 'What is the psychometric assessment?',
      answer: [
        'About 25 minutes of questions on interests, personality, work values and a short timed part. The report tells in plain words which engineering branches fit and why. It is no verdict and no test you can fail.',
      ],
      links: [{ label: 'Psychometric assessment', to: '/psychometric' }],
    },
    {
      id: 'guardian-consent',
      question: 'Why do you ask for my parent’s or guardian’s consent?',
      answer: [
        'If you are under 18, the assessment, counseling and the sharing of reports need it. A parent or guardian gets a one-time code and confirms with it. The consent can be withdrawn in the profile.',
      ],
    },
    {
      id: 'who-sees-my-data',
      question: 'Who sees my data?',
      answer: [
        'You. A counselor sees only what you choose to share for a session. We sell no names or numbers, and there is no tracker on our pages.',
      ],
      alsoAskedAs: ['privacy', 'spam calls', 'data sold'],
    },
    {
      id: 'delete-account',
      question: 'Can I delete my account?',
      answer: [
        'Yes, in the profile. You have 30 days to change your mind; then everything is erased. Invoices have to be kept by law, without a link to you.',
      ],
      links: [{ label: 'My profile', to: '/profile' }],
    },
    {
      id: 'talk-to-a-person',
      question: 'How do I reach a person?',
      answer: [
        'Write to support; we answer by e-mail and on the page. For a longer talk about your choices book a counseling session.',
      ],
      links: [
        { label: 'Support & Feedback', to: '/support' },
        { label: 'Counseling', to: '/counseling' },
      ],
    },
  ],
};
