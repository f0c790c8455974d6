import { Button } from '../../../web/src/ui/button.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';

type RestoredDraftProps = { children?: string; onStartAgain: () => void };

/** Says that a form shows what was typed earlier and not saved, and offers to start again. */
export const RestoredDraft = ({ children, onStartAgain }: RestoredDraftProps) => (
  <Notice
    title="What you typed before is back"
    className="mb-4"
    action={
      <Button size="small" variant="secondary" onClick={onStartAgain}>
        Start again
      </Button>
    }
  >
    {children ?? 'It isn’t saved yet.'}
  </Notice>
);
