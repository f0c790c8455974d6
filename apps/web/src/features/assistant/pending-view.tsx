import { textFor, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Pending } from './chat-state.ts';
import { AnswerFrame, QuestionBubble } from './exchange-view.tsx';
import { paragraphsOf } from './kept-exchanges.ts';
import { assistantMessages } from './messages.ts';

type PendingViewProps = { pending: Pending; onSendAgain: () => void; onTakeBack: () => void };

/** The question under way: what is being done, what was said so far, and what to do when it fails. */
export function PendingView({ pending, onSendAgain, onTakeBack }: PendingViewProps) {
  const words = useMessages(assistantMessages);
  const { question, text, tool, state, message } = pending;
  const doing = tool ? (textFor(words.tool, tool) ?? words.thinking) : text === '' ? words.thinking : words.telling;
  return (
    <li className="scroll-mt-20 space-y-4">
      <QuestionBubble text={question} />
      <AnswerFrame>
        <div className="space-y-3">
          {paragraphsOf(text).map((paragraph, place) => (
            <p key={place} className="max-w-reading whitespace-pre-line break-words">
              {paragraph}
            </p>
          ))}
          {state === 'under-way' ? (
            <p className="flex items-center gap-2 text-sm text-quiet">
              <span className="size-2 animate-breathe rounded-full bg-marigold" aria-hidden="true" />
              {doing}
            </p>
          ) : (
            <Notice
              variant="warning"
              isLive
              action={
                <div className="flex flex-wrap gap-2">
                  <Button size="small" onClick={onSendAgain}>
                    {words.sendAgain}
                  </Button>
                  <Button size="small" variant="quiet" onClick={onTakeBack}>
                    {words.takeBack}
                  </Button>
                </div>
              }
            >
              {message || (state === 'lost' ? words.lost : words.failed)}
            </Notice>
          )}
        </div>
      </AnswerFrame>
    </li>
  );
}
