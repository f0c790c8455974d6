import type { FormChoice } from './form-text.ts';

/** How the form differs from the list. Places count from 1; `place` is on the list, `formPlace` on the form. */
export type FormDifference =
  | { kind: 'missing'; key: string; place: number }
  | { kind: 'extra'; key: string | null; printed: string; formPlace: number }
  | { kind: 'moved'; key: string; place: number; formPlace: number };

export type FormComparison = {
  /** How many choices of the list stand on the form in the right order. */
  agreeing: number;
  listed: number;
  onForm: number;
  /** In order of their places. */
  differences: FormDifference[];
};

/**
 * Compares the form with the list. A choice that is missing or too many does not make all others wrong: as many as possible count as in order, and
 * only the rest have moved.
 */
export function compareForms(list: readonly string[], form: readonly FormChoice[]): FormComparison {
  const formPlaces = new Map(form.flatMap(({ key }, at) => (key === null ? [] : [[key, at + 1] as const])));
  const shared = list.flatMap((key, at) => {
    const formPlace = formPlaces.get(key);
    return formPlace === undefined ? [] : [{ kind: 'moved' as const, key, place: at + 1, formPlace }];
  });
  const steady = longestRise(shared.map(({ formPlace }) => formPlace));
  const listed = new Set(list);
  const differences: FormDifference[] = [
    ...shared.filter((_, at) => !steady.has(at)),
    ...list.flatMap((key, at) => (formPlaces.has(key) ? [] : [{ kind: 'missing' as const, key, place: at + 1 }])),
    ...form.flatMap(({ key, printed }, at) =>
      key !== null && listed.has(key) ? [] : [{ kind: 'extra' as const, key, printed, formPlace: at + 1 }],
    ),
  ];
  return {
    agreeing: steady.size,
    listed: list.length,
    onForm: form.length,
    differences: differences.sort((one, other) => placeOf(one) - placeOf(other)),
  };
}

const placeOf = (difference: FormDifference): number =>
  difference.kind === 'extra' ? difference.formPlace : difference.place;

/** The indexes of a longest part that only rises. */
function longestRise(values: readonly number[]): Set<number> {
  /** The index of the smallest last value of a rise of each length, and of the value before each. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  values.forEach((value, at) => {
    const found = ends.findIndex((end) => (values[end] ?? 0) >= value);
    const length = found === -1 ? ends.length : found;
    before[at] = ends[length - 1];
    ends[length] = at;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) rise.add(at);
  return rise;
}
