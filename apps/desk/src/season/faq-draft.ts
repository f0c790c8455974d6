import type { DeskFaqEntry } from '@dakhila/contract/desk/faq';
import type { Language } from '@dakhila/domain/language/languages';

type Texts = DeskFaqEntry['texts'];
/** The text of the form’s fields. An answer is one text with empty lines between its paragraphs. */
export type FaqDraft = Record<Language, { question: string; answer: string }> & { year: string };

type Wording = Texts['en'];
const written = ({ question, answer }: Wording) => ({ question, answer: answer.join('\n\n') });

export const draftOf = ({ en, hi, mr, year }: Texts): FaqDraft => ({
  en: written(en),
  hi: written(hi),
  mr: written(mr),
  year: String(year),
});

const read = ({ question, answer }: FaqDraft['en']): Wording => ({
  question: question.replaceAll(/\s+/g, ' ').trim(),
  answer: answer
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== ''),
});

export const textsOf = ({ en, hi, mr, year }: FaqDraft): Texts => ({
  en: read(en),
  hi: read(hi),
  mr: read(mr),
  year: Number(year),
});

/** What was changed over `base` stays; everything else is as the colleague wrote it. */
export function keepOwn(base: FaqDraft, own: FaqDraft, theirs: FaqDraft): FaqDraft {
  const wording = (language: Language) => ({
    question: own[language].question === base[language].question ? theirs[language].question : own[language].question,
    answer: own[language].answer === base[language].answer ? theirs[language].answer : own[language].answer,
  });
  return {
    en: wording('en'),
    hi: wording('hi'),
    mr: wording('mr'),
    year: own.year === base.year ? theirs.year : own.year,
  };
}
