import { PAGES } from '../links.ts';
import type { ToolResult } from '../tool-types.ts';
import type { Refusal, Understood } from '../types.ts';
import { brought, type Draft, draft } from './parts.ts';

const ASK_NEXT = ['VJTI Computer cut-off', 'Which colleges can I get?', 'Which documents do I need for CAP?'];

/** Somebody in distress gets warmth, a helpline and a person; no figures of admission. */
export function composeDistress(_: Understood, results: readonly ToolResult[]): Draft {
  const help = brought(results.findLast((result) => result.tool === 'find-help'));
  return {
    ...draft(
      [
        'I am glad that you wrote this. It sounds very heavy, and you do not have to carry it alone. No result decides what you are worth, and there is always another way on.',
        'Please talk to somebody now: a parent, a friend, a teacher, or one of these people.',
        {
          kind: 'list',
          items: (help?.lines ?? []).map(({ name, contact, words }) => ({
            text: `${name} ${contact}: ${words}`,
            href: `tel:${contact}`,
          })),
        },
        'When you feel ready, a counsellor of ours will look at your options with you, calmly and step by step.',
      ],
      help?.links ?? [PAGES.counselling],
      ['I want to talk to a person'],
    ),
    handOver: 'counselling',
  };
}

/** The way to a person, with the conversation. */
export function composePerson(_: Understood, results: readonly ToolResult[]): Draft {
  const help = brought(results.findLast((result) => result.tool === 'find-help'));
  return {
    ...draft(
      [
        'Of course. Write to support and a person answers there and by e-mail; for your choices, book a session with a counsellor. You can hand over this conversation so that you need not repeat yourself.',
      ],
      help?.links ?? [PAGES.support],
      ['How do I book a counselling session?'],
    ),
    handOver: 'support',
  };
}

const REFUSED: Record<Refusal, string> = {
  guarantee:
    'I cannot promise a seat, and nobody honest can: seats go by merit, round by round. I can show you how earlier years closed and how a programme stands for you.',
  'bought-seat':
    'I do not help with seats for money. Whoever offers one is breaking the law or cheating you, and it can cost you both the money and the year. Seats in CAP and JoSAA go by merit only; report such offers to the admission authority.',
  'forged-papers':
    'I do not help with papers that are not real. Papers are verified, and a false one costs the seat and can lead to a police case. If a true paper is late, I can tell you what the rules allow.',
  'other-people':
    'I know nothing about other people and would not tell it: everybody’s data is their own here, yours too.',
  cheating:
    'I do not help with cheating. It can bar you from the exam for years. I am glad to help you make the most of the rank you earn.',
  instructions:
    'I only help with engineering admission here, by what was published and by your own account. What would you like to know?',
  abuse: 'I want to help you, and I do it gladly when we stay friendly. What would you like to know?',
};
const MORE: Record<Refusal, readonly string[]> = {
  guarantee: ['Which colleges can I get?', 'What do Safe and Likely mean?'],
  'bought-seat': ['What are institute-level seats?', 'What is TFWS and how do I apply for it?'],
  'forged-papers': ['What happens if a certificate is late in CAP?', 'Which documents do I need for CAP?'],
  'other-people': ['Who sees my data?'],
  cheating: ASK_NEXT,
  instructions: ASK_NEXT,
  abuse: ASK_NEXT,
};

/** What is not done here, and what is instead. */
export function composeRefusal({ refusal = 'instructions' }: Understood): Draft {
  const sources =
    refusal === 'guarantee'
      ? [PAGES.predictor, { title: 'Can you guarantee me a seat?', href: '/faq#guarantee-seat' }]
      : [PAGES.faq, PAGES.support];
  return draft([REFUSED[refusal]], sources, MORE[refusal]);
}

/** A welcome with something to begin with. */
export const composeGreeting = (): Draft =>
  draft(
    [
      'Hello! Ask me about cut-offs, colleges, the rules of CAP and JoSAA, or your own plan and lists. English, Hindi or Marathi in Latin letters are all fine.',
    ],
    [],
    ASK_NEXT,
  );

/** A kind word to end with. */
export const composeThanks = (): Draft => draft(['Glad to help. All the best for your admission!'], [], ASK_NEXT);

/** What can be asked here. */
export const composeAbilities = (): Draft =>
  draft(
    [
      'I look things up in the published lists of CAP and JoSAA and in your own account:',
      {
        kind: 'list',
        items: [
          { text: 'closing ranks of any programme, by category, round and year' },
          { text: 'how one programme stands for you, and what closed near your rank' },
          { text: 'fees, seats and other facts of a college, and colleges side by side' },
          { text: 'rules, seat codes, documents and dates' },
          { text: 'your plan, sessions, lists and latest prediction' },
        ],
      },
      'What I do not know I say, and then a person can help.',
    ],
    [PAGES.faq],
    ASK_NEXT,
  );

/** What is asked for and not in our data. */
export function composeOutside({ outside = 'this' }: Understood, results: readonly ToolResult[]): Draft {
  const facts = brought(results.findLast((result) => result.tool === 'college-facts'));
  const website = facts?.website ? ` Its own website may tell: ${facts.website}` : '';
  return {
    ...draft(
      [
        `I do not know about ${outside}: we hold no figures that we could stand behind, and I do not guess.${website}`,
        'A counsellor can tell you more from experience.',
      ],
      [...(facts === undefined ? [] : [{ title: facts.college.name, href: facts.college.href }]), PAGES.counselling],
      facts === undefined ? ASK_NEXT : [`Fees of ${facts.college.short}`, `${facts.college.short} cut-offs`],
    ),
    handOver: 'counselling',
  };
}

/** A kind no, and what is done here instead. */
export const composeOffTopic = (): Draft =>
  draft(
    [
      'That is outside what I am here for. I help with engineering admission through MHT-CET CAP and JEE/JoSAA, and gladly so.',
    ],
    [PAGES.faq],
    ASK_NEXT,
  );
