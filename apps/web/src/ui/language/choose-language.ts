import { language as languageCalls } from '@dakhila/contract/students';
import { LANGUAGE_COOKIE, type Language } from '@dakhila/domain/language/languages';
import { call } from '../../lib/api.ts';
import { reloadPage } from '../../lib/load-page.ts';
import { preloadMessages } from '../../lib/messages.ts';
import { deleteCachedResponses } from '../../lib/stored.ts';

const ONE_YEAR_SECONDS = 31_536_000;
/** Saving to the profile and loading the texts must not delay the page for longer than this. */
const PATIENCE_MS = 3_000;

/** Stores the choice in this browser and in the profile. The page stays until the texts of that language have arrived, and reloads. */
export async function chooseLanguage(language: Language): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // Cached responses are in the old language. Offline there are no others, so they stay.
  const saved = call(languageCalls.choose, { body: { language } }, { signal }).then(
    deleteCachedResponses,
    () => undefined,
  );
  await Promise.all([saved, preloadMessages(language, PATIENCE_MS)]);
  reloadPage();
}
