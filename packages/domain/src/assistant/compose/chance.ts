import { branchLabel } from '../branches.ts';
import { collegeHref, examHref } from '../links.ts';
import { figure } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { CollegeFacts, CollegeKey, PredictProgramme, ToolResult } from '../tool-types.ts';
import { newestClosing } from './cutoff.ts';
import { basisOf, composeSuggest, summaryLine } from './near.ts';
import { assumedParts, type Compose, draft, each, list, outputOf, percentileOf, saidInsteadLine } from './parts.ts';
import { differsText, savedLinkText } from './saved-prediction.ts';
import { noCollege } from './unknown.ts';
import { chanceText, verdictLine } from './yes-no.ts';

const MAX_NAMED = 10;

/** The band of one programme, never a promise. Without a branch it asks which one. */
export const composeChance: Compose = (understood, results, speech) => {
  const { words, pages } = speech;
  const { chances, asks, closings } = words;
  const facts = outputOf(results, 'college-facts');
  if (facts !== undefined) {
    const { name: college, short, href, city, exam } = facts.college;
    if (facts.notAdmittingSince !== null) {
      const name = short === college ? college : `${short}, ${city}`;
      const since = `${name} has had no admissions through ${exam === 'josaa' ? 'JoSAA' : 'CAP'} since ${facts.notAdmittingSince}.`;
      return draft(
        [fill(chances.gone, { said: speech.tell(since) })],
        [{ title: college, href }],
        [asks.whichColleges],
      );
    }
    // Without a branch, the student's own prediction answers for all of them.
    if (outputOf(results, 'programmes-near')?.prediction !== undefined)
      return composeSuggest(understood, results, speech);
    const names = engineeringFirst([...new Set(facts.courses.map(({ name }) => name))]);
    return draft(
      [fill(chances.whichBranch, { college, names: speech.all(names.slice(0, MAX_NAMED)) })],
      [{ title: college, href }],
      names.slice(0, 5).map((branch) => fill(asks.canGet, { branch, college: short })),
    );
  }
  const call = results.findLast((result) => result.tool === 'predict-programme');
  if (call === undefined) return noCollege(understood, speech);
  const { branch } = understood.slots;
  if (!call.outcome.ok && call.outcome.reason === 'gone') {
    const closing = closingOf(call.input.college, results, speech);
    return draft(
      [fill(chances.gone, { said: speech.tell(call.outcome.message), closing })],
      [{ title: chances.theCollege, href: collegeHref(call.input.college) }],
      [asks.whichColleges],
    );
  }
  if (!call.outcome.ok)
    return draft(
      [
        speech.tellOr(call.outcome.message, chances.cannotJudge),
        lastYearLine(call.input.college, results, speech),
        chances.predictorJudgesAll,
        list([chances.inPredictor], examHref(call.input.college.exam)),
      ],
      [{ title: chances.theCollege, href: collegeHref(call.input.college) }, pages.predictor],
      [...(branch === undefined ? [] : [fill(asks.branchCutoff, { branch: branchLabel(branch) })]), asks.whichColleges],
    );
  const { output } = call.outcome;
  const { programme, college, dataYears, assumptions } = output;
  const { isInDoubt, ...offer } = output.offer;
  const saved = { differs: output.savedDiffers };
  return draft(
    [
      saidInsteadLine(assumptions, speech),
      [...verdictLine(understood.text, output.band, isInDoubt, speech), bandLine(output, speech)].join(' '),
      basisLine(output, speech),
      // Said only where there is a doubt: a band is about the rank.
      isInDoubt ? fill(offer.of < 2 ? chances.mayNotBeOffered : chances.mayNotBeOfferedAgain, offer) : '',
      ...assumedParts(assumptions, speech),
      differsText(saved, speech),
      list([output.percent === null ? chances.inPredictor : savedLinkText(saved, speech)], output.href),
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

const OTHER_PAPER = /architecture|planning|b\.?arch|design\b/i;
/** What other papers lead to is named last. */
const engineeringFirst = (names: readonly string[]) =>
  names.toSorted((one, other) => Number(OTHER_PAPER.test(one)) - Number(OTHER_PAPER.test(other)));

/** Several programmes are first named side by side with their chances, also across admissions: a phone shows all of them before the rest. */
export const composeChances: Compose = (understood, results, speech) => {
  if (understood.slots.branch === undefined && results.filter(({ tool }) => tool === 'college-facts').length > 1)
    return composeAnyBranch(understood, results, speech);
  const all = each('predict-programme', composeChance)(understood, results, speech);
  const { chances } = speech.words;
  const items = results.flatMap(({ tool, outcome }) => {
    if (tool !== 'predict-programme' || !outcome.ok) return [];
    const { programme, college, band, percent } = outcome.output as PredictProgramme['output'];
    const chance = percent === null ? band && chances.bands[band] : chanceText(percent, speech);
    return [{ text: fill(chances.cityPick, { programme, college: college.short, chance }), href: college.href }];
  });
  return items.length < 2 ? all : { ...all, blocks: [{ kind: 'list', items }, ...all.blocks] };
};

/** Several colleges without a branch: what is within reach at each, or which branch is meant there. */
const composeAnyBranch: Compose = (understood, results, speech) => {
  const sides = results.flatMap((result) => {
    if (result.tool !== 'college-facts' || !result.outcome.ok) return [];
    const { college } = result.outcome.output as CollegeFacts['output'];
    const near = results.find(
      (one) => one.tool === 'programmes-near' && 'college' in one.input && one.input.college?.id === college.id,
    );
    const output = near && outputOf([near], 'programmes-near');
    const [alone] = composeChance(understood, [result], speech).blocks;
    const text = output
      ? `${college.short}: ${summaryLine(understood, output, speech)}`
      : alone?.kind === 'paragraph'
        ? alone.text
        : '';
    return [{ college, text, output }];
  });
  const { asks } = speech.words;
  const found = sides.flatMap(({ output }) => output ?? []);
  const [first] = found;
  const assumptions = [...new Set(found.flatMap((output) => output.assumptions))];
  return draft(
    [
      saidInsteadLine(assumptions, speech),
      { kind: 'list', items: sides.map(({ text, college: { href } }) => ({ text, href })) },
      ...assumedParts(assumptions, speech),
      first === undefined ? '' : basisOf(first, speech),
    ],
    [...sides.map(({ college: { name, href } }) => ({ title: name, href })), speech.pages.predictor],
    sides.map(({ college: { short } }) => fill(asks.cutoffsOf, { college: short })),
  );
};

/** Last year's closing, where no chance can be given, and that the answer rests on nothing else. */
function lastYearLine(college: CollegeKey, results: readonly ToolResult[], speech: Speech): string {
  const closing = closingOf(college, results, speech);
  return closing ? fill(speech.words.chances.onlyClosing, { closing }) : '';
}

/** The newest closing that was looked up for a college, in a sentence. */
function closingOf(college: CollegeKey, results: readonly ToolResult[], speech: Speech): string | undefined {
  const looked = results.find(
    ({ tool, input }) => tool === 'cutoff-history' && 'college' in input && input.college.id === college.id,
  );
  const output = looked && outputOf([looked], 'cutoff-history');
  const closing = output && newestClosing(output, speech);
  if (!closing) return undefined;
  return output.insteadOfOwn === undefined ? closing : `${speech.tell(output.insteadOfOwn)} ${closing}`;
}

function bandLine(output: PredictProgramme['output'], speech: Speech): string {
  const {
    words: { chances },
    tell,
  } = speech;
  const { programme, college, band, bandWords, percent, year, pool } = output;
  const about = { programme, college: college.name, year, means: tell(bandWords), pool: tell(pool.words) };
  if (band === null) return fill(chances.noBand, about);
  const chance = percent === null ? null : chanceText(percent, speech);
  return fill(chances.band, { ...about, band: chances.bands[band], chance });
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
