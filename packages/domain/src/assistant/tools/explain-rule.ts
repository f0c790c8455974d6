import { plainName } from '../../colleges/names.ts';
import { type DataYears, fillYears } from '../../faq/data-years.ts';
import type { FaqEntry } from '../../faq/entry.ts';
import { FAQ, FAQ_ENTRIES } from '../../faq/faq.ts';
import { buildFaqIndex, type FaqIndex, searchFaq } from '../../faq/search-faq.ts';
import { faqHref } from '../links.ts';
import type { ExplainRule } from '../tool-types.ts';

/** More would bury the answer. */
const MOST_ENTRIES = 3;
let index: FaqIndex | undefined;

/** The questions of the FAQ that a text may mean, best first. */
export function findRules(text: string): readonly FaqEntry[] {
  index ??= buildFaqIndex(FAQ);
  return searchFaq(index, text);
}

/** Whether a question of the FAQ is what a text asks: most of its telling words stand in the question itself, not just in the answer. */
export function isAbout({ question, alsoAskedAs = [] }: FaqEntry, text: string): boolean {
  const words = plainName(text)
    .split(' ')
    .filter((word) => word.length > 2 && !QUESTION_WORDS.has(word));
  const own = new Set(plainName([question, ...alsoAskedAs].join(' ')).split(' '));
  const shared = words.filter((word) => own.has(word)).length;
  return shared >= 2 && shared * 2 >= words.length;
}
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'what which how when where why who can could will should does did the and for are was you your have has need get any between difference is my best good about'.split(
    ' ',
  ),
);

/** The answers of the FAQ to an id or a text. */
export function explainRule({ id, text }: ExplainRule['input'], dataYears: DataYears): ExplainRule['output'] {
  const byId = id === undefined ? [] : FAQ_ENTRIES.filter((entry) => entry.id === id);
  const found = byId.length > 0 ? byId : findRules(text ?? '').slice(0, MOST_ENTRIES);
  return { entries: found.map((entry) => shown(entry, dataYears)), dataYears };
}

function shown(
  { id, question, answer, source, links = [] }: FaqEntry,
  dataYears: DataYears,
): ExplainRule['output']['entries'][number] {
  return {
    id,
    question,
    answer: answer.map((paragraph) => fillYears(paragraph, dataYears)),
    source: `${source.authority}, ${source.document}, ${source.year}${source.isSecondHand ? ', second-hand' : ''}`,
    links: [{ title: question, href: faqHref(id) }, ...links.map(({ label, to }) => ({ title: label, href: to }))],
  };
}
