import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { collegesMessages } from '../messages.ts';
import type { AnyCollege } from './any-college.ts';

/** The newest NIRF rank, and those of earlier years. Beyond 100 a rank is a band: '101-150', '151-200', '201-300'. */
export function NirfCard({ college: { nirfRanking, nirfYear, nirfHistory } }: { college: AnyCollege }) {
  const words = useMessages(collegesMessages).page;
  const earlier = nirfHistory.filter(({ year }) => year !== nirfYear).sort((one, other) => other.year - one.year);
  return (
    <Card>
      <CardHeader title={words.nirf.title} className="mb-2" />
      {nirfRanking === null || nirfYear === null ? (
        <p className="text-quiet">{words.notAvailable}</p>
      ) : (
        <>
          <p className="text-2xl font-semibold text-ink tabular-nums">{nirfLabel(nirfRanking)}</p>
          <p className="text-sm text-quiet">{fill(words.nirf.engineering, { year: nirfYear })}</p>
        </>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-sm">{words.nirf.earlier}</h3>
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-4 gap-y-1 text-sm tabular-nums">
            {earlier.map(({ year, ranking }) => (
              <div key={year} className="flex justify-between gap-2">
                <dt className="text-quiet">{year}</dt>
                <dd>{nirfLabel(ranking)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {nirfHistory.length > 0 && <p className="mt-3 text-xs text-quiet">{words.nirf.source}</p>}
    </Card>
  );
}
