import type { MhtCetCollege } from '@dakhila/contract/college-detail';
import { percentOf, placedPercent } from '@dakhila/domain/colleges/placements';
import { indianNumber, rupees } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { ExternalLink } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { collegesMessages } from '../../messages.ts';
import type { AnyCollege } from '../../shared/phrase.ts';
import { placementsOf } from '../any-college.ts';
import { Fact, Facts } from '../facts.tsx';
import { OutcomeTrend, type PlacementYear, Submission } from './outcome-trend.tsx';

/** Placements by graduating year as submitted to NIRF, and separately what the college itself states. */
export function Outcome({ college }: { college: AnyCollege }) {
  const messages = useMessages(collegesMessages).answers.outcome;
  const { years } = placementsOf(college);
  const [newest] = years;
  const cautions = new Set(years.flatMap(({ caution }) => caution ?? []));
  if (!newest && college.notAdmittingSince !== null) return null;
  return (
    <Card>
      <CardHeader
        title={messages.title}
        lead={newest && fill(messages.classOf, { year: newest.graduatingYear })}
        className="mb-3"
      />
      {newest ? (
        <>
          <Newest year={newest} />
          <p className="mt-3 text-sm text-quiet">
            {messages.source} <Submission year={newest} />
          </p>
          {[...cautions].map((caution) => (
            <Notice key={caution} variant="warning" className="mt-3">
              {messages.cautions[caution]}
            </Notice>
          ))}
          <OutcomeTrend years={years} />
        </>
      ) : (
        <p className="text-sm text-quiet">{messages.none}</p>
      )}
      {'ownSitePlacements' in college &&
        college.ownSitePlacements.map((own) => <OwnSite key={own.graduatingYear} own={own} />)}
    </Card>
  );
}

function Newest({ year: { placed, graduated, medianSalaryRupees, higherStudies } }: { year: PlacementYear }) {
  const messages = useMessages(collegesMessages).answers.outcome;
  const share = placedPercent({ placed, graduated });
  const higherShare = percentOf(higherStudies, graduated);
  return (
    <Facts className="grid-cols-2 sm:grid-cols-3">
      <Fact label={messages.placed}>
        <span className="tabular-nums">{share === null ? messages.unknown : `${share}%`}</span>
        {placed !== null && graduated !== null && (
          <span className="block text-xs font-normal text-quiet tabular-nums">
            {fill(messages.ofGraduates, { placed: indianNumber(placed), graduated: indianNumber(graduated) })}
          </span>
        )}
      </Fact>
      <Fact label={messages.median}>
        <span className="tabular-nums">
          {medianSalaryRupees === null ? messages.unknown : rupees(medianSalaryRupees)}
        </span>
        {medianSalaryRupees !== null && (
          <span className="block text-xs font-normal text-quiet">{messages.medianMeans}</span>
        )}
      </Fact>
      <Fact label={messages.higher}>
        <span className="tabular-nums">
          {higherStudies === null
            ? messages.unknown
            : fill(messages.students, { count: higherStudies, shown: indianNumber(higherStudies) })}
        </span>
        {higherShare !== null && (
          <span className="block text-xs font-normal text-quiet tabular-nums">
            {fill(messages.ofAll, { percent: higherShare })}
          </span>
        )}
      </Fact>
    </Facts>
  );
}

type OwnSitePlacements = MhtCetCollege['ownSitePlacements'][number];

/** The college's own statement, marked as such. Only what it states is shown. */
function OwnSite({ own }: { own: OwnSitePlacements }) {
  const messages = useMessages(collegesMessages).answers;
  const { graduatingYear, students, placed, sourceUrl } = own;
  // A share that a college states may count higher studies too: its own counts are clearer where it gives them.
  const share = placedPercent({ placed, graduated: students }) ?? own.placedPercent;
  const pay: [string, number | null][] = [
    [messages.outcome.median, own.medianSalaryRupees],
    [messages.own.average, own.averageSalaryRupees],
    [messages.own.highest, own.highestSalaryRupees],
  ];
  return (
    <section className="mt-5 rounded-control border border-dashed border-edge p-4">
      <h3 className="text-base">{messages.own.title}</h3>
      <p className="mt-1 mb-3 text-sm text-quiet">{messages.own.lead}</p>
      <p className="mb-2 text-sm">{fill(messages.outcome.classOf, { year: graduatingYear })}</p>
      <Facts className="grid-cols-2 sm:grid-cols-4">
        {share !== null && (
          <Fact label={messages.own.share}>
            <span className="tabular-nums">{`${share}%`}</span>
            {placed !== null && (
              <span className="block text-xs font-normal text-quiet tabular-nums">
                {students === null
                  ? fill(messages.outcome.students, { count: placed, shown: indianNumber(placed) })
                  : fill(messages.own.ofCounted, { placed: indianNumber(placed), students: indianNumber(students) })}
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
        <ExternalLink href={sourceUrl}>{messages.own.source}</ExternalLink>
      </p>
    </section>
  );
}
