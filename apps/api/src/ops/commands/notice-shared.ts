import type { NoticeRow } from '../../modules/notices/index.ts';
import { aligned, inIst } from '../format.ts';

/** Where a notice stands at a moment. */
export function stateOf({ showsFrom, showsUntil }: NoticeRow, now: Date): 'ahead' | 'shown' | 'over' {
  if (now < showsFrom) return 'ahead';
  return showsUntil !== null && now >= showsUntil ? 'over' : 'shown';
}

const STATE_WORDS = { ahead: 'waits for its time', shown: 'on every page now', over: 'over' } as const;

/** A notice as lines for a person. */
export function noticeLines(notice: NoticeRow, now: Date): string[] {
  const { severity, text, textHi, textMr, showsFrom, showsUntil } = notice;
  return aligned([
    ['State', STATE_WORDS[stateOf(notice, now)]],
    ['Severity', severity],
    ['From', inIst(showsFrom)],
    ['Until', showsUntil ? inIst(showsUntil) : 'it is cleared'],
    ['Text', text],
    ...(textHi ? [['Hindi', textHi]] : []),
    ...(textMr ? [['Marathi', textMr]] : []),
  ]);
}

/** What the audit trail keeps of a notice besides its id. */
export const noticeDetails = ({ severity, showsFrom, showsUntil }: NoticeRow) => ({
  severity,
  from: showsFrom.toISOString(),
  until: showsUntil?.toISOString() ?? 'cleared',
});
