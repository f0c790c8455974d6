import type { Exam } from '../lists/exam-name.ts';
import { roundRules } from '../lists/round-rules.ts';

/**
 * The admission that students plan for now. Every screen, file and message asks here, so that none of them names another year. A season is called by the
 * year in which its rounds begin: JoSAA 2027, CAP 2027.
 */
export type Season = {
  exam: Exam;
  year: number;
  /** 'JoSAA 2027', 'CAP 2027'. */
  name: string;
  rounds: number;
  /** The year whose number of rounds this is: the season's own once it is announced, an earlier one until then. */
  roundsOf: number;
};

/** On this day of India the next season begins to be planned: JoSAA and CSAB end in August, CAP in September. */
const NEXT_SEASON_FROM: Record<Exam, string> = { josaa: '09-01', 'mht-cet': '10-01' };

/** The newest year whose number of rounds was announced. */
const ROUNDS_ANNOUNCED_TO: Record<Exam, number> = { josaa: 2026, 'mht-cet': 2026 };

const ADMISSIONS: Record<Exam, string> = { josaa: 'JoSAA', 'mht-cet': 'CAP' };

/** What a season is called. */
export const seasonName = (exam: Exam, year: number): string => `${ADMISSIONS[exam]} ${year}`;

/** The year that is planned for on a day of India ('2026-11-16' → 2027). A setting wins over the calendar, for an admission that ends later than usual. */
export function seasonYear(exam: Exam, today: string, setting?: number): number {
  if (setting !== undefined) return setting;
  const year = Number(today.slice(0, 4));
  return today >= seasonEnd(exam, year) ? year + 1 : year;
}

/** The first day on which a season is no longer planned for, unless a setting holds it. */
export const seasonEnd = (exam: Exam, year: number): string => `${year}-${NEXT_SEASON_FROM[exam]}`;

/** The season that is planned for on a day of India, and what is known of it. */
export const seasonOn = (exam: Exam, today: string, setting?: number): Season =>
  seasonIn(exam, seasonYear(exam, today, setting));

/** The season of a year, and what is known of it. */
export function seasonIn(exam: Exam, year: number): Season {
  const { rounds } = roundRules(exam, year);
  return { exam, year, name: seasonName(exam, year), rounds, roundsOf: Math.min(year, ROUNDS_ANNOUNCED_TO[exam]) };
}
