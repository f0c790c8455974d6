import { type Arm, type Difference, FEWEST_STUDENTS } from '@dakhila/domain/lists/study/effect';
import { readStudyEffect, startStudy } from '../../modules/lists/index.ts';
import { command, UsageError } from '../command.ts';
import { aligned, inIst } from '../format.ts';

/** Below this, hardly anybody would be left to compare with. */
const SMALLEST_SHARE = 0.1;

const recommendShare = command({
  name: 'lists recommend-share',
  summary: 'Start a study: this share of the students who agreed has suggestions (1: all of them, no study)',
  example: 'lists recommend-share 0.5',
  changes: 'database',
  positionals: { share: { summary: 'From 0.1 to 1, such as 0.5' } },
  async run({ db }, args) {
    const share = shareTyped(args.share);
    const { id } = await startStudy(db, share);
    const line =
      share === 1
        ? 'All students have suggestions. No study runs.'
        : `Study ${id}: of the students who agreed, ${percent(share)} have suggestions. All others have them too.`;
    return { lines: [line], data: { id, share }, subject: `study ${id}`, details: { share } };
  },
});

const effect = command({
  name: 'lists effect',
  summary: 'How risk and length of lists changed with and without suggestions, in the study in force',
  example: 'lists effect',
  changes: 'nothing',
  async run({ db }) {
    const found = await readStudyEffect(db);
    if (found === null) return { lines: ['No study was started. See: lists recommend-share --help'], data: null };
    const { share, startedAt, on, off, difference } = found;
    const rows = [
      ['', 'Students', 'Lists', 'Risk of no seat', 'Length'],
      ['With suggestions', ...armCells(on)],
      ['Without', ...armCells(off)],
    ];
    const told =
      difference === null
        ? [`Too few to compare: each side needs ${FEWEST_STUDENTS} students.`]
        : [
            `Difference in risk: ${interval(difference.none, 100)} points (95% interval).`,
            `Difference in length: ${interval(difference.length, 1)} choices (95% interval).`,
          ];
    return {
      lines: [
        `Since ${inIst(startedAt)}, share ${percent(share)}. Mean change from first to last outcome:`,
        ...aligned(rows),
        ...told,
      ],
      data: found,
      details: { on: on.students, off: off.students },
    };
  },
});

const armCells = ({ students, lists, change }: Arm) => [
  String(students),
  String(lists),
  `${signed(100 * change.none)} points`,
  `${signed(change.length)} choices`,
];

const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`;
const interval = ({ of, low, high }: Difference, times: number) =>
  `${signed(times * of)} (${signed(times * low)} to ${signed(times * high)})`;
const percent = (share: number) => `${Math.round(100 * share)}%`;

function shareTyped(text: string): number {
  const share = /^\d(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(share >= SMALLEST_SHARE && share <= 1)) throw new UsageError('The share must be from 0.1 to 1, such as 0.5.');
  return share;
}

export const listCommands = [recommendShare, effect];
