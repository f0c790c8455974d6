import { faqIn } from '../say/faq-in.ts';
import type { Speech } from '../say/speech.ts';
import { findRules } from '../tools/explain-rule.ts';
import type { Understood } from '../types.ts';
import { type Compose, type Draft, draft } from './parts.ts';
import { calmWords } from './people.ts';

const examples = ({ words: { asks } }: Speech) => [asks.vjtiCutoff, asks.withPercentile('95'), asks.freeze];

/** A question that names no college of ours: asks back with choices, or says that it is not in our data. */
export function noCollege({ choices, unknownCollege, slots, intent }: Understood, speech: Speech): Draft {
  const { words, pages } = speech;
  const { people, asks } = words;
  if (choices !== undefined)
    return draft(
      [
        people.severalColleges(choices.said),
        { kind: 'list', items: choices.colleges.map(({ name }) => ({ text: name })) },
      ],
      [pages.search],
      choices.colleges.map(({ name }) => name),
    );
  if (unknownCollege !== undefined)
    return {
      ...draft(
        [people.outsideCollege(unknownCollege), people.counsellorForOthers],
        [pages.counselling, pages.search],
        examples(speech),
      ),
      handOver: 'counselling',
    };
  if (intent === 'compare' && (slots.colleges ?? []).length === 1)
    return draft([people.whichOther], [pages.search], [asks.compareVjti, asks.comparePict]);
  return draft([people.whichCollege], [pages.search], [asks.vjtiCutoff, asks.coepCutoff, asks.trichyCutoff]);
}

/** A question that was not understood, or that nothing of ours answers. */
export const notUnderstood: Compose = ({ text }, results, speech) => {
  const { words, pages, language } = speech;
  const near = findRules(text)
    .slice(0, 2)
    .map(({ id, question }) => faqIn(language, id)?.question ?? question);
  return {
    ...draft(
      [words.people.notUnderstood, words.people.writeToSupport, ...calmWords(results, speech)],
      [pages.support, pages.faq],
      [...near, ...examples(speech)],
    ),
    handOver: 'support',
  };
};
