import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const ONE_YEAR_SECONDS = 31_536_000;
const listeners = new Set<() => void>();

/** The theme this browser has chosen; without a choice it follows the system. */
function currentTheme(): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies the chosen theme; call it once, before the first paint. */
export function applyTheme(theme: Theme = currentTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    paintBrowserBar(meta, theme);
}

/** Stores the choice for a year and applies it at once. */
export function setTheme(theme: Theme): void {
  const life = theme === 'system' ? 0 : ONE_YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari.
  document.cookie = `theme=${theme}; Path=/; Max-Age=${life}; SameSite=Lax`;
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** The chosen theme; components that show it update when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

// The HTML has one theme colour for each colour scheme; a choice makes one of them unconditional.
function paintBrowserBar(meta: HTMLMetaElement, theme: Theme): void {
  meta.dataset.scheme ??= meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
  const { scheme } = meta.dataset;
  const media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? 'all' : 'not all';
  meta.setAttribute('media', media);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
