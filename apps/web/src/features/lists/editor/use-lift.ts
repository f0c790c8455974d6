import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A row lifted by keyboard: where it came from and where it would be put down. */
type Lift = { from: number; at: number };

const PAGE_ROWS = 10;

/** The place that a key moves to in a list of `count`; null for other keys. */
export function placeAfterKey(key: string, place: number, count: number): number | null {
  const target = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    PageUp: place - PAGE_ROWS,
    PageDown: place + PAGE_ROWS,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? null : Math.max(0, Math.min(target, count - 1));
}

type LiftOptions = {
  count: number;
  onLift: (place: number) => void;
  onMove: (lift: Lift) => void;
  onDrop: (lift: Lift) => void;
  onPutBack: (lift: Lift) => void;
};

/** Moves rows by keyboard from their handles: space or Enter lifts and puts down, arrows move, Escape puts back, Tab puts down and moves the focus on. */
export function useLift({ count, onLift, onMove, onDrop, onPutBack }: LiftOptions) {
  const [lift, setLift] = useState<Lift | null>(null);
  const drop = () => {
    if (!lift) return;
    setLift(null);
    onDrop(lift);
  };
  /** Whether the key was for the lifted row, or lifted one. */
  const press = (event: KeyboardEvent, place: number): boolean => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lift) drop();
      else {
        setLift({ from: place, at: place });
        onLift(place);
      }
      return true;
    }
    if (!lift) return false;
    if (event.key === 'Tab') drop();
    if (event.key === 'Escape') {
      event.preventDefault();
      setLift(null);
      onPutBack(lift);
    }
    const at = placeAfterKey(event.key, lift.at, count);
    if (at !== null) {
      event.preventDefault();
      if (at !== lift.at) {
        setLift({ ...lift, at });
        onMove({ ...lift, at });
      }
    }
    return true;
  };
  return { lift, press, drop };
}

/**
 * Restores the focus that a row loses when it moves in the document. Name the row and its control before the move; the handle gets the
 * focus where the control is gone or disabled.
 */
export function useRowFocus(rows: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ rowId: string; control: string } | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { rowId, control } = wanted.current;
    wanted.current = null;
    const row = rows.current?.querySelector(`[data-row="${CSS.escape(rowId)}"]`);
    const target =
      row?.querySelector<HTMLElement>(`[data-control="${control}"]:not(:disabled)`) ??
      row?.querySelector<HTMLElement>('[data-control="handle"]');
    target?.focus();
    // A control that kept its focus may have moved below what stays in sight at the top.
    target?.scrollIntoView?.({ block: 'nearest' });
  });
  return (rowId: string, control: string) => {
    wanted.current = { rowId, control };
  };
}
