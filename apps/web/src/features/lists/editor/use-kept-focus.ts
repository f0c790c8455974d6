import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A row that moves in the document loses the focus. Name the row and its control before the move, and the focus is there again after it; on the handle, where
 * the control is gone or blocked.
 */
export function useKeptFocus(rows: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ rowId: string; control: string } | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { rowId, control } = wanted.current;
    wanted.current = null;
    const row = rows.current?.querySelector(`[data-row="${CSS.escape(rowId)}"]`);
    const target = row?.querySelector<HTMLButtonElement>(`[data-control="${control}"]:not(:disabled)`);
    (target ?? row?.querySelector<HTMLElement>('[data-control="handle"]'))?.focus();
  });
  return (rowId: string, control: string) => {
    wanted.current = { rowId, control };
  };
}
