import Star from 'lucide-react/icons/star';
import { classNames } from '../../lib/class-names.ts';

/** A number of stars as a picture; words beside it say the same. */
export function Stars({ count, className }: { count: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('inline-flex gap-0.5', className)}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          className={classNames('size-4', place <= Math.round(count) ? 'fill-marigold text-marigold' : 'text-edge')}
        />
      ))}
    </span>
  );
}
