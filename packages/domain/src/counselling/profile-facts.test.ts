import { expect, test } from 'vitest';
import { profileFacts } from './profile-facts.ts';

test('a profile becomes a list of facts in words', () => {
  const profile = {
    gender: 'female',
    pwd: false,
    josaa: { mainCrl: 12_345, mainCategoryPwdRank: 90, category: undefined },
    mhtCet: { percentile: 98.5 },
    interests: ['computing', 'machines'],
  };
  expect(profileFacts(profile)).toEqual([
    { name: 'Gender', value: 'female' },
    { name: 'Person with disability', value: 'No' },
    { name: 'JEE main CRL', value: '12,345' },
    { name: 'JEE main category PwD rank', value: '90' },
    { name: 'MHT-CET percentile', value: '98.5' },
    { name: 'Interests', value: 'computing, machines' },
  ]);
  expect(profileFacts({})).toEqual([]);
});
