import { nameKey } from './names.ts';

/** Where a college lies. The district is known for colleges of CAP. */
export type Place = { city: string; district?: string | undefined };

const DISTRICT = ' district';

/** What stands for all towns of a district among the cities to choose from: 'Pune district'. */
export const districtChoice = (district: string): string => `${district}${DISTRICT}`;

/** The district that a choice stands for; undefined if it is a city. */
export const districtOfChoice = (choice: string): string | undefined =>
  choice.endsWith(DISTRICT) ? choice.slice(0, -DISTRICT.length) : undefined;

/** The choices that a place is found by. Where its district is unknown, its city stands for the district of that name. */
export const placeChoices = ({ city, district = city }: Place): [city: string, district: string] => [
  city,
  districtChoice(district),
];

/** The same as keys. */
export const placeKeys = (place: Place): [city: string, district: string] => {
  const [city, district] = placeChoices(place);
  return [nameKey(city), nameKey(district)];
};

/** A town that students may not know stands with its district: 'Baramati (Pune)'. */
export const townText = ({ city, district = city }: Place): string =>
  district.startsWith(city) ? city : `${city} (${district})`;

/** The districts among these places that have several towns: a district of one town is chosen by that town. */
export function districtsWithTowns(places: Iterable<Place>): Set<string> {
  const towns = new Map<string, string>();
  const found = new Set<string>();
  for (const { city, district } of places) {
    if (district === undefined) continue;
    if ((towns.get(district) ?? city) !== city) found.add(district);
    towns.set(district, city);
  }
  return found;
}
