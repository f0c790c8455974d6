import { LONGEST_NOTICE, NOTICE_SEVERITIES } from '@dakhila/domain/notices/notice';
import { setNotice } from '../../modules/notices/index.ts';
import { command, UsageError } from '../command.ts';
import { momentTyped } from './moments.ts';
import { noticeDetails, noticeLines } from './notice-shared.ts';

export const noticeSet = command({
  name: 'notice set',
  summary:
    'Tell everyone something on every page, such as planned maintenance; it takes the place of the notice before',
  example:
    'notice set --text "We are away for maintenance tonight, 22:00 to 23:00." --severity warning --until "2026-12-31 23:00"',
  changes: 'database',
  positionals: {},
  options: {
    text: { type: 'string', summary: `What students read, up to ${LONGEST_NOTICE} characters`, isRequired: true },
    'text-hi': { type: 'string', summary: 'The same in Hindi; English where it is absent' },
    'text-mr': { type: 'string', summary: 'The same in Marathi; English where it is absent' },
    severity: {
      type: 'string',
      summary: `${NOTICE_SEVERITIES.join(', ')}; info when absent, and only info can be put away by the reader`,
    },
    from: {
      type: 'string',
      summary: 'When it appears, in Indian time, such as "2026-12-31 21:00"; at once when absent',
    },
    until: { type: 'string', summary: 'When it goes away by itself; until it is cleared when absent' },
  },
  async run({ db, now, newId }, args) {
    const severity = NOTICE_SEVERITIES.find((one) => one === (args.severity ?? 'info'));
    if (!severity) throw new UsageError(`--severity is one of ${NOTICE_SEVERITIES.join(', ')}.`);
    const showsFrom = momentTyped('from', args.from);
    const showsUntil = momentTyped('until', args.until) ?? null;
    if (showsUntil && showsUntil <= (showsFrom ?? now()))
      throw new UsageError('--until lies before the notice would appear.');
    const { before, made } = await setNotice(db, {
      id: newId(),
      severity,
      text: textTyped('text', args.text),
      textHi: args['text-hi'] === undefined ? null : textTyped('text-hi', args['text-hi']),
      textMr: args['text-mr'] === undefined ? null : textTyped('text-mr', args['text-mr']),
      ...(showsFrom ? { showsFrom } : {}),
      showsUntil,
    });
    return {
      lines: [
        ...noticeLines(made, now()),
        before ? 'The notice before it is cleared.' : 'Pages show it within some minutes.',
      ],
      data: made,
      subject: made.id,
      details: { ...noticeDetails(made), replaced: before?.id ?? 'none' },
    };
  },
});

function textTyped(option: string, typed: string): string {
  const text = typed.replaceAll(/\s+/g, ' ');
  if (text.length > LONGEST_NOTICE) throw new UsageError(`--${option} has more than ${LONGEST_NOTICE} characters.`);
  return text;
}
