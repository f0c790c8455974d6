import type { Recommendation } from '@dakhila/contract/recommendations';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { choiceName } from '../choices.ts';
import type { ListEditor } from '../editor/use-list-editor.ts';
import { recommendMessages } from './messages.ts';
import type { useRecommendations } from './use-recommendations.ts';

type LastAnswerProps = Pick<ReturnType<typeof useRecommendations>, 'refused' | 'takeBack'> & {
  editor: ListEditor;
  /** The suggestion that was added last, while nothing else was done to the list. */
  added: Recommendation | null;
};

/** Below the header and the sticky outcome. A long card would otherwise leave the answer out of sight on a phone. */
const showAnswer = (box: HTMLDivElement | null) => box?.scrollIntoView?.({ block: 'nearest' });

/** What the student did with a suggestion just now, with a button to undo it. It stands above the suggestions, where a phone still shows it. */
export function LastAnswer({ editor, added, refused, takeBack }: LastAnswerProps) {
  const messages = useMessages(recommendMessages);
  if (refused)
    return (
      <div ref={showAnswer} className="scroll-mt-48">
        <Notice
          isLive
          action={
            <Button
              variant="secondary"
              size="small"
              isBusy={takeBack.isPending}
              onClick={() => takeBack.mutate(refused)}
            >
              {messages.undo}
            </Button>
          }
        >
          {fill(messages.refused, { name: refused.name })}
        </Notice>
      </div>
    );
  if (!added) return null;
  const name = choiceName(added.option);
  return (
    // The list itself announces the addition.
    <div ref={showAnswer} className="scroll-mt-48">
      <Notice
        variant="good"
        action={
          <Button variant="secondary" size="small" aria-label={fill(messages.undoName, { name })} onClick={editor.undo}>
            {messages.undo}
          </Button>
        }
      >
        {fill(messages.added, { name, place: added.place })}
      </Notice>
    </div>
  );
}
