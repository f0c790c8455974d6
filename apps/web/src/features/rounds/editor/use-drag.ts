import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A row under way: where it came from, before which row it would go, and how much room it takes. */
export type Drag = { from: number; gap: number; heightPx: number };

/** This near to an edge of the window, the page scrolls along. */
const EDGE_PX = 96;
const FASTEST_PX = 14;

/** Where a row ends up when it is dropped into a gap. The gaps count from 0, above the first row. */
export const placeOfGap = ({ from, gap }: Pick<Drag, 'from' | 'gap'>): number => (gap > from ? gap - 1 : gap);

/** How far the row at a place makes room for the one under way, in pixels. */
export function shiftOf({ from, gap, heightPx }: Drag, place: number): number {
  if (place > from && place < gap) return -heightPx;
  return place < from && place >= gap ? heightPx : 0;
}

/**
 * Moves rows by their handle, with mouse, pen or thumb. Only the handle takes the gesture, so that the page scrolls as ever. Rows carry `data-place`.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointer = useRef({ startY: 0, y: 0, startScroll: 0 });
  const isDragging = drag !== null;

  const follow = useEffectEvent(() => {
    if (!drag || !list.current) return;
    const { startY, y, startScroll } = pointer.current;
    const row = list.current.querySelector<HTMLElement>(`[data-place="${drag.from}"]`);
    row?.style.setProperty('translate', `0 ${y - startY + window.scrollY - startScroll}px`);
    const gap = gapAt(list.current, y, drag.from);
    if (gap !== drag.gap) setDrag({ ...drag, gap });
    const speed = y < EDGE_PX ? y - EDGE_PX : Math.max(0, y - (window.innerHeight - EDGE_PX));
    if (speed !== 0) window.scrollBy(0, Math.max(-1, Math.min(1, speed / EDGE_PX)) * FASTEST_PX);
  });
  const end = useEffectEvent((isDropped: boolean) => {
    if (!drag) return;
    list.current?.querySelector<HTMLElement>(`[data-place="${drag.from}"]`)?.style.removeProperty('translate');
    setDrag(null);
    if (isDropped && placeOfGap(drag) !== drag.from) onDrop(drag.from, placeOfGap(drag));
  });

  useEffect(() => {
    if (!isDragging) return;
    const listening = new AbortController();
    const { signal } = listening;
    const move = (event: globalThis.PointerEvent) => {
      pointer.current.y = event.clientY;
    };
    const cancelByKey = (event: KeyboardEvent) => event.key === 'Escape' && end(false);
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', cancelByKey, { signal });
    let frame = requestAnimationFrame(function step() {
      follow();
      frame = requestAnimationFrame(step);
    });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [isDragging]);

  const start = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointer.current = { startY: event.clientY, y: event.clientY, startScroll: window.scrollY };
    const row = event.currentTarget.closest<HTMLElement>('[data-place]');
    setDrag({ from, gap: from, heightPx: row?.offsetHeight ?? 0 });
  };
  return { drag, start };
}

/** The gap nearest to a height of the window. Rows are taken where they lie in the document, not where they have made room. */
function gapAt(list: HTMLElement, y: number, from: number): number {
  const height = y - list.getBoundingClientRect().top;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-place]')];
  const below = rows.findIndex((row, place) => place !== from && height < row.offsetTop + row.offsetHeight / 2);
  return below === -1 ? rows.length : below;
}
