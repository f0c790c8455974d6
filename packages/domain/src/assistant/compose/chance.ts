import { branchLabel } from '../branches.ts';
import { collegeHref } from '../links.ts';
import { figure } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { PredictProgramme, ProgrammesNear } from '../tool-types.ts';
import type { Slots, Understood } from '../types.ts';
import { type Compose, type Draft, draft, list, NOTHING, narrowTable, outcomeOf, outputOf } from './parts.ts';
import { noCollege } from './unknown.ts';

const MOST_NAMED = 10;

/** The band of one programme, never a promise. Without a branch it asks which one. */
export const composeChance: Compose = (understood, results, speech) => {
  const { words, pages } = speech;
  const { chances, asks, closings } = words;
  const facts = outputOf(results, 'college-facts');
  if (facts !== undefined) {
    const { name: college, short, href } = facts.college;
    const names = [...new Set(facts.courses.map(({ name }) => name))];
    return draft(
      [fill(chances.whichBranch, { college, names: speech.all(names.slice(0, MOST_NAMED)) })],
      [{ title: college, href }],
      names.slice(0, 5).map((branch) => fill(asks.canGet, { branch, college: short })),
    );
  }
  const call = results.findLast((result) => result.tool === 'predict-programme');
  if (call === undefined) return noCollege(understood, speech);
  const { branch } = understood.slots;
  if (!call.outcome.ok)
    return draft(
      [speech.tellOr(call.outcome.message, chances.cannotJudge), chances.predictorJudgesAll],
      [{ title: chances.theCollege, href: collegeHref(call.input.college) }, pages.predictor],
      [...(branch === undefined ? [] : [fill(asks.branchCutoff, { branch: branchLabel(branch) })]), asks.whichColleges],
    );
  const { output } = call.outcome;
  const { programme, college, dataYears, assumptions } = output;
  const { isInDoubt, ...offer } = output.offer;
  return draft(
    [
      bandLine(output, speech),
      basisLine(output, speech),
      // Said only where there is a doubt: a band is about the rank.
      isInDoubt ? fill(offer.of < 2 ? chances.mayNotBeOffered : chances.mayNotBeOfferedAgain, offer) : '',
      assumedLine(assumptions, speech),
      fill(chances.noPromise, dataYears),
    ],
    [{ title: fill(closings.pageOf, { college: college.name }), href: college.href }, pages.predictor, pages.accuracy],
    [
      fill(asks.cutoffOf, { branch: programme.split(' (')[0], college: college.short }),
      asks.whichColleges,
      asks.safeAndLikely,
    ],
  );
};

function bandLine(output: PredictProgramme['output'], { words: { chances }, tell }: Speech): string {
  const { programme, college, band, bandWords, year, pool } = output;
  const about = { programme, college: college.name, year, means: tell(bandWords), pool: tell(pool.words) };
  return band === null ? fill(chances.noBand, about) : fill(chances.band, { ...about, band: chances.bands[band] });
}

function basisLine({ rank, lastYear, dataYears }: PredictProgramme['output'], { words, tell }: Speech): string {
  const { judged, judgedByEstimate, closedLast } = words.chances;
  const basis = fill(rank.isEstimate ? judgedByEstimate : judged, { list: tell(rank.list), rank: figure(rank.value) });
  if (lastYear === null) return basis;
  const percentile = lastYear.percentile === null ? null : figure(lastYear.percentile);
  return `${basis} ${fill(closedLast, { year: dataYears.last, rank: figure(lastYear.rank), percentile })}`;
}

const assumedLine = (assumptions: readonly string[], { words, tell }: Speech) =>
  assumptions.length === 0 ? '' : fill(words.chances.assumed, { assumptions: assumptions.map(tell).join('; ') });

/** What closed at or beyond a rank. It looks back, and says so. */
export const composeSuggest: Compose = (understood, results, speech) => {
  const { words, pages } = speech;
  const near = outcomeOf(results, 'programmes-near');
  if (near?.ok) return nearDraft(understood, near.output, speech);
  return draft(
    [near === undefined ? words.chances.tellFigure : speech.tellOr(near.message, words.chances.tellFigure)],
    [pages.predictor, pages.profile],
    [fill(words.asks.withPercentile, { percentile: '95' }), words.asks.whichNits],
  );
};

