/** What a session can be about. */
export const TOPICS = [
  'branch',
  'chances',
  'cap-preferences',
  'josaa-choices',
  'rounds',
  'careers',
  'fees-and-hostels',
] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_NAMES: Record<Topic, string> = {
  branch: 'Choosing a branch',
  chances: 'My chances and backup plans',
  'cap-preferences': 'CAP preference list',
  'josaa-choices': 'JoSAA choice filling',
  rounds: 'Freeze, float, slide and betterment',
  careers: 'Careers after a branch',
  'fees-and-hostels': 'Fees, scholarships and hostels',
};

/** Languages a counsellor can speak with a student. */
export const LANGUAGES = ['en', 'hi', 'mr', 'gu', 'kn', 'ta', 'te', 'bn', 'ur'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  hi: 'Hindi',
  mr: 'Marathi',
  gu: 'Gujarati',
  kn: 'Kannada',
  ta: 'Tamil',
  te: 'Telugu',
  bn: 'Bengali',
  ur: 'Urdu',
};

/** The initials shown instead of a photo: 'Meera Joshi' → 'MJ' */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => [...word][0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}
