import { TRAIT_SCALES, type TraitScale } from '../scales.ts';
import { interleaved, rated } from './rated.ts';
import { saidList } from './words/said.ts';

/** Four sentences for and four against each trait, so that agreeing with everything says nothing; by turns, beginning differently from trait to trait. */
function statementsOf(scale: TraitScale, index: number) {
  const side = (name: 'for' | 'against') =>
    saidList(({ sentences }) => sentences[scale][name]).map((text) => ({
      text,
      scale,
      isReversed: name === 'against',
    }));
  return interleaved(index % 2 === 0 ? [side('for'), side('against')] : [side('against'), side('for')]);
}

/** Sentences for the five broad traits. */
export const PERSONALITY_ITEMS = rated('p', 'likeness', interleaved(TRAIT_SCALES.map(statementsOf)), [
  { after: 12, expected: 4 },
  { after: 31, expected: 0 },
]);
