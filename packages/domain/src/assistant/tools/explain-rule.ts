import type { FaqEntry } from '../../faq/entry.ts';
import { FAQ_ENTRIES } from '../../faq/faq.ts';
import { buildFaqIndex, type FaqIndex, searchFaq } from '../../faq/search-faq.ts';
import { faqHref } from '../links.ts';
import type { ExplainRule } from '../tool-types.ts';

/** More would bury the answer. */
const MOST_ENTRIES = 3;
let index: FaqIndex | undefined;

/** The questions of the FAQ that a text may mean, best first. */
export function findRules(text: string): readonly FaqEntry[] {
  index ??= buildFaqIndex(FAQ_ENTRIES);
  return searchFaq(index, text);
}

/** The answers of the FAQ to an id or a text. */
export function explainRule({ id, text }: ExplainRule['input']): ExplainRule['output'] {
  const byId = id === undefined ? [] : FAQ_ENTRIES.filter((entry) => entry.id === id);
  const found = byId.length > 0 ? byId : findRules(text ?? '').slice(0, MOST_ENTRIES);
  return { entries: found.map(shown) };
}

function shown({ id, question, answer, source, links = [] }: FaqEntry): ExplainRule['output']['entries'][number] {
  return {
    id,
    question,
    answer: [...answer],
    source:
      source === undefined ? null : `${source.authority}, ${source.year}${source.isSecondHand ? ', second-hand' : ''}`,
    links: [{ title: question, href: faqHref(id) }, ...links.map(({ label, to }) => ({ title: label, href: to }))],
  };
}
