import { BANDS, type RunSummary } from '@dakhila/contract/predictor-results';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { indianDateTime } from '../../lib/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { BAND_FILLS } from '../../ui/chance-bar.tsx';
import { runPath } from './exam-faces.ts';
import { predictorMessages } from './messages.ts';

type SavedRunProps = { run: RunSummary; onDelete: () => void };

/** A saved run: what was asked, when, and what came of it. The whole card opens it. */
export function SavedRun({ run, onDelete }: SavedRunProps) {
  const id = useId();
  const words = useMessages(predictorMessages);
  const { Safe, Likely, Possible, Reach } = run.counts;
  return (
    <article
      aria-labelledby={id}
      className="relative flex items-start gap-3 rounded-card border bg-card p-4 shadow-soft transition-colors hover:border-edge"
    >
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 flex flex-wrap gap-2">
          <Badge variant="secondary">{words.examShort[run.exam]}</Badge>
          {run.isOutdated && <Badge variant="outline">{words.outdated}</Badge>}
        </p>
        <h3 id={id} className="text-base">
          <Link
            to={runPath(run.exam, run.id)}
            className="text-text no-underline after:absolute after:inset-0 after:rounded-card hover:text-ink"
          >
            {run.title}
          </Link>
        </h3>
        <p className="text-sm text-quiet">{words.made(run.year, indianDateTime(run.createdAt) ?? '')}</p>
        <div aria-hidden="true" className="mt-3 flex h-2 max-w-md gap-0.5 overflow-hidden rounded-full bg-line">
          {BANDS.map((band) => (
            <span
              key={band}
              className={classNames('block', BAND_FILLS[band])}
              // By the root: a thousand safe programmes must not hide the few that are a reach.
              style={{ flexGrow: Math.sqrt(run.counts[band]) }}
            />
          ))}
        </div>
        <p className="mt-1.5 text-xs text-quiet tabular-nums">{words.counts(Safe, Likely, Possible, Reach)}</p>
      </div>
      <button
        type="button"
        aria-label={words.removeOf(run.title)}
        onClick={onDelete}
        className="relative z-10 grid size-11 shrink-0 place-items-center rounded-control text-quiet hover:bg-danger-soft hover:text-danger"
      >
        <Trash className="size-5" aria-hidden="true" />
      </button>
    </article>
  );
}
