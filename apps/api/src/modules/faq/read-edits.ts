import { type FaqEdit, type FaqTexts, faqEditIn } from '@dakhila/domain/faq/edit';
import type { Language } from '@dakhila/domain/language/languages';
import { makeCachedRead } from '../../db/cached-read.ts';
import type { Deps } from '../../ports.ts';
import { listNewest } from './store.ts';

/** The edits of the FAQ in a language, by entry. */
export type FaqEditsIn = (language: Language) => Promise<ReadonlyMap<string, FaqEdit>>;
type Edits = Readonly<Record<Language, ReadonlyMap<string, FaqEdit>>>;

/** Makes the reader of the edits. Students may read an earlier text for some seconds. */
export function makeFaqEditsReader({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): FaqEditsIn {
  const readCached = makeCachedRead<Edits>(
    { now, log },
    {
      read: () => readEdits(db),
      initial: { en: new Map(), hi: new Map(), mr: new Map() },
      failure: 'the edits of the FAQ could not be read',
    },
  );
  return async (language) => (await readCached())[language];
}

async function readEdits(db: Deps['db']): Promise<Edits> {
  const edited = (await listNewest(db)).flatMap(({ entry, texts }): [string, FaqTexts][] =>
    texts === null ? [] : [[entry, texts]],
  );
  const inLanguage = (language: Language) =>
    new Map(edited.map(([entry, texts]) => [entry, faqEditIn(texts, language)]));
  return { en: inLanguage('en'), hi: inLanguage('hi'), mr: inLanguage('mr') };
}
