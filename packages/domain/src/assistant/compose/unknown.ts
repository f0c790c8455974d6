import { PAGES } from '../links.ts';
import { hasDevanagari } from '../read/devanagari.ts';
import { findRules } from '../tools/explain-rule.ts';
import type { Understood } from '../types.ts';
import { type Draft, draft } from './parts.ts';

const EXAMPLES = [
  'VJTI Computer cut-off',
  'Which colleges can I get with 95 percentile?',
  'What is Freeze, Float and Slide?',
];

/** A question that names no college of ours: asks back with choices, or says that it is not in our data. */
export function noCollege({ choices, unknownCollege, slots, intent }: Understood): Draft {
  if (choices !== undefined)
    return draft(
      [
        `There are several colleges that “${choices.said}” may mean. Which one do you mean?`,
        { kind: 'list', items: choices.colleges.map(({ name }) => ({ text: name })) },
      ],
      [PAGES.search],
      choices.colleges.map(({ name }) => name),
    );
  if (unknownCollege !== undefined) return outsideCollege(unknownCollege);
  if (intent === 'compare' && (slots.colleges ?? []).length === 1)
    return {
      ...draft(['Which other college should I compare it with?'], [PAGES.search], ['VJTI vs COEP', 'PICT vs VIT Pune']),
    };
  return draft(
    ['Which college do you mean? Write its name or short name, and the branch if you have one in mind.'],
    [PAGES.search],
    ['VJTI Computer cut-off', 'COEP Mechanical cut-off', 'NIT Trichy CSE closing rank'],
  );
}

function outsideCollege(said: string): Draft {
  return {
    ...draft(
      [
        `I do not know “${said}”: it does not admit through CAP or JoSAA, or it is not in our data. I tell only what was published for the colleges of these admissions.`,
        'A counsellor can help you with other colleges.',
      ],
      [PAGES.counselling, PAGES.search],
      EXAMPLES,
    ),
    handOver: 'counselling',
  };
}

const LATIN_LETTERS = [
  'अभी यहाँ हिंदी केवल अंग्रेज़ी अक्षरों में (Hinglish) पढ़ी जाती है। कृपया ऐसे लिखें: “VJTI computer ka cutoff kya hai?”',
  'सध्या इथे मराठी फक्त इंग्रजी अक्षरांत वाचली जाते. कृपया असे लिहा: “VJTI computer cha cutoff kiti aahe?”',
];

/** A question that was not understood, or that nothing of ours answers. */
export function notUnderstood({ text }: Pick<Understood, 'text'>): Draft {
  if (hasDevanagari(text))
    return {
      ...draft(LATIN_LETTERS, [PAGES.support, PAGES.faq], ['VJTI computer ka cutoff kya hai?', ...EXAMPLES]),
      handOver: 'support',
    };
  return {
    ...draft(
      [
        'I do not know how to answer that. I can tell cut-offs, fees and facts of colleges, explain the rules of CAP and JoSAA, and look up your plan, bookings and lists.',
        'If it matters to you, write to support: a person reads it.',
      ],
      [PAGES.support, PAGES.faq],
      [
        ...findRules(text)
          .slice(0, 2)
          .map(({ question }) => question),
        ...EXAMPLES,
      ],
    ),
    handOver: 'support',
  };
}
