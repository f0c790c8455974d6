import type { OtherWords } from './report-words.ts';

export const OTHERS_EN: OtherWords = {
  values: {
    achievement: {
      name: 'Achievement',
      text: 'Work that stretches you and shows what you can do.',
      ask: 'How hard are the courses really, and who helps when one is stuck?',
    },
    independence: {
      name: 'Independence',
      text: 'Deciding yourself how the work is done.',
      ask: 'How much can I choose in this branch: electives, projects, a minor?',
    },
    recognition: {
      name: 'Recognition',
      text: 'Being seen and respected for what you do.',
      ask: 'What do graduates of this branch become known for, and where?',
    },
    helping: {
      name: 'Helping others',
      text: 'Making a difference for people.',
      ask: 'In which work of this branch does one see the people it helps?',
    },
    security: {
      name: 'Security',
      text: 'A dependable job, income and plan.',
      ask: 'How steady has work been for graduates of this branch over ten years, not just in the last one?',
    },
    variety: {
      name: 'Variety',
      text: 'New tasks, places and people.',
      ask: 'What does an ordinary week look like in this work, and how much does it change?',
    },
  },
  aptitudes: {
    numerical: { name: 'Working with numbers', lean: 'working with numbers' },
    verbal: { name: 'Reasoning with words', lean: 'reasoning with words' },
    abstract: { name: 'Finding patterns', lean: 'finding patterns' },
    spatial: { name: 'Picturing shapes', lean: 'picturing shapes in space' },
  },
  aptitudeNote:
    'These parts were short: eight questions each, under time pressure, on one day. They say a little about what came easily to you that day and nothing about what you can learn. Your marks of the last years say much more.',
  parents: {
    paragraphs: [
      'This report describes what your child likes doing, how they describe themselves, and what they want from work. It is a starting point for a talk, and it decides nothing.',
      'The branches are named because their work resembles what your child said they like. Ability, effort, the college, costs and health are not in it. A branch that is not listed is not a wrong branch.',
      'The scores compare with other students. The bars show a range because a second sitting would come out a little differently.',
    ],
    help: [
      'Ask which sentences your child agrees with, and which not, before you say what you think.',
      'Look at two or three of the branches together: the subjects of the first year, the work afterwards, the fees.',
      'Arrange one talk with someone who does this work.',
      'Leave room for a change of mind: interests at this age still move.',
    ],
    avoid: [
      'Please do not read a low score as a fault. Every profile has low scores.',
      'Please do not compare it with the report of a brother, sister or friend.',
      'Please do not use it to end a discussion. It cannot carry that.',
    ],
  },
  limits: [
    'It shows what you said on one day. Mood, haste and hopes enter into it.',
    'It measures interests and self-description, not ability, and not how well you will do in a branch.',
    'The profiles of the branches are our judgement from syllabi and tasks; they are not measured.',
    'It has not been validated against the later careers of students.',
    'It is not a clinical test and says nothing about health.',
  ],
  howMade: [
    {
      title: 'The questions',
      text: 'Written by us for students of 16 to 19 in India, on published models: Holland’s six interests, the five broad traits of personality, and six values of work. The timed questions have one right answer each, which a program works out a second time.',
    },
    {
      title: 'The scores',
      text: 'Answers are averaged for each scale; sentences that speak against a trait are turned round first. A T score sets the average of the norm group at 50 and its spread at 10. The band is one standard error either side: two times in three the steady score lies within it.',
    },
    {
      title: 'The branches',
      text: 'A third of the fit compares your three strongest interests with those of the branch (C-index of Brown and Gore), the rest compares the shape of all six (correlation). A second index (Iachan’s M) is reckoned apart as a check. The timed parts do not enter into it.',
    },
    {
      title: 'The checks',
      text: 'Four lines asked for a certain answer. We also look at long runs of one answer, at answers faster than reading, and at whether both halves of each scale agree. Together they say how far the report can be trusted, and nothing about you.',
    },
  ],
};
