type ParsedAddress = { protocol: string; hostname: string; username: string; password: string; href: string };
/** The platform's URL, which browsers and servers share; named here because this package knows neither. */
declare const URL: new (address: string) => ParsedAddress;

const LINK_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);
const LONGEST_ADDRESS = 300;

/** The address a Visit Website button may open: 'coep.org.in' → 'https://coep.org.in/'. Null for anything that is not plain http or https. */
export function websiteLink(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  if (text === '' || text.length > LONGEST_ADDRESS || /\s/.test(text)) return null;
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  const url = parseAddress(hasScheme ? text : `https://${text.replace(/^\/+/, '')}`);
  if (url === null || !LINK_PROTOCOLS.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  return isHostName(url.hostname) ? url.href : null;
}

function parseAddress(address: string): ParsedAddress | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** A college's site has a name with a dot in it; bare words and numbers are typing errors. */
function isHostName(host: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/i.test(host);
}