function nearDraft({ slots }: Understood, output: ProgrammesNear['output'], speech: Speech): Draft {
  const { words, tell, pages } = speech;
  const { chances, asks } = words;
  const { total, year, programmes } = output;
  const place = [slots.city, slots.state].filter((one) => one !== undefined).join(', ') || undefined;
  const where = whereOf(slots, place, speech);
  const judgedBy = tell(output.judgedBy);
  const assumed = assumedLine(output.assumptions, speech);
  const sources = [
    pages.predictor,
    ...programmes.slice(0, 3).map(({ college: { name, href } }) => ({
      title: fill(words.closings.pageOf, { college: name }),
      href,
    })),
  ];
  // The same question without the type, where a place is all that is left of it.
  const isOfPlace = slots.type !== undefined && slots.branch === undefined && slots.level === undefined;
  if (programmes.length === 0)
    return draft([fill(chances.nothingNear, { judgedBy, where }), ofAnyType(slots, output, speech), assumed], sources, [
      ...(isOfPlace && place !== undefined ? [fill(asks.whichIn, { place })] : []),
      asks.whichInAnyCity,
      asks.howToPredict,
    ]);
  const seats = new Map(programmes.map(({ pool, poolWords }) => [pool, poolWords]));
  return draft(
    [
      fill(chances.near, { judgedBy, total, figure: figure(total), year, list: tell(output.rankList), where }),
      nearTable(output, judgedBy, speech),
      // The seat codes of the table in words, each once.
      list([...seats].map(([code, said]) => `${code}: ${tell(said)}`)),
      assumed,
      fill(chances.looksBack, { source: tell(output.source) }),
    ],
    sources,
    [
      ...(slots.city === undefined ? [asks.onlyInPune, asks.onlyInMumbai] : []),
      ...(slots.branch === undefined ? [asks.onlyComputer] : []),
      asks.howToPredict,
    ],
  );
}

function whereOf({ branch, level, type }: Slots, place: string | undefined, { words: { chances } }: Speech): string {
  const levels = level === undefined ? chances.anyCollege : fill(chances.ofLevel, { level });
  const kind = fill(chances.kind, { type: type && chances.types[type], level: levels });
  const isOfKind = level !== undefined || type !== undefined;
  return fill(chances.where, { branch: branch && branchLabel(branch), kind: isOfKind ? kind : undefined, place });
}

/** Nothing at government colleges is not nothing at all: what the others had is told beside it. */
function ofAnyType(
  { type }: Slots,
  { totalOfAnyType: total = 0 }: ProgrammesNear['output'],
  { words }: Speech,
): string {
  const { ofAnyType: sentence, types } = words.chances;
  if (type === undefined || total === 0) return '';
  return fill(sentence, {
    otherType: types[type === 'government' ? 'private' : 'government'],
    total,
    figure: figure(total),
  });
}

function nearTable({ programmes, year }: ProgrammesNear['output'], judgedBy: string, { words }: Speech) {
  const { closings, colleges, chances } = words;
  const shared = [colleges.city, closings.programme, closings.seat, closings.round];
  return narrowTable({
    caption: fill(chances.nearCaption, { judgedBy, year }),
    columns: [colleges.college, ...shared, closings.rank, closings.percentile],
    rows: programmes.map(({ college, programme, pool, round, rank, percentile }) => [
      ...[college.name, college.city, programme, pool, String(round), figure(rank)],
      percentile === null ? NOTHING : figure(percentile),
    ]),
    mayBeShared: [...shared, closings.percentile],
  });
}

/** What a percentile is worth in merit numbers, or the other way round. */
export const composeMerit: Compose = (understood, results, speech) => {
  // A percentile of JEE Main is told by its rank and what closed near it.
  if (results.some(({ tool }) => tool === 'programmes-near')) return composeSuggest(understood, results, speech);
  const { words, tellOr, pages } = speech;
  const { chances, closings, asks } = words;
  const call = results.find((result) => result.tool === 'merit-estimate');
  if (!call?.outcome.ok) return draft([chances.tellMerit], [pages.predictor], [asks.meritOfPercentile]);
  const { output } = call.outcome;
  const isGiven = 'meritNumber' in call.input;
  const [merit, percentile] = [figure(output.meritNumber), figure(output.percentile)];
  const told = { merit, percentile, year: output.year, low: figure(output.low), high: figure(output.high) };
  return draft(
    [
      ...(isGiven ? [fill(chances.meritIs, told)] : [fill(chances.percentileIs, told), chances.betterAttempt]),
      {
        kind: 'table',
        caption: chances.earlier,
        columns: [chances.year, closings.percentile, chances.meritNumber],
        rows: output.earlier.map((one) => [String(one.year), figure(one.percentile), figure(one.meritNumber)]),
      },
      tellOr(output.explanation, ''),
    ],
    [pages.predictor, { title: chances.percentileAndMerit, href: '/faq#percentile-and-merit-number' }],
    [isGiven ? fill(asks.withMerit, { merit }) : fill(asks.withPercentile, { percentile })],
  );
};
