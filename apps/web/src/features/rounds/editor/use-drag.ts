import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A row under way: where it came from, and before which row it would go. */
export type Drag = { from: number; gap: number };

/** This near to an edge of the window, the page scrolls along. */
const EDGE_PX = 96;
const FASTEST_PX = 14;

/** Where a row ends up when it is dropped into a gap. The gaps count from 0, above the first row. */
export const placeOfGap = ({ from, gap }: Drag): number => (gap > from ? gap - 1 : gap);

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
    if (gap !== null && gap !== drag.gap) setDrag({ ...drag, gap });
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
    setDrag({ from, gap: from });
  };
  return { drag, start };
}

/** The gap nearest to a height of the window; null when the pointer is beside all rows. */
function gapAt(list: HTMLElement, y: number, from: number): number | null {
  const { left, width, top, bottom } = list.getBoundingClientRect();
  if (y <= top) return 0;
  const count = list.querySelectorAll('[data-place]').length;
  if (y >= bottom) return count;
  const height = Math.max(1, Math.min(y, window.innerHeight - 1));
  const row = document
    .elementsFromPoint(left + width / 2, height)
    .map((element) => element.closest<HTMLElement>('[data-place]'))
    .find((found) => found && found.dataset.place !== String(from));
  if (!row) return null;
  const box = row.getBoundingClientRect();
  return Number(row.dataset.place) + (height > box.top + box.height / 2 ? 1 : 0);
}
