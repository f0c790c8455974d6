import type { ComponentType } from 'react';
import { loadPage, reloadPage } from '../lib/load-page.ts';
import { messagesLoaded } from '../lib/messages.ts';
import { addressOfPath, type Path } from '../lib/navigation.tsx';
import { storedText } from '../lib/stored.ts';

const reloadedAt = storedText('reloaded-for-module');
/** If a module is still missing this soon after a reload, another reload will not help. */
const RELOAD_PAUSE_MS = 20_000;

let destination: Path | undefined;

/** Remembers the target of a click, because the address bar still shows the old page. */
export function noteDestination(to: Path | undefined): void {
  destination = to;
}

/** Loads a screen's module and messages when its route is opened. */
export const lazyScreen = (load: () => Promise<ComponentType>) => () =>
  orReload(async () => {
    const Component = await load();
    await messagesLoaded();
    return { Component };
  });

/** If files fail to load (a new version replaced them, the connection broke), loads the requested page once; a second failure is thrown. */
export async function orReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    // Offline, a reload would only lose the current page.
    if (!navigator.onLine || Date.now() - Number(reloadedAt.read()) < RELOAD_PAUSE_MS) throw error;
    reloadedAt.write(String(Date.now()));
    if (destination) loadPage(addressOfPath(destination));
    else reloadPage();
    // The page is about to be replaced, so nothing more is shown.
    return new Promise<never>(() => {});
  }
}
