import { SHARED_LANGUAGE } from '@dakhila/contract/assessment';
import { LANGUAGE_COOKIE, languageOf } from '@dakhila/domain/language/languages';
import { useEffect } from 'react';
import { readCookie } from '../../../lib/cookies.ts';
import { locale } from '../../../lib/locale.ts';
import { useSearchParameters } from '../../../lib/navigation.tsx';
import { chooseLanguage } from '../../../ui/language/choose-language.ts';

/** Whoever has chosen no language yet reads a shared report in the one it was shared in; the page then loads once more. */
export function useSharedLanguage(): void {
  const search = useSearchParameters();
  const shared = languageOf(search.get(SHARED_LANGUAGE));
  useEffect(() => {
    if (shared && shared !== locale && readCookie(LANGUAGE_COOKIE) === undefined) void chooseLanguage(shared);
  }, [shared]);
}
