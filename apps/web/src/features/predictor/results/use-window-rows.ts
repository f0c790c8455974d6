import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Rows kept ready above and below what is in sight, so that the keyboard and a quick thumb find them. */
const OVERSCAN_ROWS = 6;

export type PlacedRow = { index: number; top: number };

/**
 * Which rows of a long list must exist right now, where each begins, and how high the whole is. Rows are measured as they appear; one
 * that was not seen yet is taken to be as high as the others are on average. The page itself scrolls. A row that has the focus stays.
 */
export function useWindowRows(keys: readonly string[], guessedHeightPx: number) {
  const list = useRef<HTMLOListElement>(null);
  const heights = useRef(new Map<string, number>());
  const [version, setVersion] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const [range, setRange] = useState({ from: 0, to: OVERSCAN_ROWS * 2 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the heights, which change in place
  const tops = useMemo(() => topsOf(keys, heights.current, guessedHeightPx), [keys, guessedHeightPx, version]);

  useLayoutEffect(() => {
    const look = () => {
      const element = list.current;
      if (!element) return;
      const above = -element.getBoundingClientRect().top;
      const from = Math.max(0, rowAt(tops, above) - OVERSCAN_ROWS);
      const to = Math.min(keys.length, rowAt(tops, above + window.innerHeight) + 1 + OVERSCAN_ROWS);
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [tops, keys]);

  const observer = useMemo(
    () =>
      new ResizeObserver((entries) => {
        let hasChanged = false;
        for (const { target } of entries) {
          const { key } = (target as HTMLElement).dataset;
          const height = (target as HTMLElement).offsetHeight;
          if (key === undefined || height === 0 || heights.current.get(key) === height) continue;
          heights.current.set(key, height);
          hasChanged = true;
        }
        if (hasChanged) setVersion((before) => before + 1);
      }),
    [],
  );
  useLayoutEffect(() => () => observer.disconnect(), [observer]);
  const measure = useCallback(
    (element: HTMLLIElement | null) => {
      if (!element) return;
      observer.observe(element);
      return () => observer.unobserve(element);
    },
    [observer],
  );

  const rows: PlacedRow[] = [];
  const place = (index: number) => rows.push({ index, top: tops[index] ?? 0 });
  const end = Math.min(range.to, keys.length);
  if (focused !== null && focused < range.from) place(focused);
  for (let index = range.from; index < end; index += 1) place(index);
  if (focused !== null && focused >= end && focused < keys.length) place(focused);
  return { list, measure, rows, heightPx: tops[keys.length] ?? 0, onFocusRow: setFocused };
}

/** Where each row begins, and at the end where the last one ends. */
export function topsOf(
  keys: readonly string[],
  heights: ReadonlyMap<string, number>,
  guessedHeightPx: number,
): Float64Array {
  let sum = 0;
  for (const height of heights.values()) sum += height;
  const usual = heights.size === 0 ? guessedHeightPx : sum / heights.size;
  const tops = new Float64Array(keys.length + 1);
  for (const [index, key] of keys.entries()) tops[index + 1] = (tops[index] ?? 0) + (heights.get(key) ?? usual);
  return tops;
}

/** The row that lies at a height, by halving. */
export function rowAt(tops: Float64Array, height: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
