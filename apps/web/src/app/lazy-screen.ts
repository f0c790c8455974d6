import type { ComponentType } from 'react';
import { loadPage, reloadPage } from '../lib/load-page.ts';
import { wordsArrived } from '../lib/messages.ts';
import { addressOfPath, type Path } from '../lib/navigation.tsx';
import { storedText } from '../lib/stored.ts';

const reloadedAt = storedText('reloaded-for-module');
/** A module that is still missing this soon after a reload will not come by another one. */
const PATIENCE_MS = 20_000;

let destination: Path | undefined;

/** Told where a click leads, until the page is there: the address bar still shows the page before it. */
export function noteDestination(to: Path | undefined): void {
  destination = to;
}

/**
 * Loads a screen's module when its route is opened. If that fails (a new version has replaced the file, the line broke),
 * the page that was asked for is loaded whole, once; a second failure is shown.
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return async () => {
    try {
      const Component = await load();
      await wordsArrived();
      return { Component };
    } catch (error) {
      // Without a line a reload brings nothing, and takes away what is there.
      if (!navigator.onLine || Date.now() - Number(reloadedAt.read()) < PATIENCE_MS) throw error;
      reloadedAt.write(String(Date.now()));
      if (destination) loadPage(addressOfPath(destination));
      else reloadPage();
      // The page is about to go: nothing should be shown in between.
      return new Promise<never>(() => {});
    }
  };
}
