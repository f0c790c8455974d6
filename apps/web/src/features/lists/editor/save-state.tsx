import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { classNames } from '../../../lib/class-names.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { listsMessages } from '../messages.ts';
import { type EditorState, isDirty } from './editor-state.ts';
import type { ListEditor } from './use-list-editor.ts';

/** The key of the text that says how far saving is. */
function saveStateOf(state: EditorState) {
  if (state.problem) return state.problem.kind;
  if (state.theirs) return 'conflict';
  if (state.sending) return 'saving';
  return isDirty(state) ? 'unsaved' : 'saved';
}

const ICONS = { saved: CloudCheck, saving: CloudUpload, unsaved: CloudUpload } as const;

/** How far saving is, in words. */
export function SaveState({ editor }: { editor: ListEditor }) {
  const messages = useMessages(listsMessages).editor;
  const state = saveStateOf(editor.state);
  const isOnTrack = state === 'saved' || state === 'saving' || state === 'unsaved';
  const Icon = isOnTrack ? ICONS[state] : CloudAlert;
  return (
    <div className="ms-auto flex flex-wrap items-center gap-x-3 text-sm print:hidden">
      <p
        role="status"
        className={classNames('flex items-center gap-1.5', isOnTrack ? 'text-quiet' : 'font-semibold text-danger')}
      >
        <Icon className={classNames('size-4.5 shrink-0', state === 'saved' && 'text-good')} aria-hidden="true" />
        {messages.saveState[state]}
        {editor.state.problem?.kind === 'refused' && `: ${editor.state.problem.message}`}
      </p>
      {state === 'away' && (
        <Button size="small" variant="secondary" onClick={editor.retry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
