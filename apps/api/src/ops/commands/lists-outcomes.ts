import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { PUBLISHED_FROM_ANSWERS, tallyBands } from '@dakhila/domain/lists/season-result';
import { seasonName, seasonYear } from '@dakhila/domain/season/season';
import { countResults, listEvidence } from '../../modules/lists/index.ts';
import { command } from '../command.ts';
import { aligned } from '../format.ts';
import { examTyped, yearTyped } from './schedule.ts';

export const listsOutcomes = command({
  name: 'lists outcomes',
  summary: 'How predicted bands fared, by what students told after a season',
  example: 'lists outcomes mht-cet --year 2027',
  changes: 'nothing',
  positionals: { exam: { summary: 'josaa or mht-cet' } },
  options: { year: { type: 'string', summary: 'The season, such as 2027 (default: the one before the coming one)' } },
  async run(deps, args) {
    const exam = examTyped(args.exam);
    const year = yearTyped(args.year) ?? seasonYear(exam, dayOf(deps.now())) - 1;
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
