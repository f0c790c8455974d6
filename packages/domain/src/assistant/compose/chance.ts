import { branchLabel } from '../branches.ts';
import { collegeHref } from '../links.ts';
import { figure } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { PredictProgramme } from '../tool-types.ts';
import { assumedLine, type Compose, draft, outputOf, percentileOf } from './parts.ts';
import { noCollege } from './unknown.ts';

const MAX_NAMED = 10;

/** The band of one programme, never a promise. Without a branch it asks which one. */
export const composeChance: Compose = (understood, results, speech) => {
  const { words, pages } = speech;
  const { chances, asks, closings } = words;
  const facts = outputOf(results, 'college-facts');
  if (facts !== undefined) {
    const { name: college, short, href } = facts.college;
    const names = [...new Set(facts.courses.map(({ name }) => name))];
    return draft(
      [fill(chances.whichBranch, { college, names: speech.all(names.slice(0, MAX_NAMED)) })],
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
  const { estimated, estimatedByEstimate, closedLast } = words.chances;
  const basis = fill(rank.isEstimate ? estimatedByEstimate : estimated, {
    list: tell(rank.list),
    rank: figure(rank.value),
  });
  if (lastYear === null) return basis;
  const percentile = percentileOf(lastYear);
  return `${basis} ${fill(closedLast, { year: dataYears.last, rank: figure(lastYear.rank), percentile })}`;
}
