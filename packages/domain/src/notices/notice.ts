/** How much a notice matters: news, something to plan for, or something that does not work now. */
export const NOTICE_SEVERITIES = ['info', 'warning', 'outage'] as const;
export type NoticeSeverity = (typeof NOTICE_SEVERITIES)[number];

/** Two lines on a phone are read; more are not. */
export const LONGEST_NOTICE = 280;

/** Where a notice stands in time, unless it was withdrawn. */
export function noticeStateAt(now: Date, { showsFrom, showsUntil }: { showsFrom: Date; showsUntil: Date | null }) {
  if (now < showsFrom) return 'ahead';
  return showsUntil !== null && now >= showsUntil ? 'over' : 'shown';
}

/** Only `info` can be dismissed: what limits a student now stays visible. */
export const isDismissible = (severity: NoticeSeverity): boolean => severity === 'info';
