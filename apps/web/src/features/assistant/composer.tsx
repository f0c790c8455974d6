import { LONGEST_MESSAGE_BYTES } from '@dakhila/domain/conversations/conversation';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { assistantMessages } from './messages.ts';

type ComposerProps = {
  field: Ref<HTMLTextAreaElement>;
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  /** Set while an answer is being written. */
  onStop: (() => void) | null;
};

const byteLength = (text: string) => new TextEncoder().encode(text).length;
/** On a phone Enter starts a new line; the button sends. */
const hasKeyboard = () => window.matchMedia?.('(pointer: fine)').matches ?? true;

export function Composer({ field, draft, onDraft, onSend, onStop }: ComposerProps) {
  const messages = useMessages(assistantMessages);
  const [isTooLong, setIsTooLong] = useState(false);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.trim();
    if (text === '' || onStop) return;
    const isLong = byteLength(text) > LONGEST_MESSAGE_BYTES;
    setIsTooLong(isLong);
    if (!isLong) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  // The shadow covers what would show below the form where a browser's own bar moves.
  return (
    <form
      onSubmit={send}
      className="sticky bottom-0 z-10 -mx-4 border-t bg-page px-4 pt-3 shadow-[0_1rem_0_var(--color-page)] pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0"
    >
      {isTooLong && (
        <p role="alert" className="mb-2 text-sm text-danger">
          {messages.tooLong}
        </p>
      )}
      <div className="flex items-end gap-2 rounded-card border border-edge bg-card p-1.5 shadow-soft focus-within:border-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink">
        <textarea
          ref={field}
          rows={1}
          value={draft}
          aria-label={messages.ask}
          placeholder={messages.placeholder}
          enterKeyHint="enter"
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 flex-1 resize-none bg-transparent px-2.5 py-2.5 outline-none placeholder:text-quiet"
        />
        {onStop ? (
          // Two buttons with keys: the press that stops must not submit as well.
          <Button key="stop" variant="secondary" onClick={onStop} className="px-3">
            <Square aria-hidden="true" />
            {messages.stop}
          </Button>
        ) : (
          <Button key="send" type="submit" disabled={draft.trim() === ''} className="px-3">
            <ArrowUp aria-hidden="true" />
            {messages.send}
          </Button>
        )}
      </div>
      <p className="mt-2 text-xs text-quiet">{messages.figures}</p>
    </form>
  );
}
