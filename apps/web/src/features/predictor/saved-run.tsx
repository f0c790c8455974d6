import { BANDS, type RunSummary } from '@dakhila/contract/predictor-results';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { indianDateTime, indianNumber } from '../../lib/format.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { cardStyles } from '../../ui/card.tsx';
import { BAND_FILLS } from '../../ui/chance-bar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { runPath } from './exam-faces.ts';
import { predictorMessages } from './messages.ts';

type SavedRunProps = { run: RunSummary; onDelete: () => void };

/** A saved run: what was asked, when, and what came of it. The whole card opens it. */
export function SavedRun({ run, onDelete }: SavedRunProps) {
  const id = useId();
  const words = useMessages(predictorMessages).runs;
  const isPast = (run.season ?? run.year) > run.year;
  return (
    <article aria-labelledby={id} className={`${cardStyles()} relative transition-colors hover:border-edge`}>
      <p className="mb-1.5 flex flex-wrap gap-2 pe-12">
        <Badge variant="secondary">{words.examShort[run.exam]}</Badge>
        {run.isOutdated && <Badge variant="outline">{isPast ? words.past : words.outdated}</Badge>}
      </p>
      <h3 id={id} className="pe-12 text-base text-pretty">
        <Link
          to={runPath(run.exam, run.id)}
          className="text-text no-underline after:absolute after:inset-0 after:rounded-card hover:text-ink"
        >
          {run.title}
        </Link>
      </h3>
      <p className="text-sm text-quiet">
        {fill(words.made, { year: run.year, moment: indianDateTime(run.createdAt) ?? '' })}
      </p>
      <ul className="mt-3 grid max-w-md grid-cols-4 gap-2 text-xs text-quiet tabular-nums">
        {BANDS.map((band) => (
          <li key={band}>
            <span aria-hidden="true" className={classNames('mb-1 block h-1.5 rounded-full', BAND_FILLS[band])} />
            <span className="block text-base leading-tight font-semibold text-text">
              {indianNumber(run.counts[band])}
            </span>{' '}
            {words.bands[band]}
          </li>
        ))}
      </ul>
      <IconButton
        icon={Trash}
        label={fill(words.removeOf, { title: run.title })}
        tone="danger"
        onClick={onDelete}
        className="absolute end-2 top-2 z-10"
      />
    </article>
  );
}
