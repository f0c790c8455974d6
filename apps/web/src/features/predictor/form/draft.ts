import type { Exam } from '@dakhila/contract/exam';
import type { Preferences } from '@dakhila/domain/predictor/candidate';
import type { FieldProblems } from '@dakhila/domain/predictor/input-rules';
import { stored } from '../../../lib/stored.ts';

export type Reading<Body> = { isReady: true; body: Body } | { isReady: false; problems: FieldProblems };

export type DraftShape = Readonly<Record<string, string | boolean | readonly string[]>>;

/** `from` is the earlier run that the form changes. */
export type FormName = { exam: Exam; from: string | null };

const storedDraft = ({ exam, from }: FormName) =>
  stored(`predictor-draft-${exam}${from === null ? '' : `-${from}`}`, (value) => Object(value) as DraftShape);

/** Saves a form over reloads, in this tab and until logout. */
export function saveDraft(form: FormName, draft: DraftShape): void {
  storedDraft(form).write(draft);
}

export const removeDraft = (form: FormName): void => storedDraft(form).remove();

export function savedDraft<Draft extends DraftShape>(form: FormName, blank: Draft): Draft | null {
  const saved = storedDraft(form).read();
  return saved && filled(blank, saved);
}

/** Fills a blank form with answers; values that do not fit are left out. */
export function filled<Draft extends DraftShape>(blank: Draft, answers: unknown): Draft {
  const given = Object(answers) as Record<string, unknown>;
  const entries = Object.entries(blank).map(([field, empty]) => [field, asKind(empty, given[field]) ?? empty]);
  // Each entry has the type of the blank one.
  return Object.fromEntries(entries) as Draft;
}

function asKind(empty: DraftShape[string], value: unknown): DraftShape[string] | undefined {
  if (typeof empty === 'string') return typeof value === 'number' ? String(value) : asText(value);
  if (typeof empty === 'boolean') return typeof value === 'boolean' ? value : undefined;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const isBlank = (draft: DraftShape): boolean =>
  Object.values(draft).every(
    (answer) => answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0),
  );

/** Undefined for an empty field, NaN for text that is not a number. Commas and spaces are allowed. */
export function readNumber(typed: string): number | undefined {
  const text = typed.replace(/[\s,]/g, '');
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

export const isWholeUpTo = (most: number) => (value: number) => Number.isInteger(value) && value >= 1 && value <= most;

export const isPercentile = (value: number) => value >= 0 && value <= 100;

/** In the order of the form. */
export const PREFERENCE_KINDS = ['branches', 'cities', 'kinds'] as const;
export type PreferenceLists = Readonly<Record<(typeof PREFERENCE_KINDS)[number], readonly string[]>>;

export const BLANK_PREFERENCES: PreferenceLists = { branches: [], cities: [], kinds: [] };

export function preferencesFrom(draft: PreferenceLists): { preferences?: { [W in keyof PreferenceLists]?: string[] } } {
  const chosen = PREFERENCE_KINDS.filter((kind) => draft[kind].length > 0).map((kind) => [kind, [...draft[kind]]]);
  return chosen.length === 0 ? {} : { preferences: Object.fromEntries(chosen) };
}

export function offeredPreferences(
  ...sources: readonly (Preferences | PreferenceLists | undefined)[]
): PreferenceLists {
  const of = (kind: keyof PreferenceLists) => [...new Set(sources.flatMap((source) => source?.[kind] ?? []))];
  return { branches: of('branches'), cities: of('cities'), kinds: of('kinds') };
}
