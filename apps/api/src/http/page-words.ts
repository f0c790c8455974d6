import type { Language } from '@dakhila/domain/language/languages';
import { say } from '../words/say.ts';

/** What the product is, as the page and the manifest tell programs that ask. */
const DESCRIPTION = 'Honest college chances and admission guidance for MHT-CET and JEE.';

/** A built page in a language, as far as it can be said before any script runs: its language, what it is, and its manifest. */
export const pageIn = (language: Language, html: string): string =>
  html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(DESCRIPTION, say(language, DESCRIPTION))
    // A browser asks for it without cookies, so the address names the language.
    .replace('/manifest.webmanifest"', `/manifest.webmanifest?language=${language}"`);

/** How the product stands among a phone's apps, under the name it goes by here. */
export const manifestIn = (language: Language, built: string, brand: string): string =>
  JSON.stringify({
    ...Object(JSON.parse(built)),
    name: brand,
    short_name: brand,
    description: say(language, DESCRIPTION),
    lang: language,
  });
