import { withFaqEdit } from '../../faq/edit.ts';
import type { FaqEntry } from '../../faq/entry.ts';
import { FAQ } from '../../faq/faq.ts';
import { faqInWords } from '../../faq/faq-words.ts';
import { FAQ_HI } from '../../faq/words/hi.ts';
import { FAQ_MR } from '../../faq/words/mr.ts';
import type { Language } from '../../language/languages.ts';
import { type Speech, WORDS } from './speech.ts';

const byId = (groups: typeof FAQ): ReadonlyMap<string, FaqEntry> =>
  new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));

const ENTRIES: Readonly<Record<Language, ReadonlyMap<string, FaqEntry>>> = {
  en: byId(FAQ),
  hi: byId(faqInWords(FAQ, FAQ_HI)),
  mr: byId(faqInWords(FAQ, FAQ_MR)),
};

/** One question of the FAQ in a language, as the release has it: offered again, it is always understood. */
export const faqIn = (language: Language, id: string): FaqEntry | undefined => ENTRIES[language].get(id);

/** One question of the FAQ as students read it now. */
export function currentFaq({ language, faqEdits }: Pick<Speech, 'language' | 'faqEdits'>, id: string) {
  const entry = faqIn(language, id);
  return entry && withFaqEdit(entry, faqEdits.get(id));
}

/** Questions that we offer, in Hindi or Marathi, with the English one that each stands for. */
const OFFERED: readonly (readonly [said: string, english: string])[] = (['hi', 'mr'] as const).flatMap((language) => {
  const english = new Map(Object.entries(WORDS.en.asks));
  return [
    ...Object.entries(WORDS[language].asks).map(([key, ask]) => [ask, english.get(key) ?? ask] as const),
    ...[...ENTRIES[language]].map(
      ([id, { question }]) => [question, ENTRIES.en.get(id)?.question ?? question] as const,
    ),
  ];
});
const WHOLE = new Map(OFFERED.filter(([said]) => !said.includes('{')));
const TEMPLATES = OFFERED.filter(([said]) => said.includes('{')).map(([said, english]) => ({
  pattern: patternOf(said),
  english,
}));

/** A suggestion of ours that is sent back in Hindi or Marathi, as the English one that it stands for: what we offer to ask is always understood. Any other text stays as it is. */
export function readSuggestion(text: string): string {
  const said = text.trim();
  const whole = WHOLE.get(said);
  if (whole !== undefined) return whole;
  for (const { pattern, english } of TEMPLATES) {
    const { groups } = pattern.exec(said) ?? {};
    if (groups) return english.replace(/\{(\w+)\}/g, (_, gap: string) => groups[gap] ?? '');
  }
  return text;
}

/** What is filled in is a name or a figure, never a sentence. */
function patternOf(template: string): RegExp {
  const pattern = template
    .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replace(/\{(\w+)\}/g, (_, gap: string) => `(?<${gap}>[\\x20-\\x7e’]{2,90})`);
  return new RegExp(`^${pattern}$`, 'u');
}
