import { LONGEST_NOTICE, NOTICE_SEVERITIES, noticeEnd, noticeStateAt } from '@dakhila/domain/notices/notice';
import { listStanding, type NoticeRow, setNotice, withdrawNotice } from '../../modules/home/index.ts';
import { command, Refusal, UsageError } from '../command.ts';
import { aligned, inIst } from '../format.ts';
import { momentTyped } from './typed.ts';

const STATE_WORDS = { ahead: 'waits for its time', shown: 'on every page now', over: 'over' } as const;

function noticeLines(notice: NoticeRow, now: Date): string[] {
  const { severity, text, textHi, textMr, showsFrom } = notice;
  const showsUntil = noticeEnd(notice);
  return aligned([
    ['State', STATE_WORDS[noticeStateAt(now, notice)]],
    ['Severity', severity],
    ['From', inIst(showsFrom)],
    ['Until', showsUntil ? inIst(showsUntil) : 'it is cleared'],
    ['Text', text],
    ...(textHi ? [['Hindi', textHi]] : []),
    ...(textMr ? [['Marathi', textMr]] : []),
  ]);
}

/** The details of a notice for the audit log. */
const noticeDetails = ({ severity, showsFrom, showsUntil }: NoticeRow) => ({
  severity,
  from: showsFrom.toISOString(),
  until: showsUntil?.toISOString() ?? 'cleared',
});

const noticeSet = command({
  name: 'notice set',
  summary: 'Show a notice on every page, such as planned maintenance; the current one stays until it begins',
  example:
    'notice set --text "We are away for maintenance tonight, 22:00 to 23:00." --severity warning --until "2026-12-31 23:00"',
  changes: 'database',
  options: {
    text: { type: 'string', summary: `What students read, up to ${LONGEST_NOTICE} characters`, isRequired: true },
    'text-hi': { type: 'string', summary: 'The same in Hindi (default: the English text)' },
    'text-mr': { type: 'string', summary: 'The same in Marathi (default: the English text)' },
    severity: {
      type: 'string',
      summary: `${NOTICE_SEVERITIES.join(', ')}; default: info, the only one that readers can dismiss`,
    },
    from: {
      type: 'string',
      summary: 'When it appears, in Indian time, such as "2026-12-31 21:00" (default: now)',
    },
    until: { type: 'string', summary: 'When it ends (default: when it is cleared)' },
  },
  async run({ db, now, newId }, args) {
    const severity = NOTICE_SEVERITIES.find((one) => one === (args.severity ?? 'info'));
    if (!severity) throw new UsageError(`--severity must be one of ${NOTICE_SEVERITIES.join(', ')}.`);
    const showsFrom = momentTyped('from', args.from);
    const showsUntil = momentTyped('until', args.until) ?? null;
    if (showsUntil && showsUntil <= (showsFrom ?? now()))
      throw new UsageError('--until is before the notice would appear.');
    const { before, made } = await setNotice(db, {
      id: newId(),
      severity,
      text: textTyped('text', args.text),
      textHi: args['text-hi'] === undefined ? null : textTyped('text-hi', args['text-hi']),
      textMr: args['text-mr'] === undefined ? null : textTyped('text-mr', args['text-mr']),
      ...(showsFrom ? { showsFrom } : {}),
      showsUntil,
    });
    const [staying] = (await listStanding(db)).filter(({ id }) => id !== made.id);
    return {
      lines: [
        ...noticeLines(made, now()),
        ...(staying ? [`Until then stays: ${staying.text}`] : []),
        ...(before && before.id !== staying?.id ? ['The earlier notice is cleared.'] : []),
        ...(before ? [] : ['Pages show it within a few minutes.']),
      ],
      data: made,
      subject: made.id,
      details: { ...noticeDetails(made), replaced: before?.id ?? 'none' },
    };
  },
});

function textTyped(option: string, typed: string): string {
  const text = typed.replaceAll(/\s+/g, ' ');
  if (text.length > LONGEST_NOTICE) throw new UsageError(`--${option} can have at most ${LONGEST_NOTICE} characters.`);
  return text;
}

const noticeShow = command({
  name: 'notice show',
  summary: 'Show the notice that is on every page, and the one that waits for its time',
  example: 'notice show',
  changes: 'nothing',
  async run({ db, now }) {
    const [standing, next] = await listStanding(db);
    if (!standing) return { lines: ['There is no notice.'], data: null };
    const describe = (notice: NoticeRow) => ({ ...notice, state: noticeStateAt(now(), notice) });
    return {
      lines: [...noticeLines(standing, now()), ...(next ? ['', ...noticeLines(next, now())] : [])],
      data: { ...describe(standing), next: next ? describe(next) : null },
      subject: standing.id,
    };
  },
});

const noticeClear = command({
  name: 'notice clear',
  summary: 'Remove the notice from every page, or the one that waits for its time if none is shown',
  example: 'notice clear',
  changes: 'database',
  async run({ db }) {
    const [standing, next] = await listStanding(db);
    const cleared = standing && (await withdrawNotice(db, standing.id));
    if (!cleared) throw new Refusal('There is no notice.');
    return {
      lines: [
        `Cleared: ${cleared.text}`,
        ...(next ? [`From ${inIst(next.showsFrom)} pages show: ${next.text}`, 'Clear again to remove it too.'] : []),
      ],
      data: { id: cleared.id },
      subject: cleared.id,
      details: noticeDetails(cleared),
    };
  },
});

export const noticeCommands = [noticeSet, noticeShow, noticeClear];
