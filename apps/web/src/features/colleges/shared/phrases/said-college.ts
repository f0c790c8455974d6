import type { JeeCollege, MhtCetCollege, MhtCetCollegeByCode } from '@dakhila/contract/college-detail';
import { fill, wordsOf } from '../../../../lib/messages.ts';
import { collegeMessages } from '../messages.ts';
import { pagePhrase } from './phrase.ts';

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
