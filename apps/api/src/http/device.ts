import type { FastifyRequest } from 'fastify';

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
/** Each sentence is whole, so that it can be said in other languages. */
const SYSTEMS: readonly [RegExp, string, (browser: string) => string][] = [
  [/Android/, 'Android', (browser) => `${browser} on Android`],
  [/iPhone|iPad/, 'iOS', (browser) => `${browser} on iOS`],
  [/Windows/, 'Windows', (browser) => `${browser} on Windows`],
  [/Mac OS X/, 'macOS', (browser) => `${browser} on macOS`],
  [/Linux/, 'Linux', (browser) => `${browser} on Linux`],
];

/** What the student will recognise in the list of open sessions: `Chrome on Android`. */
export function deviceOf(request: FastifyRequest): string {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 500);
  const [, browser] = BROWSERS.find(([pattern]) => pattern.test(agent)) ?? [];
  const [, system, inside] = SYSTEMS.find(([pattern]) => pattern.test(agent)) ?? [];
  return browser && inside ? inside(browser) : (browser ?? system ?? 'Unknown device');
}
