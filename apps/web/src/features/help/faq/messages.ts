import { defineMessages } from '../../../lib/messages.ts';

export const faqMessages = defineMessages({
  en: {
    title: "FAQ's",
    lead: (count: number) =>
      `${count} questions from students and parents, answered in plain words. Each answer names its source and year. Check the official brochure before you decide.`,
    searchLabel: 'Search the questions',
    searchPlaceholder: 'Try “float” or “EBC”',
    print: 'Print',
    groups: 'Topics',
    count: (count: number) => `${count} questions`,
    found: (count: number) => (count === 1 ? '1 question found' : `${count} questions found`),
    nothingTitle: 'No question matches',
    nothingText: 'Try fewer or other words, or ask a person.',
    clear: 'Show all questions',
    support: 'Write to support',
    source: (authority: string, document: string, year: number) => `Source: ${authority}, ${document}, as of ${year}`,
    secondHand: 'Second-hand, so please check the official page.',
    stillOpen: 'Still unsure?',
    stillOpenText: 'Ask the assistant at any hour, write to us, or talk it over with a counselor.',
    assistant: 'Ask the assistant',
    counselling: 'Book a counselor',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
