import { PAGES } from '../links.ts';
import type { FindHelp } from '../tool-types.ts';

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
