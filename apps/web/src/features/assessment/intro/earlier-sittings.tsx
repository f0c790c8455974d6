import type { SittingSummary } from '@dakhila/contract/assessment';
import { generatePath } from 'react-router';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/link.tsx';
import { assessmentMessages } from '../messages.ts';

/** Finished sittings before the latest one, each with its report. */
export function EarlierSittings({ sittings }: { sittings: readonly SittingSummary[] }) {
  const words = useMessages(assessmentMessages).intro;
  const earlier = sittings.slice(1).filter(({ state }) => state === 'completed');
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mt-8">
      <h2 id="earlier" className="mb-3 text-lg">
        {words.earlier}
      </h2>
      <ul className="divide-y rounded-card border bg-card">
        {earlier.map(({ id, completedAt, startedAt, verdict }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
            <TextLink to={generatePath(paths.psychometricReport, { id })} className="flex min-h-11 items-center">
              {fill(words.earlierRow, { date: indianDate(completedAt ?? startedAt) ?? '' })}
            </TextLink>
            <span className="text-sm text-quiet">{verdict && words.verdict[verdict]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
