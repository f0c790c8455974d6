import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { PUBLISHED_FROM_ANSWERS, publishedBands, tallyBands } from '@dakhila/domain/lists/season-result';
import { type Arm, type Difference, FEWEST_STUDENTS } from '@dakhila/domain/lists/study/effect';
import { seasonName, seasonYear } from '@dakhila/domain/season/season';
import { countResults, listEvidence, publishOutcomes, readStudyEffect, startStudy } from '../../modules/lists/index.ts';
import type { Deps } from '../../ports.ts';
import { command, UsageError } from '../command.ts';
import { aligned, inIst } from '../format.ts';
import { examTyped, yearTyped } from './schedule.ts';

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
  summary: 'How risk and length of lists changed with and without suggestions, in the last study',
  example: 'lists effect --study 3',
  changes: 'nothing',
  options: { study: { type: 'string', summary: 'The number that its start printed (default: the last one)' } },
  async run({ db }, args) {
    const asked = studyTyped(args.study);
    const found = await readStudyEffect(db, asked);
    if (found === null && asked !== undefined) throw new UsageError(`There is no study ${asked}.`);
    if (found === null) return { lines: ['No study was started. See: lists recommend-share --help'], data: null };
    const { id, share, startedAt, on, off, difference } = found;
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
        `Study ${id} since ${inIst(startedAt)}, share ${percent(share)}. Mean change from first to last outcome:`,
        ...aligned(rows),
        ...told,
      ],
      data: found,
      details: { on: on.students, off: off.students },
    };
  },
});

const OF_SEASON = {
  positionals: { exam: { summary: 'josaa or mht-cet' } },
  options: { year: { type: 'string', summary: 'The season, such as 2027 (default: the one before the coming one)' } },
} as const;

/** The season that was typed, or the last one. */
function seasonTyped({ now }: Pick<Deps, 'now'>, typed: { exam: string; year: string | undefined }) {
  const exam = examTyped(typed.exam);
  return { exam, year: yearTyped(typed.year) ?? seasonYear(exam, dayOf(now())) - 1 };
}

const outcomes = command({
  name: 'lists outcomes',
  summary: 'How predicted bands fared, by what students told after a season',
  example: 'lists outcomes mht-cet --year 2027',
  changes: 'nothing',
  ...OF_SEASON,
  async run(deps, args) {
    const { exam, year } = seasonTyped(deps, args);
    const [results, evidence] = await Promise.all([
      countResults(deps.db, { exam, year }),
      listEvidence(deps.db, { exam, year }),
    ]);
    const answers = results.reduce((sum, { count }) => sum + count, 0);
    const isPublished = evidence.length >= PUBLISHED_FROM_ANSWERS;
    const bands = isPublished ? tallyBands(evidence) : [];
    const told = results.map(({ result, count }) => `${result} ${count}`).join(', ');
    return {
      lines: [
        `${seasonName(exam, year)}: ${answers} answers${told && ` (${told})`}, ${evidence.length} may be counted.`,
        ...(isPublished
          ? [
              ...aligned([
                ['Band', 'n', 'Allotted', 'Expected'],
                ...bands.map(({ band, n, obtained, expectedPercent }) => [
                  band,
                  String(n),
                  n === 0 ? '' : `${Math.round((100 * obtained) / n)}%`,
                  expectedPercent === null ? '' : `${expectedPercent}%`,
                ]),
              ]),
              'Choices below an allotted seat are not counted. Students chose to answer: read it as a hint, not as a measurement.',
            ]
          : [`Bands are shown from ${PUBLISHED_FROM_ANSWERS} answers on.`]),
      ],
      data: { exam, year, answers, counted: evidence.length, bands },
      details: { exam, year },
    };
  },
});

const publish = command({
  name: 'lists publish-outcomes',
  summary: 'Show students on the accuracy page what lists outcomes prints, in place of what was there of the season',
  example: 'lists publish-outcomes mht-cet --year 2027',
  changes: 'database',
  ...OF_SEASON,
  async run(deps, args) {
    const { exam, year } = seasonTyped(deps, args);
    const evidence = await listEvidence(deps.db, { exam, year });
    const bands = publishedBands(tallyBands(evidence));
    const isEnough = evidence.length >= PUBLISHED_FROM_ANSWERS && bands.length > 0;
    if (isEnough) await publishOutcomes(deps.db, { exam, year, answers: evidence.length, bands });
    return {
      lines: [
        isEnough
          ? `${seasonName(exam, year)}: ${evidence.length} answers, ${bands.length} bands are on the accuracy page.`
          : `Nothing was published: ${seasonName(exam, year)} has ${evidence.length} answers that may be counted, and ${PUBLISHED_FROM_ANSWERS} are needed.`,
      ],
      data: { exam, year, isPublished: isEnough, answers: evidence.length, bands },
      subject: seasonName(exam, year),
      details: { exam, year, answers: evidence.length },
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

function studyTyped(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('The study is a number, such as 3.');
  return Number(text);
}

export const listCommands = [recommendShare, effect, outcomes, publish];
