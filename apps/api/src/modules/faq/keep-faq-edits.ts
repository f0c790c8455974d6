import { type FaqEdit, type FaqTexts, faqEditIn } from '@dakhila/domain/faq/edit';
import type { Language } from '@dakhila/domain/language/languages';
import type { Deps } from '../../ports.ts';
import { listNewest } from './store.ts';

/** The edits of the FAQ in a language, by entry. */
export type FaqEditsIn = (language: Language) => Promise<ReadonlyMap<string, FaqEdit>>;
type Edits = Readonly<Record<Language, ReadonlyMap<string, FaqEdit>>>;

/** How long the edits are cached: students may read the earlier text for this long. */
export const FAQ_DELAY_MS = 15_000;

const NONE: Edits = { en: new Map(), hi: new Map(), mr: new Map() };

/** Reads the edits at most once in a while, however many students ask. Without a database the last ones stay. */
export function keepFaqEdits({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): FaqEditsIn {
  let readAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<Edits> = Promise.resolve(NONE);
  return async (language) => {
    const age = now().getTime() - readAt;
    // A clock that was set back must not keep the cached edits.
    if (age < 0 || age >= FAQ_DELAY_MS) {
      readAt = now().getTime();
      const before = answer;
      answer = readEdits(db).catch((error: unknown) => {
        log.warn({ err: error }, 'the edits of the FAQ could not be read');
        return before;
      });
    }
    return (await answer)[language];
  };
}

async function readEdits(db: Deps['db']): Promise<Edits> {
  const edited = (await listNewest(db)).flatMap(({ entry, texts }): [string, FaqTexts][] =>
    texts === null ? [] : [[entry, texts]],
  );
  const inLanguage = (language: Language) =>
    new Map(edited.map(([entry, texts]) => [entry, faqEditIn(texts, language)]));
  return { en: inLanguage('en'), hi: inLanguage('hi'), mr: inLanguage('mr') };
}
