import { readListPage } from '../../modules/cutoff-lists/index.ts';
import { applyList, planApply, planRollBack, rollBackList } from '../apply-list.ts';
import { command } from '../command.ts';
import { inIst, table } from '../format.ts';
import { reportOn } from './data-import.ts';
import { afterOption, pageKeyTyped } from './typed.ts';

const list = { list: { summary: 'The id of a list, as season lists shows it' } } as const;
const THEN = 'Then, in the checkout of releases: npm run forecasts:build, commit the facts, and release as usual.';

const lists = command({
  name: 'season lists',
  summary: 'List the cut-off lists that were uploaded at the desk, newest first',
  example: 'season lists',
  changes: 'nothing',
  options: { after: afterOption },
  async run({ db }, { after }) {
    const { lists: found, next } = await readListPage(db, pageKeyTyped(after));
    const rows = found.map(({ id, list: name, state, uploadedAt, errors, report, appliedVersion }) => [
      ...[id, name, state, inIst(uploadedAt), String(report.rows), String(errors), appliedVersion ?? ''],
    ]);
    return {
      lines: table(['List', 'Of', 'State', 'Uploaded', 'Rows', 'Errors', 'In facts'], rows, 'None.'),
      data: found.map(({ report, ...one }) => ({ ...one, rows: report.rows })),
      next,
      details: { count: found.length },
    };
  },
});

const apply = command({
  name: 'season apply',
  summary: 'Put an approved list into the facts of this machine; the facts before it are saved for a roll-back',
  example: 'season apply 5f0c1d2e-0000-4000-8000-000000000000 --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: list,
  async plan(deps, args) {
    return { ...reportOn(await planApply(deps, args.list), deps.config), subject: args.list };
  },
  async run(deps, args) {
    const built = await applyList(deps, args.list);
    const report = reportOn(built, deps.config);
    return { ...report, lines: [...report.lines, ...(built.isWritten ? [THEN] : [])], subject: args.list };
  },
});

const rollBackReport = (id: string, { from, to }: { from: string; to: string }, isDone: boolean) => ({
  lines: [`${isDone ? 'The facts are version' : 'The facts would be version'} ${to} again, instead of ${from}.`],
  data: { from, to },
  subject: id,
  details: { from, to },
});

const rollBack = command({
  name: 'season rollback',
  summary: 'Bring back the facts of this machine as they were before a list was applied',
  example: 'season rollback 5f0c1d2e-0000-4000-8000-000000000000 --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: list,
  async plan(deps, args) {
    return rollBackReport(args.list, await planRollBack(deps, args.list), false);
  },
  async run(deps, args) {
    const report = rollBackReport(args.list, await rollBackList(deps, args.list), true);
    return { ...report, lines: [...report.lines, THEN] };
  },
});

export const seasonCommands = [lists, apply, rollBack];
