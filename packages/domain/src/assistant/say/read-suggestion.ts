import type { Language } from '../../language/languages.ts';
import { EN } from './en/index.ts';
import { faqQuestions } from './faq-in.ts';
import { HI } from './hi/index.ts';
import { MR } from './mr/index.ts';
import type { Words } from './words.ts';

type Asks = Words['asks'];
type Said = { pattern: RegExp; english: string };

/** Stand for what is filled into a suggestion. */
const GAPS = ['{1}', '{2}'] as const;
const textOf = (ask: Asks[keyof Asks]) => (typeof ask === 'string' ? ask : ask(...GAPS));

const english = new Map<string, string>();
const templates: Said[] = [];
for (const [language, asks] of [
  ['hi', HI.asks],
  ['mr', MR.asks],
] as const satisfies readonly (readonly [Language, Asks])[]) {
  for (const [key, ask] of Object.entries(asks)) {
    const meant = Object.entries(EN.asks).find(([name]) => name === key)?.[1];
    if (meant === undefined) continue;
    if (typeof ask === 'string') english.set(ask, textOf(meant));
    else templates.push({ pattern: patternOf(textOf(ask)), english: textOf(meant) });
  }
  const questions = new Map(faqQuestions('en'));
  for (const [id, question] of faqQuestions(language)) english.set(question, questions.get(id) ?? question);
}

/** A suggestion of ours that is sent back in Hindi or Marathi, as the English one that it stands for: what we offer to ask is always understood. Any other text stays as it is. */
export function readSuggestion(text: string): string {
  const said = text.trim();
  const whole = english.get(said);
  if (whole !== undefined) return whole;
  for (const { pattern, english: meant } of templates) {
    const { groups } = pattern.exec(said) ?? {};
    if (groups) return meant.replace(/\{(\d)\}/g, (_, place: string) => groups[`gap${place}`] ?? '');
  }
  return text;
}

/** What is filled in is a name or a figure, never a sentence. */
function patternOf(template: string): RegExp {
  const pattern = template
    .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replace(/\{(\d)\}/g, (_, place: string) => `(?<gap${place}>[\\x20-\\x7e’]{2,90})`);
  return new RegExp(`^${pattern}$`, 'u');
}
