import type { TraitScale } from '../../scales.ts';
import type { TraitWords } from './report-words.ts';

export const TRAITS_EN: Readonly<Record<TraitScale, TraitWords>> = {
  openness: {
    name: 'Openness to the new',
    lowEnd: 'Practical and familiar',
    highEnd: 'Imaginative and curious',
    lower: {
      described: 'practical and fond of what has proved itself',
      strength: {
        title: 'Both feet on the ground',
        text: 'You look for what works. In projects you keep the team from running after every new idea.',
      },
      watchOut: {
        title: 'New ways of teaching',
        text: 'College changes how you learn. Give an unfamiliar method two weeks before you judge it.',
      },
    },
    middle: { described: 'open to new things when there is a reason for them' },
    higher: {
      described: 'imaginative and open to the new',
      strength: {
        title: 'Many ideas',
        text: 'You see how things could be different. Open projects and research will give you room.',
      },
      watchOut: {
        title: 'Too many beginnings',
        text: 'Everything can look interesting. Before you add something, decide what you leave out.',
      },
    },
  },
  conscientiousness: {
    name: 'Planning and follow-through',
    lowEnd: 'Flexible and spontaneous',
    highEnd: 'Planned and thorough',
    lower: {
      described: 'flexible, and you leave planning for later',
      strength: {
        title: 'Quick to change course',
        text: 'A plan that falls through does not throw you. Last-minute changes hit others harder.',
      },
      watchOut: {
        title: 'A degree is long',
        text: 'Semesters reward steady work. A fixed hour a day, or a study partner, does more than good resolutions.',
      },
    },
    middle: { described: 'orderly where it matters to you' },
    higher: {
      described: 'planned and thorough',
      strength: {
        title: 'You follow through',
        text: 'Steady work is what long courses and hard examinations reward most.',
      },
      watchOut: {
        title: 'When things stay unfinished',
        text: 'Not everything can be perfect. Decide beforehand what is good enough.',
      },
    },
  },
  extraversion: {
    name: 'Being with people',
    lowEnd: 'Quiet and reserved',
    highEnd: 'Outgoing and lively',
    lower: {
      described: 'quiet, and you gather strength on your own',
      strength: {
        title: 'Deep work',
        text: 'You can stay with one thing for long without company: useful for programming, theory and design.',
      },
      watchOut: {
        title: 'Being seen',
        text: 'Good work that nobody hears of helps less. One question a week in class or office hours is a start.',
      },
    },
    middle: { described: 'sociable at times and quiet at others' },
    higher: {
      described: 'outgoing and lively',
      strength: {
        title: 'Easy with people',
        text: 'You find help, friends and team-mates quickly, and a new city will not stay strange for long.',
      },
      watchOut: {
        title: 'Quiet hours',
        text: 'Some subjects are learnt only alone at a desk. Plan that time before others fill it.',
      },
    },
  },
  agreeableness: {
    name: 'Warmth towards others',
    lowEnd: 'Frank and competitive',
    highEnd: 'Kind and trusting',
    lower: {
      described: 'frank and ready to compete',
      strength: {
        title: 'You say what is wrong',
        text: 'Engineering needs people who name a fault even when it is unwelcome.',
      },
      watchOut: {
        title: 'How it is said',
        text: 'Teams last for semesters. The same remark in private often gets further.',
      },
    },
    middle: { described: 'helpful, and able to stand your ground' },
    higher: {
      described: 'kind and trusting',
      strength: {
        title: 'People like to work with you',
        text: 'Group work, laboratories and internships go better with someone who helps.',
      },
      watchOut: {
        title: 'Saying no',
        text: 'In a group the helpful ones often carry most. It is fair to ask who does what.',
      },
    },
  },
  steadiness: {
    name: 'Calm under pressure',
    lowEnd: 'Sensitive and alert',
    highEnd: 'Calm and even',
    lower: {
      described: 'sensitive to pressure',
      more: 'Many students do in examination years.',
      strength: {
        title: 'You notice early',
        text: 'Worry shows that something matters to you. Used early, it makes for good preparation.',
      },
      watchOut: {
        title: 'Pressure adds up',
        text: 'Sleep, movement and someone to talk to are part of preparation. If worry stays for weeks, speak with a person you trust or a counselor.',
      },
    },
    middle: { described: 'calm most of the time' },
    higher: {
      described: 'calm under pressure',
      strength: {
        title: 'A clear head',
        text: 'Examinations, admissions rounds and experiments that go wrong shake you less.',
      },
      watchOut: {
        title: 'Starting in time',
        text: 'Who does not worry may begin late. Put the dates of admission into a calendar now.',
      },
    },
  },
};
