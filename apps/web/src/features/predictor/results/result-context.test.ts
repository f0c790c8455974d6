import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowCollegeName } from './result-context.ts';

test.each([
  ['Hi-Tech Institute of Technology, Aurangabad', 'Chhatrapati Sambhajinagar', '· Chhatrapati Sambhajinagar'],
  ["Vishwabharati Academy's College of Engineering, Ahmednagar.", 'Ahilyanagar', '· Ahilyanagar'],
  ['Trinity College of Engineering and Research, Pisoli, Haveli', 'Pune', 'Pisoli · Pune'],
  ['Dhole Patil College of Engineering, Wagholi, Tal. Haveli', 'Pune', 'Wagholi · Pune'],
  ['Siddhant College of Engineering, Tal.Maval, Dist-Pune', 'Pune', '· Pune'],
  ['Universal College of Engineering,Kaman Dist. Palghar', 'Palghar', '· Kaman'],
  ['K N Sinhgad College of Engineering, Korti Tal. Pandharpur Dist Solapur', 'Solapur', '· Korti'],
  ['Sardar Patel Institute of Technology, Andheri', 'Mumbai', '· Andheri'],
  ['Manav School of Engineering & Technology, Balapur, Akola, 444302', 'Akola', 'Balapur · Akola'],
  ['Siddhivinayak Technical Campus, Shirasgon, Nile', 'Shegaon', '· Shirasgon Nile'],
  ['Some College, Aurangabad', undefined, '· Aurangabad'],
  ['COEP Technological University', 'Pune', 'University · Pune'],
])('%s in %s ends with “%s”', (name, city, end) => {
  expect(rowCollegeName(name, city).endsWith(end)).toBe(true);
});

test('no college of the lists is placed in a number', () => {
  const file = join(import.meta.dirname, '../../../../../../data/mht-cet/colleges.json');
  const records: { publishedName: string; facts: { city?: { value: string }; district: { value: string } } }[] =
    JSON.parse(readFileSync(file, 'utf8'));
  expect(records.length).toBeGreaterThan(300);
  for (const { publishedName, facts } of records) {
    const city = facts.city?.value ?? facts.district.value;
    const place = rowCollegeName(publishedName, city).split(' · ').at(-1) ?? '';
    expect(
      [city, place].filter((one) => !/\p{L}/u.test(one)),
      publishedName,
    ).toEqual([]);
    expect(place, publishedName).not.toMatch(/\d{3}/);
  }
});
