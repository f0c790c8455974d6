import { useEffect, useEffectEvent } from 'react';
import type { ListEditor } from './use-list-editor.ts';

/** Ctrl+Z (⌘Z) takes the last edit back, with shift or as Ctrl+Y it does it again; while typing, the keys belong to the text. */
export function useUndoKeys(editor: ListEditor): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) editor.redo();
    else editor.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
