import { expect, test } from 'vitest';
import { districtChoice, districtOfChoice, districtsWithTowns, townText } from './place-choice.ts';

test('a choice of a district names it, and a city is none', () => {
  expect(districtOfChoice(districtChoice('Mumbai Suburban'))).toBe('Mumbai Suburban');
  expect(districtOfChoice('Pune')).toBeUndefined();
});

test.each([
  [{ city: 'Baramati', district: 'Pune' }, 'Baramati (Pune)'],
  [{ city: 'Mumbai', district: 'Mumbai Suburban' }, 'Mumbai'],
  [{ city: 'Chennai' }, 'Chennai'],
])('%j reads “%s”', (place, text) => {
  expect(townText(place)).toBe(text);
});

test('districts with several towns can be chosen; one of a single town is chosen by that town', () => {
  const places = [
    { city: 'Pune', district: 'Pune' },
    { city: 'Pune', district: 'Pune' },
    { city: 'Baramati', district: 'Pune' },
    { city: 'Pune', district: 'Pune' },
    { city: 'Ratnagiri', district: 'Ratnagiri' },
    { city: 'Chennai' },
  ];
  expect([...districtsWithTowns(places)]).toEqual(['Pune']);
});
