import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The dragged row: where it came from, before which row it would go, and its height. */
export type Drag = { from: number; gap: number; heightPx: number };

/** The page scrolls when the pointer is this near to the bottom or the top, where the header and the chances stay in sight. */
const EDGE_PX = 96;
const TOP_EDGE_PX = 176;
const FASTEST_PX = 14;

/** Where a row ends up when it is dropped into a gap. The gaps count from 0, above the first row. */
export const placeOfGap = ({ from, gap }: Pick<Drag, 'from' | 'gap'>): number => (gap > from ? gap - 1 : gap);

/** How far the row at a place moves to make room for the dragged row, in pixels. */
export function shiftOf({ from, gap, heightPx }: Drag, place: number): number {
  if (place > from && place < gap) return -heightPx;
  return place < from && place >= gap ? heightPx : 0;
}

/**
 * Moves rows by their handle, with mouse, pen or thumb. Only the handle takes the gesture, so that the page still scrolls. Rows carry `data-place`.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointer = useRef({ startY: 0, y: 0, startScroll: 0 });
  const isDragging = drag !== null;

  const follow = useEffectEvent(() => {
    if (!drag || !list.current) return;
    const { y } = pointer.current;
    const offsetPx = dragOffset(pointer.current);
    const row = list.current.querySelector<HTMLElement>(`[data-place="${drag.from}"]`);
    row?.style.setProperty('translate', `0 ${offsetPx}px`);
    const gap = gapAfter(list.current, drag.from, offsetPx);
    if (gap !== drag.gap) setDrag({ ...drag, gap });
    const speed = y < TOP_EDGE_PX ? y - TOP_EDGE_PX : Math.max(0, y - (window.innerHeight - EDGE_PX));
    if (speed !== 0) window.scrollBy(0, Math.max(-1, Math.min(1, speed / EDGE_PX)) * FASTEST_PX);
  });
  const end = useEffectEvent((isDropped: boolean) => {
    if (!drag || !list.current) return;
    const { from } = drag;
    list.current.querySelector<HTMLElement>(`[data-place="${from}"]`)?.style.removeProperty('translate');
    setDrag(null);
    // Computed again, because the pointer may have moved after the last frame.
    const to = placeOfGap({ from, gap: gapAfter(list.current, from, dragOffset(pointer.current)) });
    if (isDropped && to !== from) onDrop(from, to);
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
    const drop = (event: globalThis.PointerEvent) => {
      move(event);
      end(true);
    };
    window.addEventListener('pointerup', drop, { signal });
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

/** How far the row was dragged, including the page's scrolling. */
const dragOffset = ({ startY, y, startScroll }: { startY: number; y: number; startScroll: number }): number =>
  y - startY + window.scrollY - startScroll;

/**
 * The gap for a row that was dragged so far: a neighbour makes room once the row's edge is past its middle. Positions are those in the document, without the shift that makes room.
 */
function gapAfter(list: HTMLElement, from: number, offsetPx: number): number {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-place]')];
  const dragged = rows[from];
  if (!dragged) return from;
  const top = dragged.offsetTop + offsetPx;
  const middle = (row: HTMLElement) => row.offsetTop + row.offsetHeight / 2;
  const above = rows.findIndex((row, place) => place < from && top < middle(row));
  if (above >= 0) return above;
  const below = rows.findLastIndex((row, place) => place > from && top + dragged.offsetHeight > middle(row));
  return below >= 0 ? below + 1 : from;
}
