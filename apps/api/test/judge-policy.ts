/** What a policy has to say by itself: nothing else stands in for these. */
const DEMANDED = ['default-src', 'base-uri', 'form-action', 'frame-ancestors'];
const FETCHES = [
  'script',
  'style',
  'img',
  'font',
  'connect',
  'manifest',
  'worker',
  'object',
  'media',
  'frame',
  'child',
];
const KNOWN = new Set([...DEMANDED, ...FETCHES.map((kind) => `${kind}-src`), 'sandbox', 'upgrade-insecure-requests']);
const KEYWORD = /^'(none|self|nonce-[A-Za-z0-9+/_-]{22,}={0,2})'$/;
const HTTPS_ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

/** What an evaluator of content security policies would object to, one sentence each; none for a policy that is strict. */
export function faultsOfPolicy(policy: string): string[] {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  const directives = new Map(parts.map(([name = '', ...sources]) => [name, sources]));
  const faults = DEMANDED.filter((name) => !directives.has(name)).map((name) => `${name} is missing`);
  if (directives.size < parts.length) faults.push('a directive stands twice: browsers heed the first alone');
  const programs = directives.get('object-src') ?? directives.get('default-src') ?? [];
  if (programs.join() !== "'none'") faults.push('plug-ins may be loaded');
  for (const [name, sources] of directives) faults.push(...faultsOfDirective(name, sources));
  return faults;
}

function faultsOfDirective(name: string, sources: string[]): string[] {
  if (!KNOWN.has(name)) return [`${name} is no directive that browsers know`];
  if (sources.length === 0) return [`${name} has no source: say 'none'`];
  if (sources.length > 1 && sources.includes("'none'")) return [`${name} says 'none' and more`];
  return sources.filter((source) => !isSafe(name, source)).map((source) => `${name} allows ${source}`);
}

function isSafe(name: string, source: string): boolean {
  if (KEYWORD.test(source)) return true;
  if (name === 'img-src' && source === 'data:') return true;
  // A form may lead to the gateway; nothing of a stranger is ever loaded.
  return name === 'form-action' && HTTPS_ORIGIN.test(source);
}
