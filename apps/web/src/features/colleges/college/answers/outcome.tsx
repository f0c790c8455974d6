import type { Placements } from '@dakhila/contract/college-detail';
import { placedPercent } from '@dakhila/domain/colleges/placements';
import { indianNumber, rupees } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { ExternalLink } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Cell, HeaderCell, Table } from '../../../../ui/table.tsx';
import { collegesMessages } from '../../messages.ts';
import { type AnyCollege, placementsOf } from '../any-college.ts';
import { Fact, Facts } from '../facts.tsx';
import { OwnSite } from './own-site.tsx';

type PlacementYear = Placements['years'][number];

/** What comes of it: placements by graduating year as submitted to NIRF, and apart from them what the college says itself. */
export function Outcome({ college }: { college: AnyCollege }) {
  const words = useMessages(collegesMessages).answers.outcome;
  const { years } = placementsOf(college);
  const [newest] = years;
  const cautions = new Set(years.flatMap(({ caution }) => caution ?? []));
  if (!newest && college.notAdmittingSince !== null) return null;
  return (
    <Card>
      <CardHeader
        title={words.title}
        lead={newest && fill(words.classOf, { year: newest.graduatingYear })}
        className="mb-3"
      />
      {newest ? (
        <>
          <Newest year={newest} />
          <p className="mt-3 text-sm text-quiet">{words.source}</p>
          {[...cautions].map((caution) => (
            <Notice key={caution} variant="warning" className="mt-3">
              {words.cautions[caution]}
            </Notice>
          ))}
          <Disclosure summary={words.byYear} className="mt-2 border-b-0">
            <YearTable years={years} />
          </Disclosure>
        </>
      ) : (
        <>
          <p className="font-medium">{words.none}</p>
          <p className="mt-1 text-sm text-quiet">{words.noneText}</p>
        </>
      )}
      {'ownSitePlacements' in college &&
        college.ownSitePlacements.map((own) => <OwnSite key={own.graduatingYear} own={own} />)}
    </Card>
  );
}

function Newest({ year: { placed, graduated, medianSalaryRupees, higherStudies } }: { year: PlacementYear }) {
  const words = useMessages(collegesMessages).answers.outcome;
  const share = placedPercent({ placed, graduated });
  return (
    <Facts className="grid-cols-2 sm:grid-cols-3">
      <Fact label={words.placed}>
        <span className="tabular-nums">{share === null ? words.unknown : `${share}%`}</span>
        {placed !== null && graduated !== null && (
          <span className="block text-xs font-normal text-quiet tabular-nums">
            {fill(words.ofGraduates, { placed: indianNumber(placed), graduated: indianNumber(graduated) })}
          </span>
        )}
      </Fact>
      <Fact label={words.median}>
        <span className="tabular-nums">{medianSalaryRupees === null ? words.unknown : rupees(medianSalaryRupees)}</span>
        {medianSalaryRupees !== null && (
          <span className="block text-xs font-normal text-quiet">{words.medianMeans}</span>
        )}
      </Fact>
      <Fact label={words.higher}>
        <span className="tabular-nums">
          {higherStudies === null ? words.unknown : fill(words.students, { count: indianNumber(higherStudies) })}
        </span>
      </Fact>
    </Facts>
  );
}

function YearTable({ years }: { years: readonly PlacementYear[] }) {
  const words = useMessages(collegesMessages).answers.outcome;
  const count = (value: number | null) => (value === null ? '–' : indianNumber(value));
  return (
    <Table caption={words.byYear} isCaptionHidden>
      <thead>
        <tr>
          <HeaderCell className="max-sm:px-2">{words.year}</HeaderCell>
          {[words.graduates, words.placed, words.median, words.higher].map((name) => (
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
                  <ExternalLink href={sourceUrl}>{fill(words.submission, { edition })}</ExternalLink>
                ) : (
                  fill(words.submission, { edition })
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
