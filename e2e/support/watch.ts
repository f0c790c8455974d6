import type { BrowserContext, Page } from '@playwright/test';
import { baseUrl } from './server.ts';

/** Notes from now on every error a page tells its console, every error nobody caught, and every request to somebody else. */
export function watch(context: BrowserContext): string[] {
  const faults: string[] = [];
  const onPage = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  };
  for (const page of context.pages()) onPage(page);
  context.on('page', onPage);
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    // What is inlined or made on the page itself travels nowhere.
    if (!['data:', 'blob:'].includes(protocol) && origin !== baseUrl()) faults.push(`foreign: ${request.url()}`);
  });
  return faults;
}
