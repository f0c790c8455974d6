import type { Language } from '@dakhila/domain/language/languages';
import { say } from './say.ts';

/**
 * An answer with its sentences in a language: every text under one of these names, also in a list or a table of its own. All else
 * stays, above all what a person wrote and what things are called.
 */
export function sayFields<T extends object>(language: Language, answer: T, names: readonly string[]): T {
  if (language === 'en' || names.length === 0) return answer;
  const said = structuredClone(answer);
  // The same few sentences stand at hundreds of choices.
  const known = new Map<string, string>();
  walk(said, false);
  return said;

  function walk(part: object, isSentence: boolean): void {
    for (const [name, value] of Object.entries(part)) {
      const isSaid = isSentence || names.includes(name);
      if (typeof value === 'string') {
        if (isSaid) Reflect.set(part, name, inLanguage(value));
      } else if (typeof value === 'object' && value !== null) walk(value, isSaid);
    }
  }

  function inLanguage(english: string): string {
    const before = known.get(english) ?? say(language, english);
    known.set(english, before);
    return before;
  }
}
