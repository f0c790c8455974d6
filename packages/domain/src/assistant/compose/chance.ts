import { branchLabel } from '../branches.ts';
import { figure } from '../figures.ts';
import { collegeHref } from '../links.ts';
import type { Speech } from '../say/speech.ts';
import type { PredictProgramme, ToolResult } from '../tool-types.ts';
import type { Understood } from '../types.ts';
import { brought, type Compose, type Draft, draft } from './parts.ts';
import { noCollege } from './unknown.ts';

const MOST_NAMED = 10;

/** The band of one programme, never a promise. Without a branch it asks which one. */
export const composeChance: Compose = (understood, results, speech) => {
  const { words, tell, pages } = speech;
  const facts = brought(results.findLast((result) => result.tool === 'college-facts'));
  if (facts !== undefined) {
    const names = [...new Set(facts.courses.map(({ name }) => name))];
    return draft(
      [words.chances.whichBranch(facts.college.name, words.all(names.slice(0, MOST_NAMED)))],
      [{ title: facts.college.name, href: facts.college.href }],
      names.slice(0, 5).map((name) => words.asks.canGet(name, facts.college.short)),
    );
  }
  const outcome = results.findLast((result) => result.tool === 'predict-programme')?.outcome;
  if (outcome === undefined) return noCollege(understood, speech);
  if (!outcome.ok) return noBand(understood, results, outcome, speech);
  const { output } = outcome;
  return draft(
    [
      bandLine(output, speech),
      basisLine(output, speech),
      offerLine(output, speech),
      output.assumptions.length === 0 ? '' : words.chances.assumed(output.assumptions.map(tell)),
      words.chances.noPromise(output.dataYears.first, output.dataYears.last),
    ],
    [{ title: words.closings.pageOf(output.college.name), href: output.college.href }, pages.predictor, pages.accuracy],
    [
      words.asks.cutoffOf(output.programme.split(' (')[0] ?? '', output.college.short),
      words.asks.whichColleges,
      words.asks.safeAndLikely,
    ],
  );
};

function bandLine(output: PredictProgramme['output'], { words, tell }: Speech): string {
  const { programme, college, band, bandWords, year, pool } = output;
  const about = { programme, college: college.name, year, means: tell(bandWords), pool: tell(pool.words) };
  return band === null
    ? words.chances.noBand(about)
    : words.chances.band({ ...about, band: words.chances.bands[band] });
}

function basisLine({ rank, lastYear, dataYears }: PredictProgramme['output'], { words, tell }: Speech): string {
  const judged = words.chances.judged(tell(rank.list), figure(rank.value), rank.isEstimate);
  if (lastYear === null) return judged;
  const percentile = lastYear.percentile === null ? null : figure(lastYear.percentile);
  return `${judged} ${words.chances.closedLast(dataYears.last, figure(lastYear.rank), percentile)}`;
}

/** Said only where there is a doubt: a band is about the rank. */
function offerLine({ offer }: PredictProgramme['output'], { words }: Speech): string {
  return offer.isInDoubt ? words.chances.mayNotBeOffered(offer.years, offer.of) : '';
}

function noBand(
  { slots: { branch } }: Understood,
  results: readonly ToolResult[],
  { message }: { message: string },
  { words, tellOr, pages }: Speech,
): Draft {
  const call = results.find((result) => result.tool === 'predict-programme');
  const college =
    call?.tool === 'predict-programme'
      ? [{ title: words.chances.theCollege, href: collegeHref(call.input.college) }]
      : [];
  return draft(
    [tellOr(message, words.chances.cannotJudge), words.chances.predictorJudgesAll],
    [...college, pages.predictor],
    [...(branch === undefined ? [] : [words.asks.branchCutoff(branchLabel(branch))]), words.asks.whichColleges],
  );
}
