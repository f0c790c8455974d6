import type { JeeCollege, MhtCetCollege, MhtCetCollegeByCode } from '@dakhila/contract/college-detail';
import { type Phrases, sayLabel } from '@dakhila/domain/language/say-label';
import { defineMessages, fill, useMessages, wordsOf } from '../../../lib/messages.ts';
import { collegeMessages } from './messages.ts';

/** Official phrases by their English, in the language of this page; an English page has none. */
const officialPhrases = defineMessages<Phrases>({
  en: {},
  hi: () => import('@dakhila/domain/colleges/phrases/hi').then(({ COLLEGE_PHRASES_HI: hi }) => ({ default: hi })),
  mr: () => import('@dakhila/domain/colleges/phrases/mr').then(({ COLLEGE_PHRASES_MR: mr }) => ({ default: mr })),
});

type Phrase = (english: string) => string;
const phraseIn =
  (phrases: Phrases): Phrase =>
  (english) =>
    phrases === officialPhrases.en ? english : (sayLabel(phrases, english) ?? english);

/** Says in the language of this page what lists and sources print about seats and colleges. Names stay as they are. */
export const usePhrase = (): Phrase => phraseIn(useMessages(officialPhrases));

/** The same for code that is no component. */
export const pagePhrase = (): Phrase => phraseIn(wordsOf(officialPhrases));

type AnyCollege = MhtCetCollege | MhtCetCollegeByCode | JeeCollege;

/** A college with what is printed about it in the language of the page. Labels of its facts stay: figures are found by them. */
export function saidCollege<C extends AnyCollege>(college: C): C {
  const phrase = pagePhrase();
  const said = (words: string | null) => words && phrase(words);
  return {
    ...college,
    collegeLevel: said(college.collegeLevel),
    accreditations: college.accreditations.map(phrase),
    facts: college.facts.map(({ label, value, year, source, note }) => ({
      label,
      value: phrase(value),
      ...(year && { year: yearText(year) }),
      ...(source && { source: phrase(source) }),
      ...(note && { note: phrase(note) }),
    })),
    ...('linguisticMinority' in college && {
      linguisticMinority: said(college.linguisticMinority),
      religiousMinority: said(college.religiousMinority),
    }),
    ...('linguisticMinorityFullForm' in college && {
      linguisticMinorityFullForm: said(college.linguisticMinorityFullForm),
      religiousMinorityFullForm: said(college.religiousMinorityFullForm),
    }),
  };
}

/** 'c. 2010' where a source is not sure. */
const yearText = (printed: string) =>
  printed.startsWith('c. ') ? fill(wordsOf(collegeMessages).common.aboutYear, { year: printed.slice(3) }) : printed;
