import type { MhtCetCollege, Placements } from '@dakhila/contract/college-detail';
import { placedPercent } from '@dakhila/domain/colleges/placements';
import { indianNumber, rupees } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { ExternalLink } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Cell, HeaderCell, Table } from '../../../../ui/table.tsx';
import { collegesMessages } from '../../messages.ts';
import type { AnyCollege } from '../../shared/phrase.ts';
import { placementsOf } from '../any-college.ts';
import { Fact, Facts } from '../facts.tsx';

type PlacementYear = Placements['years'][number];

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
          <p className="mt-3 text-sm text-quiet">{messages.source}</p>
          {[...cautions].map((caution) => (
            <Notice key={caution} variant="warning" className="mt-3">
              {messages.cautions[caution]}
            </Notice>
          ))}
          <Disclosure summary={messages.byYear} className="mt-2 border-b-0">
            <YearTable years={years} />
          </Disclosure>
        </>
      ) : (
        <>
          <p className="font-medium">{messages.none}</p>
          <p className="mt-1 text-sm text-quiet">{messages.noneText}</p>
        </>
      )}
      {'ownSitePlacements' in college &&
        college.ownSitePlacements.map((own) => <OwnSite key={own.graduatingYear} own={own} />)}
    </Card>
  );
}

function Newest({ year: { placed, graduated, medianSalaryRupees, higherStudies } }: { year: PlacementYear }) {
  const messages = useMessages(collegesMessages).answers.outcome;
  const share = placedPercent({ placed, graduated });
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
          {higherStudies === null ? messages.unknown : fill(messages.students, { count: indianNumber(higherStudies) })}
        </span>
      </Fact>
    </Facts>
  );
}

function YearTable({ years }: { years: readonly PlacementYear[] }) {
  const messages = useMessages(collegesMessages).answers.outcome;
  const count = (value: number | null) => (value === null ? '–' : indianNumber(value));
  return (
    <Table caption={messages.byYear} isCaptionHidden>
      <thead>
        <tr>
          <HeaderCell className="max-sm:px-2">{messages.year}</HeaderCell>
          {[messages.graduates, messages.placed, messages.median, messages.higher].map((name) => (
            <HeaderCell key={name} isNumeric className="max-sm:px-2">
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ graduatingYear, graduated, placed, medianSalaryRupees, higherStudies, edition, sourceUrl }) => (
          <tr key={graduatingYear}>
            <HeaderCell scope="row" className="max-sm:px-2">
              {graduatingYear}
              <span className="block text-xs font-normal">
                {sourceUrl ? (
                  <ExternalLink href={sourceUrl}>{fill(messages.submission, { edition })}</ExternalLink>
                ) : (
                  fill(messages.submission, { edition })
                )}
              </span>
            </HeaderCell>
            <Cell isNumeric className="max-sm:px-2">
              {count(graduated)}
            </Cell>
            <Cell isNumeric className="max-sm:px-2">
              {count(placed)}
            </Cell>
            <Cell isNumeric className="max-sm:px-2">
              {medianSalaryRupees === null ? '–' : rupees(medianSalaryRupees)}
            </Cell>
            <Cell isNumeric className="max-sm:px-2">
              {count(higherStudies)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
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
                  ? fill(messages.outcome.students, { count: indianNumber(placed) })
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
