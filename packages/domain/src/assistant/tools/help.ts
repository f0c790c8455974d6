import { PAGES } from '../links.ts';
import type { FindHelp, HowTo } from '../tool-types.ts';
import topics from './data/how-to.json' with { type: 'json' };

/** Tele-MANAS is the mental health line of the Government of India: free, day and night, in many languages. 112 is the emergency number of India. */
const LINES: FindHelp['output']['lines'] = [
  {
    name: 'Tele-MANAS',
    contact: '14416',
    words: 'the mental health line of the Government of India: free, day and night, in your language',
  },
  { name: 'Emergency', contact: '112', words: 'if you or somebody else is in danger right now' },
];

const HELP: Record<FindHelp['input']['need'], FindHelp['output']> = {
  distress: { lines: LINES, links: [PAGES.counselling, PAGES.support] },
  person: { lines: [], links: [PAGES.support, PAGES.counselling] },
};

/** Who helps: people of ours, and in distress the helplines. */
export const findHelp = ({ need }: FindHelp['input']): FindHelp['output'] => HELP[need];

type Topic = { title: string; steps: readonly string[]; pages: readonly string[] };

/** How things are done here, by topic. Steps name what stands on the screens. */
const TOPICS: ReadonlyMap<string, Topic> = new Map(Object.entries(topics));

const isPage = (page: string): page is keyof typeof PAGES => Object.hasOwn(PAGES, page);

/** The steps of one topic; null when there is no such topic. */
export function howTo({ topic }: HowTo['input']): HowTo['output'] | null {
  const found = TOPICS.get(topic);
  if (found === undefined) return null;
  return { title: found.title, steps: [...found.steps], links: found.pages.filter(isPage).map((page) => PAGES[page]) };
}
