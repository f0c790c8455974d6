import { SHARED_LANGUAGE } from '@dakhila/contract/shared-language';
import { LANGUAGE_COOKIE, languageOf } from '@dakhila/domain/language/languages';
import { useEffect } from 'react';
import { locale, readCookie } from '../../lib/locale.ts';
import { useSearchParameters } from '../../lib/navigation.tsx';
import { chooseLanguage } from './choose-language.ts';

/** A reader without a language choice gets the language in which a page was shared; the page reloads once. */
export function useSharedLanguage(): void {
  const search = useSearchParameters();
  const shared = languageOf(search.get(SHARED_LANGUAGE));
  useEffect(() => {
    if (shared && shared !== locale && readCookie(LANGUAGE_COOKIE) === undefined) void chooseLanguage(shared);
  }, [shared]);
}
