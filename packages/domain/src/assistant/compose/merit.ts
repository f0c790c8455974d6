import { figure } from '../plain-text.ts';
import { fill } from '../say/speech.ts';
import { composeSuggest } from './near.ts';
import { type Compose, draft } from './parts.ts';

/** What a percentile is worth in merit numbers, or the other way round. */
export const composeMerit: Compose = (understood, results, speech) => {
  // A percentile of JEE Main is described by its rank and by the programmes that closed near it.
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
