import { ACCOUNT } from './account.ts';
import type { Holding } from './holding.ts';
import { MONEY } from './money.ts';
import { PLANS } from './plans.ts';

export type { Holding, PictureDeps, Who } from './holding.ts';

/** Every table that refers to a student, parents before children. A test fails for a table that is neither here nor in the list below. */
export const HOLDINGS: readonly Holding[] = [...ACCOUNT, ...MONEY, ...PLANS];

/** Tables that are about no student, and why. */
export const ABOUT_NOBODY: Readonly<Record<string, string>> = {
  migrations: 'which changes of the database ran',
  clean_ups: 'how many old rows were deleted, by table',
  ended_sessions: 'random ids of sessions that ended in the last hour; what they belonged to is deleted',
  files_to_delete: 'random names of files that are being deleted',
  rolling_counts: 'how many codes each network requested and used in the last day',
  affiliation_codes: 'schools and partners',
  tiers: 'what is on sale',
  coupons: 'what lowers a price',
  invoice_counters: 'the last number of a year',
  settlement_files: 'which files of the gateway were compared, and who uploaded them',
  settlement_lines: 'ids and amounts of payments as the gateway lists them; no name, no order, no student',
  settlement_checks: 'differences between payments and those lists that staff looked at, and why; no name, no order',
  settlement_progress: 'up to which day such differences were looked at',
  sandbox_payments: 'data of a stand-in for development; a real gateway stores its own',
  prediction_editions: 'forecasts that all runs share',
  assessment_norms: 'statistics over at least 300 students',
  schedule_days: 'the official calendar',
  list_trials: 'studies of suggestions: share and start',
  published_outcomes: 'figures over at least 50 answers after a season',
  notices: 'what everyone is told in the app',
  counsellors: 'people who work for us',
  counsellor_hours: 'when they have time',
  counsellor_exceptions: 'when they have time',
  counselling_holidays: 'days on which no counsellor works',
  daily_numbers: 'how many sign-ups, runs, payments, tickets and questions each day had',
  staff_members: 'people who work for us',
  staff_passkeys: 'how they sign in',
  staff_links: 'how they sign in',
  staff_recoveries: 'how they sign in',
  staff_challenges: 'how they sign in',
  staff_sessions: 'how they sign in',
  faq_editions: 'texts of the FAQ',
  faq_release_texts: 'texts of the FAQ',
  cutoff_lists: 'lists of the authorities',
  facts_editions: 'facts made from those lists, and who of us published them',
  facts_edition_files: 'files of published facts',
  facts_restarts: 'which server restarts',
};
