import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';

/** Rows kept ready above and below what is in sight, so that the keyboard and a quick thumb find them. */
const OVERSCAN_ROWS = 3;
/** Before it is known what is in sight. */
const FIRST_ROWS = 3;

export type PlacedRow = { index: number; top: number };

/**
 * Which rows of a long list must exist right now, where each begins, and how high the whole is. Rows are measured as they appear; one
 * that was not seen yet is taken to be as high as the others are on average. The page itself scrolls. A row that has the focus stays, with its neighbours.
 */
export function useWindowRows(keys: readonly string[], guessedHeightPx: number) {
  const list = useRef<HTMLOListElement>(null);
  const heights = useRef(new Map<string, number>());
  const hasLooked = useRef(false);
  const [version, setVersion] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const [range, setRange] = useState({ from: 0, to: FIRST_ROWS });
  // What is in sight comes at once; what is kept ready around it follows, when the page has nothing else to do.
  const isSettled = useSettled();
  const seen = useDeferredValue(range);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the heights, which change in place
  const tops = useMemo(() => topsOf(keys, heights.current, guessedHeightPx), [keys, guessedHeightPx, version]);
  const drawn = useRef({ keys, tops });

  useLayoutEffect(() => {
    const look = () => {
      const element = list.current;
      // Hidden, as on paper, it stands nowhere.
      if (!element || getComputedStyle(element).display === 'none') return;
      const above = -element.getBoundingClientRect().top;
      const from = rowAt(tops, above);
      const to = Math.min(keys.length, rowAt(tops, above + window.innerHeight) + 1);
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    const hold = () => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
      const shift = drawn.current.keys === keys ? shiftOf(drawn.current.tops, tops, above) : 0;
      if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
      look();
    };
    // At first when the browser knows anyway where things stand: asked now, it would have to work out the whole page in the middle of drawing. Later at once: another
    // filter may leave no row where the page is scrolled to.
    const frame = hasLooked.current ? hold() : requestAnimationFrame(look);
    hasLooked.current = true;
    drawn.current = { keys, tops };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      if (frame) cancelAnimationFrame(frame);
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

  const drawnRange = isSettled ? withReady(range, seen) : range;
  const rows: PlacedRow[] = rowsOf(drawnRange, focused, keys.length).map((index) => ({ index, top: tops[index] ?? 0 }));
  return { list, measure, rows, heightPx: tops[keys.length] ?? 0, onFocusRow: setFocused };
}

type Range = { from: number; to: number };

/** The rows in sight, and those that are ready around what was seen last, unless that lies elsewhere by now. */
export function withReady(range: Range, seen: Range): Range {
  const [from, to] = [Math.max(0, seen.from - OVERSCAN_ROWS), seen.to + OVERSCAN_ROWS];
  if (range.to < from || range.from > to) return range;
  return { from: Math.min(from, range.from), to: Math.max(to, range.to) };
}

/**
 * The rows to draw, in their order: those in sight, the one that has the focus, and its neighbours. Whoever presses Tab faster than the page follows finds the
 * next row there all the same; past the last one that is drawn the focus would leave the list.
 */
export function rowsOf({ from, to }: Range, focused: number | null, count: number): number[] {
  const indexes = new Set<number>();
  const add = (first: number, end: number) => {
    for (let index = Math.max(0, first); index < Math.min(end, count); index += 1) indexes.add(index);
  };
  add(from, to);
  if (focused !== null) add(focused - 1, focused + 2);
  return [...indexes].sort((a, b) => a - b);
}

/** How far to scroll so that the row at the upper edge stays there, when rows have turned out higher or lower than they were taken to be. */
export function shiftOf(before: Float64Array, now: Float64Array, above: number): number {
  // Where the list begins below the edge nothing of it can move away.
  if (above <= 0) return 0;
  const row = rowAt(before, above);
  return Math.round((now[row] ?? 0) - (before[row] ?? 0));
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
