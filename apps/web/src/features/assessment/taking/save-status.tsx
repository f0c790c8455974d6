import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { assessmentMessages } from '../messages.ts';
import type { SaveState } from './use-answer-outbox.ts';

export function SaveStatus({ state }: { state: SaveState }) {
  const messages = useMessages(assessmentMessages).taking;
  if (state.kind === 'saved')
    return (
      <span className="inline-flex items-center gap-1.5 text-good-text">
        <Check className="size-4" aria-hidden="true" />
        {messages.saved}
      </span>
    );
  if (state.kind === 'saving')
    return (
      <span className="inline-flex items-center gap-1.5 text-quiet">
        <Spinner />
        {messages.saving}
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1.5 text-marigold-text">
      <CloudOff className="size-4" aria-hidden="true" />
      {state.count}
    </span>
  );
}

export function WaitingNotice({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const messages = useMessages(assessmentMessages).taking;
  const isWaiting = state.kind === 'waiting' || state.kind === 'refused';
  return (
    <div role="status" className={isWaiting ? 'mt-4' : ''}>
      {isWaiting && (
        <Notice
          variant="warning"
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {messages.retryNow}
            </Button>
          }
        >
          {state.kind === 'refused'
            ? state.message || messages.refused
            : fill(messages.waiting, { count: state.count })}
        </Notice>
      )}
    </div>
  );
}
