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
