import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { classNames } from '../../../lib/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ResultFace } from './result-of.ts';

const SIGNS = {
  review: { icon: Hourglass, look: 'bg-marigold-soft text-marigold-text' },
  successful: { icon: CircleCheck, look: 'bg-good-soft text-good-text' },
  failed: { icon: CircleX, look: 'bg-danger-soft text-danger' },
  refunding: { icon: Undo2, look: 'bg-ink-soft text-ink' },
  refunded: { icon: Undo2, look: 'bg-ink-soft text-ink' },
  error: { icon: TriangleAlert, look: 'bg-marigold-soft text-marigold-text' },
} as const;

const DISC = 'grid size-16 place-items-center rounded-full [&_svg]:size-8';

/** The sign above the outcome; the heading says the same in words. */
export function ResultSign({ face }: { face: ResultFace }) {
  if (face === 'processing') {
    return (
      <span className={classNames(DISC, 'bg-ink-soft text-ink')}>
        <Spinner />
      </span>
    );
  }
  const { icon: Icon, look } = SIGNS[face];
  return (
    <span className={classNames(DISC, look)}>
      <Icon aria-hidden="true" />
    </span>
  );
}
