import type { Run } from '@dakhila/contract/predictor-results';
import { indexResults, type ResultView } from '@dakhila/domain/predictor/result-view';
import { useDeferredValue, useMemo } from 'react';
import type { RunFacts } from './result-context.ts';
import { resultKey } from './result-key.ts';
import { countFilters, isUsual, readView } from './view-address.ts';

export type Programmes = ReturnType<typeof useProgrammes>;

/** What of a run the address asks for: the rows of that view, and how many there are with those that have not come yet. */
export function useProgrammes(run: Run, address: URLSearchParams) {
  const index = useMemo(() => indexResults(run), [run]);
  const facts = useMemo(
    (): RunFacts => ({ run, places: index.places, lists: new Map(run.lists.map((list) => [list.id, list])) }),
    [run, index],
  );
  const byKey = useMemo(() => new Map([...run.results, ...run.unlikely].map((row) => [resultKey(row), row])), [run]);
  // Where nothing is within reach, the nearest are shown without being asked for.
  const isOutOfReach = run.results.length === 0;
  const search = String(address);
  const asked = useMemo(() => readView(new URLSearchParams(search)), [search]);
  // A long list may come a moment after the key that asked for it; the field itself never waits.
  const shownAsked = useDeferredValue(asked);
  const view = useMemo(() => withNearest(asked, isOutOfReach), [asked, isOutOfReach]);
  const shownView = useMemo(() => withNearest(shownAsked, isOutOfReach), [shownAsked, isOutOfReach]);
  const rows = useMemo(() => index.show(shownView), [index, shownView]);
  const isPart = run.whole !== undefined;
  const there = run.whole ?? { results: run.results.length, unlikely: run.unlikely.length };
  const all = there.results + (view.withUnlikely || view.band === 'Unlikely' ? there.unlikely : 0);
  return {
    facts,
    byKey,
    view,
    /** What the rows are of: a moment behind the view. */
    shownView,
    rows,
    /** How many lie below 5 % of what was asked for, where nothing else is shown. */
    below: rows.length === 0 ? index.show({ ...shownView, withUnlikely: true }).length : 0,
    there,
    all,
    shown: isPart ? all : rows.length,
    isPart,
    isOutOfReach,
    // The first rows are those of the usual order: every other look needs all of them.
    isWaiting: isPart && !(isUsual(asked) && isUsual(shownAsked)),
  };
}

/** Whether anything is left out of the list. */
export const isNarrowed = (view: ResultView): boolean =>
  countFilters(view) > 0 || view.text !== undefined || view.band !== undefined;

const withNearest = (view: ResultView, isOutOfReach: boolean): ResultView =>
  isOutOfReach ? { ...view, withUnlikely: true } : view;
