import { defineMessages } from '../../lib/messages.ts';

export const dashboardMessages = defineMessages({
  en: {
    title: 'Dashboard',
    greeting: (name: string) => `Namaste, ${name}`,
    greetingAnyone: 'Namaste',
    lead: 'Here is where you stand.',
    continueTitle: 'You were on your way somewhere',
    continueTo: (address: string) => `Continue to ${address}`,
    dismiss: 'Not now',
    allowances: 'What your plan still holds',
    attempts: 'prediction attempts left',
    sessions: 'counseling sessions left',
    assessment: {
      unknown: 'Assessment',
      none: 'Assessment not included',
      owned: 'Assessment included',
      done: 'Assessment completed',
    },
    topUp: 'Top up',
    start: 'Start assessment',
    get: 'Get it',
    places: 'Where to next',
    place: {
      search: { title: 'College Search', text: 'Every college in MHT-CET CAP and JoSAA, with its facts and cut-offs.' },
      predictor: { title: 'College Predictor', text: 'Your chance at each programme, from years of real cut-offs.' },
      rounds: { title: 'Rounds and preference lists', text: 'Build your list and follow the rounds.' },
      counselling: { title: 'Counseling', text: 'Talk to a counsellor who knows the process.' },
      psychometric: { title: 'Psychometric assessment', text: 'What suits you, beside what you can get.' },
      assistant: { title: 'AI assistant', text: 'Ask about cut-offs, rules and dates.' },
    },
  },
});
