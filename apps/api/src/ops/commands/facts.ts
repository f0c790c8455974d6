import { REPORT_STATE_NAMES, REPORT_STATES, type ReportState } from '@dakhila/domain/colleges/report-state';
import { holdsContact } from '@dakhila/domain/contacts-in-text';
import { findCollege, markReport, readReports } from '../../modules/colleges/index.ts';
import { command, UsageError } from '../command.ts';
import { inIst, table } from '../format.ts';
import { afterOption, pageKeyTyped } from './typed.ts';

const state = { type: 'string', summary: REPORT_STATES.join(', ') } as const;

function stateTyped(typed: string): ReportState {
  const found = REPORT_STATES.find((one) => one === typed);
  if (!found) throw new UsageError(`--state must be one of ${REPORT_STATES.join(', ')}.`);
  return found;
}

const list = command({
  name: 'facts list',
  summary: 'List facts that students reported as wrong, oldest first, without who reported them',
  example: 'facts list --state new',
  changes: 'nothing',
  options: {
    state: { ...state, summary: `${state.summary} (default: new)` },
    after: afterOption,
  },
  async run({ db, catalogue }, args) {
    const { page, next } = await readReports(db, {
      state: stateTyped(args.state ?? 'new'),
      after: pageKeyTyped(args.after),
    });
    const rows = page.map(({ id, exam, collegeId, field, createdAt, message }) => [
      ...[id, inIst(createdAt), findCollege(catalogue, exam, collegeId)?.name ?? collegeId, field],
      message.replaceAll(/\s+/g, ' ').slice(0, 120),
    ]);
    return {
      lines: table(['Report', 'Sent', 'College', 'Fact', 'Message'], rows, 'None.'),
      data: { reports: page, next },
      next,
      details: { count: page.length },
    };
  },
});

const mark = command({
  name: 'facts mark',
  summary: 'Say what became of a reported fact',
  example: 'facts mark 5f0c1d2e-0000-4000-8000-000000000000 --state mended --note "Fixed with the next release"',
  changes: 'database',
  positionals: { report: { summary: 'The id, as facts list shows it' } },
  options: {
    state: { ...state, isRequired: true },
    note: { type: 'string', summary: 'What was found, without contacts; needed for mended and not-wrong' },
  },
  async run({ db }, args) {
    const note = (args.note ?? '').trim();
    if (note.length > 500 || holdsContact(note))
      throw new UsageError('--note can have 500 characters, without emails and phone numbers.');
    const { before, report } = await markReport(db, { id: args.report, state: stateTyped(args.state), note });
    return {
      lines: [`${REPORT_STATE_NAMES[report.state]} (was ${REPORT_STATE_NAMES[before.state]}).`],
      data: { id: report.id, state: report.state },
      subject: report.id,
      details: { state: report.state, ...(note && { note }) },
    };
  },
});

export const factCommands = [list, mark];
