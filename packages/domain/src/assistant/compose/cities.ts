import { figure } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { NearProgramme, ProgrammesNear, ToolResult } from '../tool-types.ts';
import { asksToPredict, basisOf, composeSuggest, summaryLine } from './near.ts';
import { assumedParts, type Compose, draft, each, list, percentileOf, saidInsteadLine } from './parts.ts';
import { savedLinkText } from './saved-prediction.ts';
import { chanceCell } from './yes-no.ts';

/** Of each city, so many colleges are named. */
const FEW = 2;

/** `name`: of the city, or of the kind of institute. */
type Found = { name: string; input: ProgrammesNear['input']; output: ProgrammesNear['output'] };

/** What is within reach: several cities or kinds of institutes side by side, anything else as a list of its own. */
export const composeReach: Compose = (understood, results, speech) => {
  const { levels } = understood.slots;
  const found = results.flatMap((result) => sidesOf(result, levels !== undefined));
  const [first] = found;
  if (first === undefined || new Set(found.map(({ name }) => name)).size < 2)
    return each('programmes-near', composeSuggest)(understood, results, speech);
  const { asks } = speech.words;
  const picks = found.flatMap(({ name, output }) => picksOf(name, output, speech));
  const about = ({ city, level }: Found['input']) => ({ ...understood, slots: { ...understood.slots, city, level } });
  return draft(
    [
      saidInsteadLine(first.output.assumptions, speech),
      // Two short lists: a phone shows all sides before the rest is opened.
      list(found.map(({ name, input, output }) => `${name}: ${summaryLine(about(input), output, speech)}`)),
      ...(picks.length === 0 ? [] : [{ kind: 'list' as const, items: picks }]),
      ...assumedParts(first.output.assumptions, speech),
      basisOf(first.output, speech),
      ...linksTo(found, speech),
    ],
    [speech.pages.predictor],
    [
      ...found.flatMap(({ input: { city } }) => (city === undefined ? [] : fill(asks.whichIn, { place: city }))),
      ...asksToPredict(first.output, speech),
    ],
  );
};

function sidesOf({ tool, input, outcome }: ToolResult, isByLevel: boolean): Found[] {
  if (tool !== 'programmes-near' || !outcome.ok) return [];
  const near = input as ProgrammesNear['input'];
  const name = near.city ?? (isByLevel ? near.level : undefined);
  return name === undefined ? [] : [{ name, input: near, output: outcome.output as ProgrammesNear['output'] }];
}

/** The first programme of each of the first colleges. */
function picksOf(name: string, { programmes, year }: ProgrammesNear['output'], speech: Speech) {
  const byCollege = new Map(programmes.toReversed().map((one) => [one.college.id, one]));
  return programmes
    .filter((one) => byCollege.get(one.college.id) === one)
    .slice(0, FEW)
    .map((one) => ({ text: `${name}: ${pickText(one, year, speech)}`, href: one.college.href }));
}

function pickText({ programme, college, chance, ...closing }: NearProgramme, year: number, speech: Speech): string {
  const { chances } = speech.words;
  const percentile = percentileOf(closing);
  return fill(chances.cityPick, {
    ...{ programme, college: college.name, year },
    chance: chance && chanceCell(chance, speech),
    percentile: chance ? null : percentile,
    rank: chance || percentile !== null || closing.rank === null ? null : figure(closing.rank),
  });
}

const linksTo = (found: readonly Found[], speech: Speech) =>
  found.flatMap(({ name, output: { prediction } }) =>
    prediction ? list([`${name}: ${savedLinkText(prediction, speech)}`], prediction.href) : [],
  );
