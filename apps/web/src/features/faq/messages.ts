import { defineMessages } from '../../lib/messages.ts';

export const faqMessages = defineMessages({
  en: {
    title: "FAQ's",
    lead: (count: number) =>
      `${count} questions that students and parents ask, answered in plain words. Rules name their year; check them in the official brochure before you decide.`,
    searchLabel: 'Search the questions',
    searchPlaceholder: 'Try “float”, “home state” or “refund”',
    print: 'Print',
    groups: 'Topics',
    found: (count: number) => (count === 1 ? '1 question found' : `${count} questions found`),
    nothingTitle: 'No question matches',
    nothingText: 'Try other words, or ask a person.',
    clear: 'Show all questions',
    support: 'Write to support',
    rule: (authority: string, year: number) => `Rule of ${authority}, as of ${year}`,
    secondHand: 'From secondary sources: please check the official brochure.',
    stillOpen: 'Still unsure?',
    stillOpenText: 'Ask the assistant at any hour, write to us, or talk it over with a counselor.',
    assistant: 'Ask the assistant',
    counselling: 'Book a counselor',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
