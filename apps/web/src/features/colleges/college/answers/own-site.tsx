import type { MhtCetCollege } from '@dakhila/contract/college-detail';
import { placedPercent } from '@dakhila/domain/colleges/placements';
import { indianNumber, rupees } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { ExternalLink } from '../../../../ui/link.tsx';
import { collegesMessages } from '../../messages.ts';
import { Fact, Facts } from '../facts.tsx';

type OwnSitePlacements = MhtCetCollege['ownSitePlacements'][number];

/** The college's own statement, marked as such. Only what it states is shown. */
export function OwnSite({ own }: { own: OwnSitePlacements }) {
  const words = useMessages(collegesMessages).answers;
  const { graduatingYear, students, placed, sourceUrl } = own;
  // A share that a college states may count higher studies too: its own counts are clearer where it gives them.
  const share = placedPercent({ placed, graduated: students }) ?? own.placedPercent;
  const pay: [string, number | null][] = [
    [words.outcome.median, own.medianSalaryRupees],
    [words.own.average, own.averageSalaryRupees],
    [words.own.highest, own.highestSalaryRupees],
  ];
  return (
    <section className="mt-5 rounded-control border border-dashed border-edge p-4">
      <h3 className="text-base">{words.own.title}</h3>
      <p className="mt-1 mb-3 text-sm text-quiet">{words.own.lead}</p>
      <p className="mb-2 text-sm">{fill(words.outcome.classOf, { year: graduatingYear })}</p>
      <Facts className="grid-cols-2 sm:grid-cols-4">
        {share !== null && (
          <Fact label={words.own.share}>
            <span className="tabular-nums">{`${share}%`}</span>
            {placed !== null && (
              <span className="block text-xs font-normal text-quiet tabular-nums">
                {students === null
                  ? fill(words.outcome.students, { count: indianNumber(placed) })
                  : fill(words.own.ofCounted, { placed: indianNumber(placed), students: indianNumber(students) })}
              </span>
            )}
          </Fact>
        )}
        {pay.map(
          ([label, amount]) =>
            amount !== null && (
              <Fact key={label} label={label}>
                <span className="tabular-nums">{rupees(amount)}</span>
              </Fact>
            ),
        )}
      </Facts>
      <p className="mt-3 text-xs">
        <ExternalLink href={sourceUrl}>{words.own.source}</ExternalLink>
      </p>
    </section>
  );
}
