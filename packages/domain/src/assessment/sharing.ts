/** How long a student's own link to a report works: long enough for an admission season, not for ever. */
export const REPORT_LINK_DAYS = 90;
