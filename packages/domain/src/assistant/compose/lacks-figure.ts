import { examDetailsHref } from '../links.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { KnownFigures } from '../tool-types.ts';
import type { Slots } from '../types.ts';
import { type Compose, draft, outputOf } from './parts.ts';

/** Nothing is saved that the seats asked about go by: says which figure it is, and where to enter it. */
export const lacksFigure: Compose = ({ slots }, results, speech) => {
  const { chances, asks } = speech.words;
  const known = outputOf(results, 'my-profile')?.known;
  const isOfJee = slots.exam === 'josaa';
  const [hasCet, hasMain] = [hasOf(known?.mhtCet, 'percentile', 'meritNumber'), hasOf(known?.josaa, ...MAIN)];
  const add = { jee: detail('josaa', speech), cet: detail('mht-cet', speech) };
  return draft(
    [
      [sentenceOn(slots, speech), isOfJee && hasCet && !hasMain ? chances.cetIsForCap : ''].join(' ').trim(),
      { kind: 'list', items: isOfJee ? [add.jee] : slots.exam === 'mht-cet' ? [add.cet] : [add.cet, add.jee] },
    ],
    [speech.pages.predictor, speech.pages.profile],
    [
      ...(hasCet ? [asks.whichCapColleges] : []),
      ...(hasMain ? [asks.nitsForMe] : []),
      ...(hasCet || hasMain ? [] : [fill(asks.withPercentile, { percentile: '95' }), asks.whichNits]),
    ],
  );
};

const MAIN = ['mainCrl', 'mainCategoryRank', 'mainPercentile'] as const;

const hasOf = <Part extends KnownFigures[keyof KnownFigures]>(part: Part | undefined, ...keys: (keyof Part)[]) =>
  keys.some((key) => part?.[key] !== undefined);

function sentenceOn({ exam, level }: Slots, { words: { chances } }: Speech): string {
  if (level === 'IIT') return chances.lacksAdvanced;
  if (exam === undefined) return chances.tellFigure;
  return exam === 'josaa' ? chances.lacksMain : chances.lacksCet;
}

const detail = (exam: 'mht-cet' | 'josaa', { words: { chances } }: Speech) => ({
  text: exam === 'josaa' ? chances.addJee : chances.addCet,
  href: examDetailsHref(exam),
});
