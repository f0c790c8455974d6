const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** A calendar day in words. '2026-06-14' → '14 Jun 2026' */
export const indianDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** The day it is in India, as '2026-06-14'. */
export const todayInIndia = (now: number): string => TODAY.format(now);
