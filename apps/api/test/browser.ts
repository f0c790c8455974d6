// The demo fills itself the same way.
export { type Answer, anonymousBrowser, type Browser } from '../src/demo/browser.ts';
