/** What became of a fact that a student reported as wrong. */
export const REPORT_STATES = ['new', 'looked-into', 'mended', 'not-wrong'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The states as the desk and the command line show them. */
export const REPORT_STATE_NAMES: Readonly<Record<ReportState, string>> = {
  new: 'New',
  'looked-into': 'Being checked',
  mended: 'Fixed',
  'not-wrong': 'Correct as it was',
};

export const LONGEST_REPORT_NOTE = 500;
/** Reports on one page of the queue. */
export const REPORTS_A_PAGE = 25;

/** A report that is done says why, for the colleague who meets the same fact again. */
export const needsReportNote = (state: ReportState): boolean => state === 'mended' || state === 'not-wrong';
