import { INTEREST_SCALES, type InterestScale } from '../scales.ts';
import { interleaved, rated } from './rated.ts';

/** Activities for Holland's six kinds of interest, in our own words, from the life of Indian students of 16 to 19. */
const ACTIVITIES: Readonly<Record<InterestScale, readonly string[]>> = {
  realistic: [
    'Take a broken fan apart and get it running again',
    'Solder parts onto a circuit board',
    'Cut and join wood or metal to build a stand',
    'Service a scooter or a bicycle yourself',
    'Fit switches and lights in a new room',
    'Fly a small drone and repair it',
    'Measure a plot of land with instruments',
    'Run a machine in a workshop',
  ],
  investigative: [
    'Find out why an experiment gave a strange result',
    'Stay with a maths problem that has no quick answer',
    'Read about how black holes or viruses work',
    'Look for a pattern in a large table of numbers',
    'Test samples of water in a laboratory',
    'Work out how an app decides what to show you',
    'Plan an experiment that compares two fertilisers',
    'Trace an error through a program line by line',
  ],
  artistic: [
    'Sketch a new look for an everyday product',
    'Write a short story or a poem',
    'Compose a tune or arrange a song',
    'Design the poster for a college festival',
    'Edit a short film',
    'Act in a play',
    'Do up a room with your own ideas',
    'Photograph people and places',
  ],
  social: [
    'Help a younger student to understand a topic',
    'Listen to a friend who is going through a hard time',
    'Volunteer at a health camp',
    'Explain a government scheme to people in a village',
    'Settle a quarrel between classmates',
    'Look after a grandparent who is ill',
    'Welcome new students and show them around',
    'Coach a school team',
  ],
  enterprising: [
    'Convince people to support your idea',
    'Start a small business with friends',
    'Lead a team in a competition',
    'Bargain until you get a better price',
    'Find sponsors for a college festival',
    'Speak for your class before the principal',
    'Sell a product to a new customer',
    'Plan how a shop could earn more',
  ],
  conventional: [
    'Keep the accounts of a club',
    'Arrange files so that anyone can find them',
    'Check a long list for mistakes',
    'Fill in forms completely and correctly',
    'Make the timetable of an event',
    'Enter figures into a spreadsheet',
    'Follow a clear procedure step by step',
    'Keep a record of what is in a store room',
  ],
};

const LABELS = ['Strongly dislike', 'Dislike', 'Not sure', 'Like', 'Strongly like'] as const;

export const INTEREST_ITEMS = rated(
  'i',
  LABELS,
  interleaved(INTEREST_SCALES.map((scale) => ACTIVITIES[scale].map((text) => ({ text, scale, isReversed: false })))),
  [
    { after: 15, expected: 1 },
    { after: 39, expected: 3 },
  ],
);
