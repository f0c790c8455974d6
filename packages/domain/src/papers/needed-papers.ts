import { fill } from '../language/fill.ts';
import type { Exam } from '../lists/exam-name.ts';
import papers from './data/papers.json' with { type: 'json' };
import { CAP_RULES, JOSAA_RULES, type PaperFacts, type PaperRule } from './paper-rules.ts';

export type NeededPaper = { id: string; title: string; for: string; why: string; validity: string | null };

/**
 * The papers that a candidate shows at verification and reporting, from the rules that JoSAA and the State CET Cell publish: first what takes time to get,
 * then what comes with the allotment. The official list of the season decides.
 */
const TEXTS: Readonly<Record<Exam, Readonly<Record<string, Omit<NeededPaper, 'id' | 'validity'>>>>> = papers;
const RULES: Readonly<Record<Exam, Readonly<Record<string, PaperRule>>>> = { josaa: JOSAA_RULES, 'mht-cet': CAP_RULES };

/** The papers that a candidate needs, in the order to get them. */
export function neededPapers(exam: Exam, facts: PaperFacts): NeededPaper[] {
  return Object.entries(TEXTS[exam]).flatMap(([id, text]) => {
    const rule = RULES[exam][id];
    return rule?.isFor(facts) ? [{ id, ...text, validity: validityOf(rule, facts.year) }] : [];
  });
}

/** What the date of a paper must be; worked out from the season. */
const validityOf = ({ validity }: PaperRule, season: number) =>
  validity === undefined ? null : fill(papers.validity[validity.text], { year: validity.year(season) });

/** Whether an exam has such a paper for anybody. */
export const isPaper = (exam: Exam, id: string): boolean => Object.hasOwn(TEXTS[exam], id);

export const PAPER_SOURCES: Readonly<Record<Exam, string>> = papers.sources;
