import { defineMessages } from '../../../lib/messages.ts';

export const introMessages = defineMessages({
  en: {
    title: 'Psychometric assessment',
    lead: 'What you like, how you work, what matters to you, and which engineering branches are close to that.',
    loading: 'Loading the assessment',
    failedTitle: 'The assessment could not be loaded',
    failed: 'Please check your connection and try again.',
    start: {
      title: 'Ready when you are',
      facts: (minutes: number, questions: number) => `About ${minutes} minutes, ${questions} short questions.`,
      pause: 'You can pause between questions and go on later, on any device.',
      left: (count: number) => (count === 1 ? '1 assessment left' : `${count} assessments left`),
      retakeFree: 'Your next sitting costs nothing',
      button: 'Start the assessment',
      again: 'Take it again',
      guardian: 'You are under 18: a parent or guardian agrees first, with a code. It takes two minutes.',
      birthDate: 'We ask for your date of birth first. Under 18, a parent or guardian has to agree.',
      noRefund:
        'Please start within 12 hours of buying it: after that, and once it is started, it is not refunded. It stays yours and does not expire.',
    },
    none: {
      title: 'Not part of your plan yet',
      titleUsed: 'You have used your assessment',
      text: 'You can buy one assessment at a time. It is yours as soon as it is paid, and does not expire.',
      button: 'Get the assessment',
      noRefund: 'An assessment that is not started within 12 hours of buying it, or that is started, is not refunded.',
    },
    underWay: {
      title: 'You are in the middle of it',
      text: (answered: number, of: number) => `${answered} of ${of} questions answered. Everything so far is saved.`,
      progress: 'Answered',
      button: 'Continue',
    },
    done: {
      title: 'Your report is ready',
      text: (date: string) => `From your answers of ${date}.`,
      button: 'Open my report',
      retakeTitle: 'This sitting could not carry a report',
      retakeText: 'It happens: a tired evening, a hurried phone. The next sitting costs nothing.',
      retakeButton: 'See what happened',
    },
    earlier: 'Earlier sittings',
    earlierRow: (date: string) => `Sitting of ${date}`,
    verdict: {
      valid: 'Report',
      caution: 'Report, to be read with care',
      retake: 'No report',
    },
    parts: {
      title: 'What it asks',
      lead: 'Seven short parts, in this order.',
      minutes: (minutes: number) => `${minutes} min`,
      timed: 'by the clock',
    },
    gives: {
      title: 'What you get',
      lines: [
        'A report on the screen and as a PDF, in plain words, with a page for your parents',
        'Five engineering branches that are close to your interests, with the reasons and what would change them',
        'Beside each branch, your chance and the fees, where you have made a prediction',
        'Questions to bring to a counselor',
      ],
    },
    isNot: {
      title: 'What it is not',
      lines: [
        'It is not an exam. Nobody passes or fails, and no college sees it.',
        'It is not a verdict. It cannot know what you will become good at.',
        'It is not a medical or psychological examination.',
        'It is compared with provisional figures for now, and the report says so.',
      ],
    },
    privacy: {
      title: 'Who sees it',
      text: 'Only you. You can make a link for a counselor and take it back, and you can delete everything whenever you like.',
    },
    confirm: {
      title: 'Start now?',
      spends: 'Starting uses your assessment. It is not refunded after that.',
      free: 'This sitting costs nothing.',
      calm: 'Take it somewhere quiet, with about 25 minutes. Pen and paper help in the timed parts.',
      button: 'Start',
      cancel: 'Not yet',
      failed: 'It could not be started. Nothing was used up. Please try again.',
    },
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
