import type { ComponentType } from 'react';
import { loadPage, reloadPage } from '../lib/load-page.ts';
import { wordsArrived } from '../lib/messages.ts';
import { addressOfPath, type Path } from '../lib/navigation.tsx';
import { storedText } from '../lib/stored.ts';

const reloadedAt = storedText('reloaded-for-module');
/** If a module is still missing this soon after a reload, another reload will not help. */
const PATIENCE_MS = 20_000;

let destination: Path | undefined;

/** Remembers the target of a click, because the address bar still shows the old page. */
export function noteDestination(to: Path | undefined): void {
  destination = to;
}

/**
 * Loads a screen's module when its route is opened. If that fails (a new version replaced the file, the connection broke), it loads the
 * requested page once; a second failure is shown.
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return async () => {
    try {
      const Component = await load();
      await wordsArrived();
      return { Component };
    } catch (error) {
      // Offline, a reload would only lose the current page.
      if (!navigator.onLine || Date.now() - Number(reloadedAt.read()) < PATIENCE_MS) throw error;
      reloadedAt.write(String(Date.now()));
      if (destination) loadPage(addressOfPath(destination));
      else reloadPage();
      // The page is about to be replaced, so nothing more is shown.
      return new Promise<never>(() => {});
    }
  };
}
