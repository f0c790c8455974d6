import { fill } from '../language/fill.ts';
import type { Exam } from '../lists/exam-name.ts';
import papers from './data/papers.json' with { type: 'json' };
import { CAP_RULES, JOSAA_RULES, type PaperFacts, type PaperRule } from './paper-rules.ts';

export type NeededPaper = { id: string; title: string; for: string; why: string; validity: string | null };

/**
 * The documents that a candidate shows at verification and reporting, by the rules of JoSAA and the State CET Cell: first those that take time to get, then
 * those that come with the allotment. The official list of the season is authoritative.
 */
const TEXTS: Readonly<Record<Exam, Readonly<Record<string, Omit<NeededPaper, 'id' | 'validity'>>>>> = papers;
const RULES: Readonly<Record<Exam, Readonly<Record<string, PaperRule>>>> = { josaa: JOSAA_RULES, 'mht-cet': CAP_RULES };

/** The documents that a candidate needs, in the order to get them. */
export function neededPapers(exam: Exam, facts: PaperFacts): NeededPaper[] {
  return Object.entries(TEXTS[exam]).flatMap(([id, text]) => {
    const rule = RULES[exam][id];
    return rule?.isFor(facts) ? [{ id, ...text, validity: validityOf(rule, facts.year) }] : [];
  });
}

/** What the date of a document must be; computed from the season. */
const validityOf = ({ validity }: PaperRule, season: number) =>
  validity === undefined ? null : fill(papers.validity[validity.text], { year: validity.year(season) });

/** Whether any candidate of an exam needs such a document. */
export const isPaper = (exam: Exam, id: string): boolean => Object.hasOwn(TEXTS[exam], id);

export const PAPER_SOURCES: Readonly<Record<Exam, string>> = papers.sources;
