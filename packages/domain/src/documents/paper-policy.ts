/** Making a PDF or a CSV file takes some tenths of a second of the processor that everybody shares. Nobody needs more than this. */
export const PAPERS_PER_HOUR = { limit: 30, windowSeconds: 3600 };
/** For readers of a shared link, who have no account: a school or a carrier is one network. */
export const NETWORK_PAPERS_PER_HOUR = { limit: 300, windowSeconds: 3600 };
