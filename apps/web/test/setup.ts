import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { cheapComputedStyle } from './computed-style.ts';

// A fresh page for each file: what modules of the product store, such as the session, is not that of the file before. Libraries stay loaded.
vi.resetModules();

configure({
  // Long, because a busy machine must not fail a test.
  asyncUtilTimeout: 30_000 * Number(process.env.TEST_SLOWNESS ?? 1),
  // Every look that finds nothing yet would print the whole page; a failed test prints it once, below.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// A sixth of the time of all component tests went into the style rules of a browser, of which the queries need two properties.
if (typeof window !== 'undefined') window.getComputedStyle = cheapComputedStyle(window);

// A tenth of the time went into a stack trace for each element that React makes, which only the text of a warning would show.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    // More than React makes in a second.
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });

// jsdom cannot scroll. Chromium's scrolling returns a promise, which an effect must not return in turn.
if (typeof window !== 'undefined') Element.prototype.scrollIntoView = () => Promise.resolve();

// As in the product, no screen is shown before its messages have loaded.
beforeEach(async () => {
  const { messagesLoaded } = await import('../src/lib/messages.ts');
  await messagesLoaded();
});

// Files share a window, so no test may leave anything behind.
afterEach(({ task }) => {
  if (typeof document === 'undefined') return;
  if (task.result?.state === 'fail') console.log(prettyDOM(document.body));
  const unfilled = /\{\w+\}/.exec(document.body.textContent ?? '')?.[0];
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('lang');
  // biome-ignore lint/suspicious/noDocumentCookie: there is no Cookie Store API in jsdom
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  if (unfilled) throw new Error(`a screen shows a placeholder instead of its value: ${unfilled}`);
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
