import type { Refusal } from '../../types.ts';

const refused: Record<Refusal, string> = {
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

/** Need, refusals, small talk and what is not known, in English. */
export const PEOPLE = {
  distress: [
    'I am glad that you wrote this. It sounds very heavy, and you do not have to carry it alone. No result decides what you are worth, and there is always another way on.',
    'Please talk to somebody now: a parent, a friend, a teacher, or one of these people.',
    'When you feel ready, a counselor of ours will look at your options with you, calmly and step by step.',
  ] as [string, string, string],
  unsure: [
    'It is all right not to know yet: many students stand where you stand, and no single choice decides your life. What you want counts, and so does what worries your family; both can be talked about.',
    'A counselor of ours can think it through with you, and with what your parents ask in mind. The psychometric assessment shows what you enjoy and what you are good at, which helps to say it at home.',
  ] as [string, string],
  calm: 'If something weighs on you, you need not carry it alone. These people listen:',
  helpline: (name: string, contact: string, words: string) => `${name} ${contact}: ${words}`,
  person:
    'Of course. Write to support and a person answers there and by e-mail; for your choices, book a session with a counselor. You can hand over this conversation so that you need not repeat yourself.',
  refused,
  guaranteeQuestion: 'Can you guarantee me a seat?',
  greeting:
    'Hello! Ask me about cut-offs, colleges, the rules of CAP and JoSAA, or your own plan and lists. English, Hindi and Marathi are all fine, in any letters.',
  thanks: 'Glad to help. All the best for your admission!',
  abilities: 'I look things up in the published lists of CAP and JoSAA and in your own account:',
  can: [
    'closing ranks of any programme, by category, round and year',
    'how one programme stands for you, and what closed near your rank',
    'fees, seats and other facts of a college, and colleges side by side',
    'rules, seat codes, documents and dates',
    'your plan, sessions, lists and latest prediction',
  ],
  unknownIsSaid: 'What I do not know I say, and then a person can help.',
  outside: (what: string) =>
    `I do not know about ${what}: we hold no figures that we could stand behind, and I do not guess.`,
  thisThing: 'this',
  ownWebsite: (address: string) => `Its own website may tell: ${address}`,
  counsellorKnows: 'A counselor can tell you more from experience.',
  offTopic:
    'That is outside what I am here for. I help with engineering admission through MHT-CET CAP and JEE/JoSAA, and gladly so.',
  severalColleges: (said: string) => `There are several colleges that “${said}” may mean. Which one do you mean?`,
  whichOther: 'Which other college should I compare it with?',
  whichCollege: 'Which college do you mean? Write its name or short name, and the branch if you have one in mind.',
  outsideCollege: (said: string) =>
    `I do not know “${said}”: it does not admit through CAP or JoSAA, or it is not in our data. I tell only what was published for the colleges of these admissions.`,
  counsellorForOthers: 'A counselor can help you with other colleges.',
  notUnderstood:
    'I do not know how to answer that. I can tell cut-offs, fees and facts of colleges, explain the rules of CAP and JoSAA, and look up your plan, bookings and lists.',
  writeToSupport: 'If it matters to you, write to support: a person reads it.',
};
