import { plainName } from '../../colleges/names.ts';
import { type FaqEdit, withFaqEdit } from '../../faq/edit.ts';
import { type DataYears, type FaqEntry, fillYears } from '../../faq/entry.ts';
import { FAQ, FAQ_ENTRIES } from '../../faq/faq.ts';
import type { FaqWords } from '../../faq/faq-words.ts';
import { buildFaqIndex, type FaqIndex, searchFaq } from '../../faq/search-faq.ts';
import { FAQ_HI } from '../../faq/words/hi.ts';
import { FAQ_MR } from '../../faq/words/mr.ts';
import { foldDevanagari } from '../../language/fold-devanagari.ts';
import { faqHref } from '../links.ts';
import { isSilent } from '../read/devanagari.ts';
import type { ExplainRule } from '../tool-types.ts';

/** With more of them the answer could not be found. */
const MAX_ENTRIES = 3;
let index: FaqIndex | undefined;

/** The questions of the FAQ that a text may mean, best first. */
export function findRules(text: string): readonly FaqEntry[] {
  index ??= buildFaqIndex(FAQ);
  return searchFaq(index, text);
}

/** Whether a question of the FAQ is what a text asks: most of its specific words are in the question itself, not just in the answer. */
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

/** The answers of the FAQ to an id or a text, with the texts that were changed after the release. */
export function explainRule(
  { id, text }: ExplainRule['input'],
  dataYears: DataYears,
  edits: ReadonlyMap<string, FaqEdit> = new Map(),
): ExplainRule['output'] {
  const byId = id === undefined ? [] : FAQ_ENTRIES.filter((entry) => entry.id === id);
  const found = byId.length > 0 ? byId : findRules(text ?? '').slice(0, MAX_ENTRIES);
  return { entries: found.map((entry) => shown(withFaqEdit(entry, edits.get(entry.id)), dataYears)), dataYears };
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

type Asked = { id: string; words: readonly string[] };

/** Words of a text that have a meaning, folded. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    (
      foldDevanagari(text)
        .toLowerCase()
        .match(/[\u0900-\u097f]+|[a-z0-9]+/g) ?? []
    ).filter((word) => !isSilent(word)),
  ),
];
const questionsIn = ({ entries }: FaqWords): Asked[] =>
  Object.entries(entries).map(([id, { question }]) => ({ id, words: wordsOf(question) }));

let inScript: { questions: Asked[]; counts: ReadonlyMap<string, number> } | undefined;
function load() {
  const questions = [...questionsIn(FAQ_HI), ...questionsIn(FAQ_MR)];
  const counts = new Map<string, number>();
  for (const word of questions.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { questions, counts };
}

/** Words that share their beginning are forms of one word. */
const SHARED_BEGINNING = 4;
const isSameWord = (one: string, other: string) =>
  one === other ||
  (one.length >= SHARED_BEGINNING &&
    other.length >= SHARED_BEGINNING &&
    one.slice(0, SHARED_BEGINNING) === other.slice(0, SHARED_BEGINNING));

/** A longer text is a story, not a question of the FAQ. */
const MAX_WORDS = 30;
/** How alike a question in Devanagari and one of the FAQ must be: as a share of the student's words, and of the words of the FAQ. */
const NEARLY_SAME = { asked: 0.75, there: 0.75 };
const ABOUT_IT = { asked: 0.6, there: 0.45 };

/** The id of the question of the FAQ that a text in Devanagari asks; `isSure` where it is nearly the same question. Undefined when there is none. */
export function askedInScript(text: string): { id: string; isSure: boolean } | undefined {
  inScript ??= load();
  const { questions, counts } = inScript;
  const said = wordsOf(text);
  if (said.length === 0 || said.length > MAX_WORDS) return undefined;
  const worth = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.log(1 + questions.length / (counts.get(word) ?? 1)), 0);
  const scored = questions.map(({ id, words }) => {
    const asked = worth(said.filter((word) => words.some((other) => isSameWord(word, other)))) / (worth(said) || 1);
    const there = worth(words.filter((word) => said.some((other) => isSameWord(word, other)))) / (worth(words) || 1);
    return { id, asked, there };
  });
  const best = scored.reduce((one, other) => (other.asked + other.there > one.asked + one.there ? other : one));
  if (best.asked < ABOUT_IT.asked || best.there < ABOUT_IT.there) return undefined;
  return { id: best.id, isSure: best.asked >= NEARLY_SAME.asked && best.there >= NEARLY_SAME.there };
}

const ENGLISH: ReadonlyMap<string, string> = new Map(FAQ_ENTRIES.map(({ id, question }) => [plainName(question), id]));

/** The id of the question of the FAQ that is asked word for word in English. */
export const askedWordForWord = (text: string): string | undefined => ENGLISH.get(plainName(text));
