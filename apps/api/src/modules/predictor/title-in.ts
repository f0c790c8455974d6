import type { Language } from '@dakhila/domain/language/languages';
import { sayEnglish } from '../../words/say-english.ts';

/** The few words of a run in a language: each of them a figure, a category or a place by itself. */
export const titleIn = (language: Language, title: string): string =>
  title
    .split(', ')
    .map((part) => sayEnglish(language, part))
    .join(', ');
