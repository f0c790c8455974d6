import type { FieldProblems } from '@dakhila/domain/predictor/input-rules';
import { fill } from '../../../lib/messages.ts';
import type { FormMessages } from '../messages.ts';
import { PREFERENCE_KINDS } from './draft.ts';
import { JOSAA_PAPERS, type JosaaDraft, type JosaaPaper, type RankKind } from './josaa-draft.ts';

export type FieldLabels = readonly (readonly [field: string, label: string])[];

/** 'JEE Main: OBC-NCL rank'. */
export const rankLabel = (messages: FormMessages, paper: JosaaPaper, kind: RankKind, category: string): string =>
  `${messages.papers[paper].title}: ${fill(messages.ranks[kind].label, { category })}`;

/** In the order of the form. */
export function josaaLabels({ category }: JosaaDraft, messages: FormMessages): FieldLabels {
  const ranks = (kinds: readonly RankKind[], papers: readonly JosaaPaper[]) =>
    kinds.flatMap((kind) =>
      papers.flatMap((paper) => {
        const lists: Partial<Record<RankKind, string>> = JOSAA_PAPERS[paper];
        const field = lists[kind];
        return field === undefined ? [] : [[field, rankLabel(messages, paper, kind, category)] as const];
      }),
    );
  return [
    ['mainPercentile', messages.mainPercentile],
    ...ranks(['crl'], ['main', 'advanced']),
    ['category', messages.category],
    ['gender', messages.gender],
    ...ranks(['category'], ['main', 'advanced']),
    ['homeState', messages.homeState],
    ['mainSecondPercentile', messages.mainSecondPercentile],
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
] as const satisfies readonly (keyof FormMessages)[];

/** Where a candidate applies from is asked together with the home university. */
export const capLabels = (_draft: unknown, messages: FormMessages): FieldLabels => [
  ...CAP_FIELDS.map((field) => [field, messages[field]] as const),
  ['candidature', messages.homeUniversity],
];

export const preferenceLabels = ({ preferenceNames }: FormMessages): FieldLabels =>
  PREFERENCE_KINDS.map((kind) => [kind, preferenceNames[kind]]);

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
  const fields = Object.keys(draft).filter((field) => !isSame(field));
  return [...new Set(fields.map((field) => names.get(field) ?? null))];
}
