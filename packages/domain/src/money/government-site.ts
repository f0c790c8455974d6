/** Domains of the governments of India and Maharashtra: the last two are of the CET Cell and of the state's IT corporation. */
const GOVERNMENT_DOMAINS = ['gov.in', 'nic.in', 'mahacet.org', 'mahait.org'];

/** 'dte.maharashtra.gov.in' is one; the site of a college or a company is not. */
export const isGovernmentSite = (host: string): boolean =>
  GOVERNMENT_DOMAINS.some((domain) => host === domain || host.endsWith(`.${domain}`));
