import type { Exam } from '../lists/exam-name.ts';
import { type Message, messageOf } from '../messages/message.ts';
import { CAP_RULES, JOSAA_RULES, type PaperFacts, type PaperOf, type PaperRule } from './paper-rules.ts';

export type NeededPaper = { id: string; title: Message; for: Message; why: Message; validity: Message | null };

/**
 * The documents that a candidate shows at verification and reporting, by the rules of JoSAA and the State CET Cell: first those that take time to get, then
 * those that come with the allotment. The official list of the season is authoritative.
 */
const RULES: Readonly<Record<Exam, Readonly<Record<string, PaperRule>>>> = { josaa: JOSAA_RULES, 'mht-cet': CAP_RULES };

/** The documents that a candidate needs, in the order to get them. */
export function neededPapers(exam: Exam, facts: PaperFacts): NeededPaper[] {
  return Object.entries(RULES[exam]).flatMap(([id, rule]) =>
    rule.isFor(facts) ? [{ id, ...textsOf(exam, id), validity: validityOf(rule, facts.year) }] : [],
  );
}

/** The rules name no paper without texts. */
function textsOf(exam: Exam, id: string) {
  const paper = `${exam}.${id}` as `josaa.${PaperOf<'josaa'>}` | `mht-cet.${PaperOf<'mht-cet'>}`;
  return {
    title: messageOf(`papers.${paper}.title`),
    for: messageOf(`papers.${paper}.for`),
    why: messageOf(`papers.${paper}.why`),
  };
}

/** What the date of a document must be; computed from the season. */
const validityOf = ({ validity }: PaperRule, season: number) =>
  validity === undefined ? null : messageOf(`papers.${validity.text}`, { year: validity.year(season) });

/** Whether any candidate of an exam needs such a document. */
export const isPaper = (exam: Exam, id: string): boolean => Object.hasOwn(RULES[exam], id);

export const PAPER_SOURCES: Readonly<Record<Exam, Message>> = {
  josaa: messageOf('rounds.source.josaa'),
  'mht-cet': messageOf('rounds.source.cap'),
};
