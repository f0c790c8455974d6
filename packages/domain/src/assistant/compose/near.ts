import { branchLabel } from '../branches.ts';
import { figure } from '../figures.ts';
import type { Speech } from '../say/speech.ts';
import type { ProgrammesNear } from '../tool-types.ts';
import type { Block, Slots, Understood } from '../types.ts';
import { type Compose, type Draft, draft, NOTHING, narrowTable } from './parts.ts';

/** What closed at or beyond a rank. It looks back, and says so. */
export const composeSuggest: Compose = (understood, results, speech) => {
  const { words, pages } = speech;
  const near = results.findLast((result) => result.tool === 'programmes-near')?.outcome;
  if (near?.ok) return nearDraft(understood, near.output, speech);
  return draft(
    [near === undefined ? words.chances.tellFigure : speech.tellOr(near.message, words.chances.tellFigure)],
    [pages.predictor, pages.profile],
    [words.asks.withPercentile('95'), words.asks.whichNits],
  );
};

function nearDraft({ slots }: Understood, output: ProgrammesNear['output'], speech: Speech): Draft {
  const { words, tell, pages } = speech;
  const { chances, asks } = words;
  const where = {
    branch: slots.branch === undefined ? undefined : branchLabel(slots.branch),
    level: slots.level,
    type: slots.type,
    place: [slots.city, slots.state].filter((place) => place !== undefined).join(', ') || undefined,
  };
  const judgedBy = tell(output.judgedBy);
  const assumed = output.assumptions.length === 0 ? '' : chances.assumed(output.assumptions.map(tell));
  const sources = [
    pages.predictor,
    ...output.programmes
      .slice(0, 3)
      .map(({ college }) => ({ title: words.closings.pageOf(college.name), href: college.href })),
  ];
  // The same question without the type, where a place is all that is left of it.
  const isOfPlace = slots.type !== undefined && slots.branch === undefined && slots.level === undefined;
  if (output.programmes.length === 0)
    return draft([chances.nothingNear(judgedBy, where), ofAnyType(slots.type, output, speech), assumed], sources, [
      ...(isOfPlace && where.place !== undefined ? [asks.whichIn(where.place)] : []),
      asks.whichInAnyCity,
      asks.howToPredict,
    ]);
  const { total, year } = output;
  return draft(
    [
      chances.near({ judgedBy, total, figure: figure(total), year, list: tell(output.rankList) }, where),
      tableOf(output, judgedBy, speech),
      seatsOf(output, speech),
      assumed,
      chances.looksBack(tell(output.source)),
    ],
    sources,
    [
      ...(slots.city === undefined ? [asks.onlyInPune, asks.onlyInMumbai] : []),
      ...(slots.branch === undefined ? [asks.onlyComputer] : []),
      asks.howToPredict,
    ],
  );
}

/** Nothing at government colleges is not nothing at all: what the others had is told beside it. */
function ofAnyType(type: Slots['type'], { totalOfAnyType = 0 }: ProgrammesNear['output'], { words }: Speech): string {
  return type === undefined || totalOfAnyType === 0
    ? ''
    : words.chances.ofAnyType(type, totalOfAnyType, figure(totalOfAnyType));
}

function tableOf({ programmes, year }: ProgrammesNear['output'], judgedBy: string, speech: Speech) {
  const { closings, colleges, chances } = speech.words;
  return narrowTable(
    {
      caption: chances.nearCaption(judgedBy, year),
      columns: [
        colleges.college,
        colleges.city,
        closings.programme,
        closings.seat,
        closings.round,
        closings.rank,
        closings.percentile,
      ],
      rows: programmes.map(({ college, programme, pool, round, rank, percentile }) => [
        college.name,
        college.city,
        programme,
        pool,
        String(round),
        figure(rank),
        percentile === null ? NOTHING : figure(percentile),
      ]),
      mayBeShared: [colleges.city, closings.programme, closings.seat, closings.round, closings.percentile],
    },
    speech,
  );
}

/** The seat codes of the table in words, each once. */
function seatsOf({ programmes }: ProgrammesNear['output'], { tell }: Speech): Block {
  const seats = new Map(programmes.map(({ pool, poolWords }) => [pool, poolWords]));
  return { kind: 'list', items: [...seats].map(([code, words]) => ({ text: `${code}: ${tell(words)}` })) };
}

/** What a percentile is worth in merit numbers, or the other way round. */
export const composeMerit: Compose = (understood, results, speech) => {
  // A percentile of JEE Main is told by its rank and what closed near it.
  if (results.some(({ tool }) => tool === 'programmes-near')) return composeSuggest(understood, results, speech);
  const { words, tellOr, pages } = speech;
  const { chances, closings, asks } = words;
  const call = results.find((result) => result.tool === 'merit-estimate');
  if (call?.tool !== 'merit-estimate' || !call.outcome.ok)
    return draft([chances.tellMerit], [pages.predictor], [asks.meritOfPercentile]);
  const { output } = call.outcome;
  const isGiven = 'meritNumber' in call.input;
  const told = {
    merit: figure(output.meritNumber),
    percentile: figure(output.percentile),
    year: output.year,
    low: figure(output.low),
    high: figure(output.high),
  };
  return draft(
    [
      ...(isGiven ? [chances.meritIs(told)] : [chances.percentileIs(told), chances.betterAttempt]),
      {
        kind: 'table',
        caption: chances.earlier,
        columns: [chances.year, closings.percentile, chances.meritNumber],
        rows: output.earlier.map(({ year, percentile, meritNumber }) => [
          String(year),
          figure(percentile),
          figure(meritNumber),
        ]),
      },
      tellOr(output.explanation, ''),
    ],
    [pages.predictor, { title: chances.percentileAndMerit, href: '/faq#percentile-and-merit-number' }],
    [isGiven ? asks.withMerit(told.merit) : asks.withPercentile(told.percentile)],
  );
};
