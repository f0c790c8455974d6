import { nameKey } from '../colleges/names.ts';
import { CAP_UNIVERSITIES, universityShortForm } from '../colleges/universities.ts';

/** The states and union territories in which Class XII can first have been written, as the records of the institutes spell them. */
export const HOME_STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli',
  'Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

type Names<Place extends string = string> = Readonly<Record<Place, string>>;

/** What places are called in another language, by their English names. Lists of colleges name the joined territories as one. */
export type PlaceNames = {
  states: Names<(typeof HOME_STATES)[number] | 'Dadra and Nagar Haveli and Daman and Diu'>;
  districts: Names;
  /** Towns of Maharashtra with colleges of CAP that give no district its name. */
  towns: Names;
};

/** Other names that people and forms use. The two territories that were joined in 2020 share one home quota, so either name serves. */
const OTHER_STATE_NAMES: Readonly<Record<string, string>> = {
  'Andaman and Nicobar': 'Andaman and Nicobar Islands',
  'Dadra and Nagar Haveli and Daman and Diu': 'Daman and Diu',
  'Delhi (NCT)': 'Delhi',
  'J and K': 'Jammu and Kashmir',
  'NCT of Delhi': 'Delhi',
  'National Capital Territory of Delhi': 'Delhi',
  'New Delhi': 'Delhi',
  Orissa: 'Odisha',
  Pondicherry: 'Puducherry',
  Uttaranchal: 'Uttarakhand',
};

/** What students say instead, beside the short form and the name without its place, which every one has. */
const SPOKEN_UNIVERSITY_NAMES: Readonly<Record<string, string>> = {
  Mumbai: 'University of Mumbai',
  'Mumbai University': 'University of Mumbai',
  Pune: 'Savitribai Phule Pune University',
  'Pune University': 'Savitribai Phule Pune University',
  Amravati: 'Sant Gadge Baba Amravati University',
  'Amravati University': 'Sant Gadge Baba Amravati University',
  Nagpur: 'Rashtrasant Tukadoji Maharaj Nagpur University',
  'Nagpur University': 'Rashtrasant Tukadoji Maharaj Nagpur University',
  'Dr. Babasaheb Ambedkar Marathwada University, Aurangabad':
    'Dr. Babasaheb Ambedkar Marathwada University, Chhatrapati Sambhajinagar',
  Nanded: 'Swami Ramanand Teerth Marathwada University, Nanded',
  'Swami Ramanand Teerth Marathwada Nanded': 'Swami Ramanand Teerth Marathwada University, Nanded',
  'North Maharashtra University': 'Kavayitri Bahinabai Chaudhari North Maharashtra University, Jalgaon',
  'Solapur University': 'Punyashlok Ahilyadevi Holkar Solapur University, Solapur',
};

const OTHER_UNIVERSITY_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    CAP_UNIVERSITIES.flatMap((full) => {
      const [bare = full] = full.split(',', 1);
      return [bare, bare.replace(/ University$/, ''), universityShortForm(full)].map((said) => [said, full]);
    }),
  ),
  ...SPOKEN_UNIVERSITY_NAMES,
};

/** Communities whose colleges have minority seats in CAP. A student may belong to one by language and one by religion. */
export const MINORITY_COMMUNITIES = [
  'Christian',
  'Gujar',
  'Gujarati',
  'Hindi',
  'Jain',
  'Malayalam',
  'Muslim',
  'Punjabi',
  'Roman Catholic',
  'Sindhi',
  'Tamil',
] as const;

const OTHER_COMMUNITY_NAMES: Readonly<Record<string, string>> = {
  'Christian (Roman Catholic)': 'Roman Catholic',
  'Roman Catholics': 'Roman Catholic',
  Gujarathi: 'Gujarati',
  Islam: 'Muslim',
  Malyalam: 'Malayalam',
};

const finder = (names: readonly string[], others: Readonly<Record<string, string>>) => {
  const byKey = new Map(
    [...names.map((name) => [name, name] as const), ...Object.entries(others)].map(
      ([said, name]) => [nameKey(said), name] as const,
    ),
  );
  return (said: string): string | null => byKey.get(nameKey(said)) ?? null;
};

/** The state under its one spelling: 'orissa' → 'Odisha'. Null when it is none. */
export const homeStateOf = finder(HOME_STATES, OTHER_STATE_NAMES);
/** The home university under its one spelling: 'SPPU' → 'Savitribai Phule Pune University'. Null when it is none. */
export const homeUniversityOf = finder(CAP_UNIVERSITIES, OTHER_UNIVERSITY_NAMES);
/** The community under its one spelling. Null when no college has seats for it. */
export const communityOf = finder(MINORITY_COMMUNITIES, OTHER_COMMUNITY_NAMES);
