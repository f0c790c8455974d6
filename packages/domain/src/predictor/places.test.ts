import { expect, test } from 'vitest';
import { CAP_UNIVERSITIES, districtsOf } from '../colleges/universities.ts';
import { PLACE_NAMES_HI } from './place-names/hi.ts';
import { PLACE_NAMES_MR } from './place-names/mr.ts';
import { communityOf, HOME_STATES, homeStateOf, homeUniversityOf } from './places.ts';

test.each([
  ['maharashtra', 'Maharashtra'],
  ['Orissa', 'Odisha'],
  ['NCT of Delhi', 'Delhi'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['J & K', 'Jammu and Kashmir'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'Daman and Diu'],
  ['Andaman & Nicobar Islands', 'Andaman and Nicobar Islands'],
  ['Bombay', null],
  ['', null],
])('the home state "%s" is %s', (said, state) => {
  expect(homeStateOf(said)).toBe(state);
});

test.each([
  ['SPPU', 'Savitribai Phule Pune University'],
  ['pune university', 'Savitribai Phule Pune University'],
  ['Mumbai', 'University of Mumbai'],
  ['University of Mumbai', 'University of Mumbai'],
  ['Shivaji University', 'Shivaji University, Kolhapur'],
  ['Swami Ramanand Teerth Marathwada Nanded', 'Swami Ramanand Teerth Marathwada University, Nanded'],
  ['DBATU', null],
  ['Dr. Babasaheb Ambedkar Technological University, Lonere', null],
  [
    'Dr. Babasaheb Ambedkar Marathwada University',
    'Dr. Babasaheb Ambedkar Marathwada University, Chhatrapati Sambhajinagar',
  ],
  ['Oxford', null],
])('the home university "%s" is %s', (said, university) => {
  expect(homeUniversityOf(said)).toBe(university);
});

test.each([
  ['gujarathi', 'Gujarati'],
  ['Roman Catholics', 'Roman Catholic'],
  ['Parsi', null],
])('the community "%s" is %s', (said, community) => {
  expect(communityOf(said)).toBe(community);
});

test.each([
  ['Hindi', PLACE_NAMES_HI],
  ['Marathi', PLACE_NAMES_MR],
])(
  'every state, union territory and district has a name in %s, and every town that has one is named in its script',
  (_, names) => {
    const isNamed = (name: string | undefined) => /^[\p{Script=Devanagari} ]+$/u.test(name ?? '');
    const states: Readonly<Record<string, string>> = names.states;
    expect(HOME_STATES.filter((state) => !isNamed(states[state]))).toEqual([]);
    expect(Object.values(names.towns).filter((name) => !isNamed(name))).toEqual([]);
    expect(CAP_UNIVERSITIES.flatMap(districtsOf).filter((district) => !isNamed(names.districts[district]))).toEqual([]);
  },
);
