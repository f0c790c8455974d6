/** How much a notice matters: news, something to plan for, or something that does not work now. */
export const NOTICE_SEVERITIES = ['info', 'warning', 'outage'] as const;
export type NoticeSeverity = (typeof NOTICE_SEVERITIES)[number];

/** Two lines on a phone are read; more are not. */
export const LONGEST_NOTICE = 280;

/** When a notice ends: at its own end, or earlier when it was withdrawn or another one takes its place. */
export function noticeEnd({ showsUntil, clearedAt }: { showsUntil: Date | null; clearedAt: Date | null }): Date | null {
  if (showsUntil === null || clearedAt === null) return showsUntil ?? clearedAt;
  return clearedAt < showsUntil ? clearedAt : showsUntil;
}

/** Where a notice stands in time, unless it was withdrawn. */
export function noticeStateAt(now: Date, { showsFrom, showsUntil }: { showsFrom: Date; showsUntil: Date | null }) {
  if (now < showsFrom) return 'ahead';
  return showsUntil !== null && now >= showsUntil ? 'over' : 'shown';
}

/** Only `info` can be dismissed: what limits a student now stays visible. */
export const isDismissible = (severity: NoticeSeverity): boolean => severity === 'info';
