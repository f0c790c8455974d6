import { configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { cheapComputedStyle } from './computed-style.ts';

configure({
  // Long, because a busy machine must not fail a test.
  asyncUtilTimeout: 30_000,
  // Every look that finds nothing yet would print the whole page; a failed test prints it once, below.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// A sixth of the time of all component tests went into the style rules of a browser, of which the queries need two properties.
if (typeof window !== 'undefined') window.getComputedStyle = cheapComputedStyle(window);

// As in the product, no screen is shown before its messages have loaded.
beforeEach(async () => {
  const { messagesLoaded } = await import('../src/lib/messages.ts');
  await messagesLoaded();
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail' && typeof document !== 'undefined') console.log(prettyDOM(document.body));
});
