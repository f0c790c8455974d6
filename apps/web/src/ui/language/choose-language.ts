import { language as languageCalls } from '@dakhila/contract/students';
import { LANGUAGE_COOKIE, type Language } from '@dakhila/domain/language/languages';
import { call } from '../../lib/api.ts';
import { reloadPage } from '../../lib/load-page.ts';
import { deleteCachedResponses } from '../../lib/stored.ts';

const ONE_YEAR_SECONDS = 31_536_000;
/** The profile can be told later; the student wants to read now. */
const PATIENCE_MS = 3_000;

/** Keeps the choice in this browser, tells the server for the messages it sends, and loads the page anew in that language. */
export async function chooseLanguage(language: Language): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // The kept answers speak the old language. On a dead line they are all there is, and stay.
  await call(languageCalls.choose, { body: { language } }, { signal }).then(deleteCachedResponses, () => undefined);
  reloadPage();
}
