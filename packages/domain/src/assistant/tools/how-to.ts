import { PAGES } from '../links.ts';
import type { HowTo } from '../tool-types.ts';

/** How things are done here, by topic. Steps name what stands on the screens. */
const TOPICS = {
  predict: {
    title: 'Predict your chances',
    steps: [
      'Open the predictor and choose the exam.',
      'Check the form: it starts from your profile and explains each field.',
      'Run it. A run costs one attempt and is saved; opening it again is free.',
    ],
    links: [PAGES.predictor, PAGES.accuracy],
  },
  list: {
    title: 'Make a preference list',
    steps: [
      'Open Rounds and create a list for your exam.',
      'Add programmes there, or with “Add to list” on a college page or a prediction.',
      'Order them by what you truly want: drag, or use the arrow buttons. The page simulates the list and warns you where the rules bite.',
    ],
    links: [PAGES.rounds],
  },
  book: {
    title: 'Book a counseling session',
    steps: [
      'Open Counseling and choose a counselor and a free time; times are in IST.',
      'Confirm. One session is spent at booking.',
      'You get a join link, a calendar file and a reminder. Until 12 hours before, moving or cancelling is free.',
    ],
    links: [PAGES.counselling, PAGES.topUpCounselling],
  },
  'top-up': {
    title: 'Buy more attempts or sessions',
    steps: [
      'Open the top-up page and choose what you need.',
      'Apply a coupon if you have one, and pay.',
      'It is credited once the payment is settled and does not expire.',
    ],
    links: [PAGES.topUp, PAGES.topUpCounselling, PAGES.topUpAssessment],
  },
  upgrade: {
    title: 'Change to another plan',
    steps: ['Open your profile and look at your plan.', 'Choose the plan you want and pay the price shown there.'],
    links: [PAGES.profile],
  },
  profile: {
    title: 'Change your profile',
    steps: [
      'Open your profile.',
      'Edit your details, and the ranks, category and home of each exam. Forms and forecasts start from them.',
    ],
    links: [PAGES.profile],
  },
  compare: {
    title: 'Compare colleges',
    steps: [
      'Open Explore colleges and search for the first one.',
      'Choose “Compare” on up to four colleges; their facts stand side by side.',
    ],
    links: [PAGES.search],
  },
  explore: {
    title: 'Find colleges',
    steps: [
      'Open Explore colleges and choose the exam.',
      'Type a name, a city or a branch, or set the filters. Typing errors are forgiven.',
    ],
    links: [PAGES.search],
  },
  assessment: {
    title: 'Take the psychometric assessment',
    steps: [
      'Open the assessment. It comes with Premium, or can be bought alone.',
      'Answer one item at a time; every answer is saved, so you can stop and come back.',
      'At the end you get a report on screen and as PDF, with branches that fit you and why.',
    ],
    links: [PAGES.psychometric, PAGES.topUpAssessment],
  },
  export: {
    title: 'Take results and lists with you',
    steps: ['Open the prediction or the list.', 'Choose CSV or PDF.'],
    links: [PAGES.predictor, PAGES.rounds],
  },
  support: {
    title: 'Write to support',
    steps: [
      'Open Support and choose a topic.',
      'Write what happened; a screenshot helps. The answer comes there and by e-mail.',
    ],
    links: [PAGES.support],
  },
  allotment: {
    title: 'Enter the seat you were allotted',
    steps: [
      'Open Rounds and the list you locked.',
      'Enter the allotment of the round: the page shows what you may do next, with your chance of improving.',
    ],
    links: [PAGES.rounds],
  },
} as const satisfies Record<string, HowTo['output']>;

type HowToTopic = keyof typeof TOPICS;
const isTopic = (topic: string): topic is HowToTopic => Object.hasOwn(TOPICS, topic);

/** The steps of one topic; null when there is no such topic. */
export function howTo({ topic }: HowTo['input']): HowTo['output'] | null {
  if (!isTopic(topic)) return null;
  const { title, steps, links } = TOPICS[topic];
  return { title, steps: [...steps], links: [...links] };
}
