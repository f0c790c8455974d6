import { SHARED_LANGUAGE } from '@dakhila/contract/shared-language';
import { LANGUAGE_COOKIE, languageOf } from '@dakhila/domain/language/languages';
import { useEffect } from 'react';
import { locale, readCookie } from '../../lib/locale.ts';
import { useSearchParameters } from '../../lib/navigation.tsx';
import { storedText } from '../../lib/stored.ts';
import { chooseLanguage } from './choose-language.ts';

/** The language that a link has set, in this browser: it is no choice of the reader, so the next link may set another. */
const languageOfLink = storedText('language-of-link', 'browser');

/** A reader who has chosen no language gets the one in which a page was shared; the page reloads once. */
export function useSharedLanguage(): void {
  const search = useSearchParameters();
  // An English link names no language.
  const shared = languageOf(search.get(SHARED_LANGUAGE)) ?? 'en';
  useEffect(() => {
    const current = readCookie(LANGUAGE_COOKIE);
    const isChosen = current !== undefined && current !== languageOfLink.read();
    if (shared === locale || isChosen) return;
    languageOfLink.write(shared);
    void chooseLanguage(shared);
  }, [shared]);
}
