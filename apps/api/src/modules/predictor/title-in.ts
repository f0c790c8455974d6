import type { Language } from '@dakhila/domain/language/languages';
import { sayEnglish } from '../../words/say-english.ts';

/** Translates the title of a run part by part: each part is a figure, a category or a place. */
export const titleIn = (language: Language, title: string): string =>
  title
    .split(', ')
    .map((part) => sayEnglish(language, part))
    .join(', ');
