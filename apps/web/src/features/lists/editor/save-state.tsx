import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { classNames } from '../../../lib/class-names.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { listsMessages } from '../messages.ts';
import { type EditorState, isDirty } from './editor-state.ts';
import type { ListEditor } from './use-list-editor.ts';

/** How far the saving is, in one word. */
export function saveStateOf(state: EditorState) {
  if (state.problem) return state.problem.kind;
  if (state.theirs) return 'conflict';
  if (state.sending) return 'saving';
  return isDirty(state) ? 'unsaved' : 'saved';
}

const ICONS = { saved: CloudCheck, saving: CloudUpload, unsaved: CloudUpload } as const;

/** Whether the list is saved, in words, and the button to try again when it is not. */
export function SaveState({ editor }: { editor: ListEditor }) {
  const words = useMessages(listsMessages).editor;
  const state = saveStateOf(editor.state);
  const isFine = state === 'saved' || state === 'saving' || state === 'unsaved';
  const Icon = isFine ? ICONS[state] : CloudAlert;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm print:hidden">
      <p
        role="status"
        className={classNames('flex items-center gap-1.5', isFine ? 'text-quiet' : 'font-semibold text-danger')}
      >
        <Icon className={classNames('size-4.5 shrink-0', state === 'saved' && 'text-good')} aria-hidden="true" />
        {words.saveState[state]}
        {editor.state.problem?.kind === 'refused' && `: ${editor.state.problem.message}`}
      </p>
      {state === 'away' && (
        <Button size="small" variant="secondary" onClick={editor.retry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
