import type { Exam } from '@dakhila/contract/exam';
import type { Preferences } from '@dakhila/domain/predictor/candidate';
import type { FieldProblems } from '@dakhila/domain/predictor/input-rules';
import { stored } from '../../../lib/stored.ts';

/** What an answered form comes to: the body of the call, or what is wrong under which field. */
export type Reading<Body> = { isReady: true; body: Body } | { isReady: false; problems: FieldProblems };

/** A form as typed: text, ticks and lists, all flat. */
export type DraftShape = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Which form it is: a new one of an exam, or one that changes an earlier run. */
export type FormName = { exam: Exam; from: string | null };

const storedDraft = ({ exam, from }: FormName) =>
  stored(`predictor-draft-${exam}${from === null ? '' : `-${from}`}`, (value) => Object(value) as DraftShape);

/** Keeps a form over reloads, in this tab and until logout. */
export function saveDraft(form: FormName, draft: DraftShape): void {
  storedDraft(form).write(draft);
}

export const forgetDraft = (form: FormName): void => storedDraft(form).remove();

/** The form that was kept, filled into a blank one. Null when there is none. */
export function savedDraft<Draft extends DraftShape>(form: FormName, blank: Draft): Draft | null {
  const saved = storedDraft(form).read();
  return saved && filled(blank, saved);
}

/** A blank form with the answers of a profile, a run or a kept draft in it. What does not fit the form is left out. */
export function filled<Draft extends DraftShape>(blank: Draft, answers: unknown): Draft {
  const given = Object(answers) as Record<string, unknown>;
  const entries = Object.entries(blank).map(([field, empty]) => [field, asKind(empty, given[field]) ?? empty]);
  // Each entry has the kind that the blank has.
  return Object.fromEntries(entries) as Draft;
}

function asKind(empty: DraftShape[string], value: unknown): DraftShape[string] | undefined {
  if (typeof empty === 'string') return typeof value === 'number' ? String(value) : asText(value);
  if (typeof empty === 'boolean') return typeof value === 'boolean' ? value : undefined;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Whether anything was answered. */
export const isBlank = (draft: DraftShape): boolean =>
  Object.values(draft).every(
    (answer) => answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0),
  );

/** What was typed into a field for a number: nothing, a number, or something that is none (NaN). Commas and spaces of grouping are no mistake. */
export function readNumber(typed: string): number | undefined {
  const text = typed.replace(/[\s,]/g, '');
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** A whole number from 1. */
export const isWholeUpTo = (most: number) => (value: number) => Number.isInteger(value) && value >= 1 && value <= most;

/** A percentile. */
export const isPercentile = (value: number) => value >= 0 && value <= 100;

/** What may narrow a prediction, in the order of the form. */
export const PREFERENCE_KINDS = ['branches', 'cities', 'kinds'] as const;
export type PreferenceLists = Readonly<Record<(typeof PREFERENCE_KINDS)[number], readonly string[]>>;

export const BLANK_PREFERENCES: PreferenceLists = { branches: [], cities: [], kinds: [] };

/** The wishes as a call has them; nothing where there are none. */
export function preferencesFrom(draft: PreferenceLists): { preferences?: { [W in keyof PreferenceLists]?: string[] } } {
  const chosen = PREFERENCE_KINDS.filter((kind) => draft[kind].length > 0).map((kind) => [kind, [...draft[kind]]]);
  return chosen.length === 0 ? {} : { preferences: Object.fromEntries(chosen) };
}

/** Everything that can be ticked: what the profile, an earlier run or the form itself wishes for. */
export function offeredPreferences(
  ...sources: readonly (Preferences | PreferenceLists | undefined)[]
): PreferenceLists {
  const of = (kind: keyof PreferenceLists) => [...new Set(sources.flatMap((source) => source?.[kind] ?? []))];
  return { branches: of('branches'), cities: of('cities'), kinds: of('kinds') };
}
