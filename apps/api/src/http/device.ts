import type { FastifyRequest } from 'fastify';

/** What the student will recognise in the list of open sessions: `Chrome on Android`. */
export function deviceOf(request: FastifyRequest): string {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 500);
  const first = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = first([
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/SamsungBrowser\//, 'Samsung Internet'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = first([
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device');
}
