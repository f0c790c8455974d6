import type { FieldProblems } from '@dakhila/domain/predictor/input-rules';
import { fill } from '../../../lib/messages.ts';
import type { FormWords } from '../messages.ts';
import { BLANK_PREFERENCES } from './draft.ts';
import { JOSAA_PAPERS, type JosaaDraft, type JosaaPaper, type RankKind } from './josaa-draft.ts';

export type FieldLabels = readonly (readonly [field: string, label: string])[];

/** 'JEE Main: OBC-NCL rank'. */
export const rankLabel = (words: FormWords, paper: JosaaPaper, kind: RankKind, category: string): string =>
  `${words.papers[paper].title}: ${fill(words.ranks[kind].label, { category })}`;

/** In the order of the form. */
export function josaaLabels({ category }: JosaaDraft, words: FormWords): FieldLabels {
  const ranks = (kinds: readonly RankKind[], papers: readonly JosaaPaper[]) =>
    kinds.flatMap((kind) =>
      papers.flatMap((paper) => {
        const lists: Partial<Record<RankKind, string>> = JOSAA_PAPERS[paper];
        const field = lists[kind];
        return field === undefined ? [] : [[field, rankLabel(words, paper, kind, category)] as const];
      }),
    );
  return [
    ['mainPercentile', words.mainPercentile],
    ...ranks(['crl'], ['main', 'advanced']),
    ['category', words.category],
    ['gender', words.gender],
    ...ranks(['category'], ['main', 'advanced']),
    ['homeState', words.homeState],
    ['mainSecondPercentile', words.mainSecondPercentile],
    ...ranks(['pwd', 'categoryPwd'], ['main', 'advanced']),
    ...ranks(['crl', 'category'], ['architecture', 'planning']),
  ];
}

const CAP_FIELDS = [
  'percentile',
  'meritNumber',
  'category',
  'gender',
  'homeUniversity',
  'jeeMainPercentile',
  'jeeMainRank',
  'allIndiaMeritNumber',
] as const satisfies readonly (keyof FormWords)[];

/** Where a candidate applies from is asked together with the home university. */
export const capLabels = (_draft: unknown, words: FormWords): FieldLabels => [
  ...CAP_FIELDS.map((field) => [field, words[field]] as const),
  ['candidature', words.homeUniversity],
];

export type NamedProblem = { field: string; label: string | undefined; sentence: string };

/** Problems in the order of the page; those without a field come last. */
export function namedProblems(problems: FieldProblems, labels: FieldLabels): NamedProblem[] {
  const places = labels.map(([field]) => field);
  const placeOf = (field: string) => (places.includes(field) ? places.indexOf(field) : places.length);
  const names = new Map(labels);
  return Object.entries(problems)
    .map(([field, sentence]) => ({ field, label: names.get(field), sentence }))
    .toSorted((one, other) => placeOf(one.field) - placeOf(other.field));
}

/** Labels of the answers that differ from the profile; `null` for answers without a label of their own. */
export function changedLabels<Draft extends object>(
  saved: Draft,
  draft: Draft,
  labels: FieldLabels,
): (string | null)[] {
  const names = new Map(labels);
  const isSame = (field: string) =>
    JSON.stringify(saved[field as keyof Draft]) === JSON.stringify(draft[field as keyof Draft]);
  const fields = Object.keys(draft).filter((field) => !(field in BLANK_PREFERENCES) && !isSame(field));
  return [...new Set(fields.map((field) => names.get(field) ?? null))];
}
