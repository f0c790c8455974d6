import type { JeeCollege, MhtCetCollege, MhtCetCollegeByCode } from '@dakhila/contract/college-detail';
import { type Phrases, sayLabel } from '@dakhila/domain/language/say-label';
import { defineMessages, fill, loadedMessages, useMessages } from '../../../lib/messages.ts';
import { collegeMessages } from './messages.ts';

const NO_PHRASES: Phrases = {};

/** Official phrases by their English, in the language of this page; an English page has none. */
const officialPhrases = defineMessages<Phrases>({
  en: async () => ({ default: NO_PHRASES }),
  hi: () => import('@dakhila/domain/colleges/phrases/hi').then(({ COLLEGE_PHRASES_HI: hi }) => ({ default: hi })),
  mr: () => import('@dakhila/domain/colleges/phrases/mr').then(({ COLLEGE_PHRASES_MR: mr }) => ({ default: mr })),
});

type Phrase = (english: string) => string;
const phraseIn =
  (phrases: Phrases): Phrase =>
  (english) =>
    phrases === NO_PHRASES ? english : (sayLabel(phrases, english) ?? english);

/** Translates what official lists print about seats and colleges. Names stay as they are. */
export const usePhrase = (): Phrase => phraseIn(useMessages(officialPhrases));

/** The same outside components. */
export const pagePhrase = (): Phrase => phraseIn(loadedMessages(officialPhrases));

export type AnyCollege = MhtCetCollege | MhtCetCollegeByCode | JeeCollege;

/** A college with its printed facts translated. Their labels stay English, because figures are found by them. */
export function translateCollege<C extends AnyCollege>(college: C | null | undefined): C | null {
  if (!college) return null;
  const phrase = pagePhrase();
  const translated = (text: string | null) => text && phrase(text);
  return {
    ...college,
    collegeLevel: translated(college.collegeLevel),
    accreditations: college.accreditations.map(phrase),
    facts: college.facts.map(({ label, value, year, source, note }) => ({
      label,
      value: phrase(value),
      ...(year && { year: yearText(year) }),
      ...(source && { source: phrase(source) }),
      ...(note && { note: phrase(note) }),
    })),
    ...('linguisticMinority' in college && {
      linguisticMinority: translated(college.linguisticMinority),
      religiousMinority: translated(college.religiousMinority),
    }),
    ...('linguisticMinorityFullForm' in college && {
      linguisticMinorityFullForm: translated(college.linguisticMinorityFullForm),
      religiousMinorityFullForm: translated(college.religiousMinorityFullForm),
    }),
  };
}

/** 'c. 2010' where a source is not sure. */
const yearText = (printed: string) =>
  printed.startsWith('c. ')
    ? fill(loadedMessages(collegeMessages).common.aboutYear, { year: printed.slice(3) })
    : printed;
