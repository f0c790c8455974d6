import { defineMessages } from '../../../lib/messages.ts';

export const takingMessages = defineMessages({
  en: {
    title: 'Psychometric assessment',
    loading: 'Loading your questions',
    failedTitle: 'Your questions could not be loaded',
    failed: 'Nothing is lost. Please check your connection and try again.',
    tryAgain: 'Try Again',
    toOverview: 'Back to the assessment',
    progress: 'Progress',
    progressText: (answered: number, of: number) => `${answered} of ${of} questions`,
    partOf: (part: number, parts: number) => `Part ${part} of ${parts}`,
    questionOf: (question: number, questions: number) => `Question ${question} of ${questions}`,
    pause: 'Pause',
    back: 'Back',
    forward: 'Next',
    skip: 'Come back to it later',
    endPart: 'Finish this part',
    keys: (last: number) => `Keys: 1 to ${last} answer, ← and → go back and on`,
    keysTimed: (last: number) => `Keys: 1 to ${last} answer, → goes on`,
    option: (number: number) => `Option ${number}`,
    saved: 'Saved',
    saving: 'Saving',
    waiting: (count: number) =>
      count === 1
        ? '1 answer is kept on this phone or computer until the line is back'
        : `${count} answers are kept on this phone or computer until the line is back`,
    refused: 'Your last answers could not be saved yet. We keep trying.',
    retryNow: 'Try now',
    clock: 'Time left in this part',
    clockText: (minutes: number, seconds: number) =>
      minutes > 0 ? `${minutes} min ${seconds} s left` : `${seconds} s left`,
    minuteLeft: 'One minute left in this part',
    halfMinuteLeft: 'Thirty seconds left in this part',
    opening: {
      questions: (count: number) => `${count} questions`,
      minutes: (minutes: number) => `about ${minutes} minutes`,
      limit: (minutes: number) => `${minutes} minutes, by the clock`,
      noLimit: 'no time limit',
      begin: 'Begin this part',
      clockRuns:
        'The clock starts when you begin and cannot be paused. Nobody is expected to finish everything, and it is only a hint in your report.',
      beginFailed: 'This part could not be begun. Please check your connection and try again.',
      hintsTitle: 'Before you begin',
      hints: [
        'There are no right or wrong answers in the first three parts. The first thought is usually the honest one.',
        'Every answer is saved at once. Pause whenever you like and go on later, on this or another device.',
        'A few lines only check that you are reading. They say so.',
      ],
    },
    timeOver: (title: string) => `Time is up for “${title}”. What you answered counts; what you did not is no fault.`,
    tooLate: 'Too late for this part',
    closedTitle: 'This sitting is over',
    closed: 'It was finished or deleted on another device.',
    pausedTitle: 'Paused',
    paused: 'Every answer is saved. Go on whenever you like, on this or another device.',
    pausedWaiting: 'Your last answers are kept on this device and sent when the line is back. Go on from this device.',
    pauseDialog: {
      title: 'The clock of this part runs on',
      text: 'A timed part cannot be stopped. You can leave, but its time keeps running. It is better to finish this part first.',
      stay: 'Stay in this part',
      leave: 'Leave anyway',
    },
    end: {
      title: 'That was everything',
      text: 'Thank you for taking the time. Your report is put together from your answers now; after that they cannot be changed.',
      open: (count: number) => `${count} timed questions stayed open. That is quite usual.`,
      finish: 'Finish and see my report',
      waiting: 'We are waiting for your last answers to be saved. They are safe on this device.',
      failed: 'The report could not be made just now. Your answers are safe. Please try again.',
    },
  },
});
