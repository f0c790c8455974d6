import type { ListHead, PreferenceList } from '@dakhila/contract/list-views';
import { useEffect } from 'react';
import { useKnownChoices } from './choices.ts';
import { useListEditor } from './editor/use-list-editor.ts';
import { useOutcome } from './outcome/use-outcome.ts';

/** A list as this device has it, unsaved edits included, with its choices and outcome. `onStale` fetches the list again. */
export function useOpenList(list: PreferenceList, head: ListHead, onStale: () => void) {
  const editor = useListEditor(list);
  const { known, addKnown } = useKnownChoices(list.choices);
  const outcome = useOutcome(list.id, editor, known);
  const { order, saved } = editor.state;

  // Fetch the list again when it was changed elsewhere, or when choices without an estimate were added.
  const isBehind = Math.max(head.version, outcome.data?.version ?? 0) > saved.version;
  const lacksEstimates = !editor.isUnsaved && order.some((key) => !known.get(key)?.standing);
  const isStale = isBehind || (lacksEstimates && list.version < saved.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version saved while this page is behind fetches again
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale, saved.version, onStale]);

  return { editor, known, addKnown, outcome };
}
