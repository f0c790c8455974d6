import { plainName } from '../../colleges/names.ts';
import { FAQ_ENTRIES } from '../../faq/faq.ts';
import type { FaqWords } from '../../faq/faq-words.ts';
import { FAQ_HI } from '../../faq/words/hi.ts';
import { FAQ_MR } from '../../faq/words/mr.ts';
import { isSilent } from '../read/devanagari.ts';
import { foldDevanagari } from '../read/fold-devanagari.ts';

type Asked = { id: string; words: readonly string[] };

/** Words of a text that carry something, folded. */
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

/** Who writes more tells a story. */
const MOST_WORDS = 30;
/** How alike a question in Devanagari and one of the FAQ must be: of what is asked, and of what stands there. */
const NEARLY_SAME = { asked: 0.75, there: 0.75 };
const ABOUT_IT = { asked: 0.6, there: 0.45 };

/** The id of the question of the FAQ that a text in Devanagari asks; `isSure` where it is nearly the same question. Undefined when there is none. */
export function askedInScript(text: string): { id: string; isSure: boolean } | undefined {
  inScript ??= load();
  const { questions, counts } = inScript;
  const said = wordsOf(text);
  if (said.length === 0 || said.length > MOST_WORDS) return undefined;
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
