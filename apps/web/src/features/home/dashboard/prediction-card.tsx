import type { DashboardPrediction } from '@dakhila/contract/dashboard';
import { PICK_GROUPS } from '@dakhila/domain/predictor/result-names';
import { commonMessages } from '../../../lib/common-messages.ts';
import { openedFrom, programmePath } from '../../../lib/exam-pages.ts';
import { indianDate, indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BandLabel, ChanceMark } from '../../../ui/chance-mark.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { dashboardMessages } from './messages.ts';
import { BandStrip, MoreLink, SectionCard } from './section-card.tsx';
import { runPath } from './steps.ts';

/** The bands of a chance. The results show programmes with a range only too. */
const SHOWN_BANDS = ['Safe', 'Likely', 'Possible', 'Reach'] as const;

/** In the order of the results screen. */
const placeOf = ({ group }: DashboardPrediction['top'][number]) => (group ? PICK_GROUPS.indexOf(group) : 0);

type PredictionCardProps = { prediction: DashboardPrediction; runs: number; count: number };

/** The latest prediction as on the results screen: how many programmes in each band, and a few of its first picks. */
export function PredictionCard({ prediction, runs, count }: PredictionCardProps) {
  const messages = useMessages(dashboardMessages);
  const chance = useMessages(commonMessages).chance;
  const shown = useShownChance();
  const { id, exam, title, year, createdAt, counts, dataYears, isOutdated, season, inDoubt } = prediction;
  const top = prediction.top.slice(0, count).sort((one, other) => placeOf(one) - placeOf(other));
  return (
    <SectionCard
      title={messages.prediction.title}
      footer={
        <>
          <MoreLink to={runPath(exam, id)}>{messages.prediction.open}</MoreLink>
          {runs > 1 && <MoreLink to={paths.predictor}>{fill(messages.prediction.more, { runs })}</MoreLink>}
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        <Badge variant="secondary">{messages.exam[exam]}</Badge>
        {isOutdated && (
          <Badge variant="outline">{season > year ? messages.prediction.past : messages.prediction.outdated}</Badge>
        )}
        <span className="min-w-0 font-medium">{title}</span>
      </p>
      <p className="mt-1 text-sm text-quiet">
        {fill(messages.prediction.made, { year, day: indianDate(createdAt) ?? '' })}
      </p>
      <dl className="mt-4 grid grid-cols-4 gap-2 sm:gap-3">
        {SHOWN_BANDS.map((band) => (
          <div key={band} className="flex flex-col-reverse justify-end">
            <dt className="flex items-center gap-1 text-xs text-quiet sm:gap-1.5 sm:text-sm">
              <ChanceMark band={band} className="size-3.5 shrink-0" />
              {chance.bands[band]}
            </dt>
            <dd className="text-lg font-bold whitespace-nowrap tabular-nums sm:text-xl">
              {indianNumber(counts[band])}
            </dd>
          </div>
        ))}
      </dl>
      <BandStrip bands={SHOWN_BANDS.map((band) => [band, counts[band]] as const)} className="mt-3" />
      {counts.tiny > 0 && (
        <p className="mt-2 text-sm text-quiet">
          {fill(messages.prediction.rangeOnly, { count: counts.tiny, shown: indianNumber(counts.tiny) })}
        </p>
      )}
      {inDoubt !== null && inDoubt > 0 && (
        <p className="mt-2 text-sm text-quiet">{fill(messages.prediction.inDoubt, { count: indianNumber(inDoubt) })}</p>
      )}
      {counts.Safe + counts.Likely + counts.Possible === 0 && (
        <p className="mt-4 text-sm">{messages.prediction.none}</p>
      )}
      {top.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-sm text-quiet">{messages.prediction.top}</h3>
          <ul className="divide-y">
            {top.map(({ collegeId, collegeName, programme, chance: odds, band, offered, record }) => (
              <li key={`${collegeId} ${programme}`} className="flex items-center gap-3 py-2.5">
                <div className="min-w-0 flex-1">
                  <TextLink to={programmePath(exam, collegeId, programme)} state={openedFrom('prediction')} isAlone>
                    {collegeName}
                  </TextLink>
                  <p className="text-sm text-quiet">{programme}</p>
                  <OfferTag offered={offered} record={record} className="mt-1" />
                </div>
                {odds !== null && band !== null && (
                  <p className="shrink-0 text-end">
                    <span className="block font-semibold tabular-nums">{shown(odds)}</span>
                    <BandLabel band={band} className="text-sm" />
                  </p>
                )}
              </li>
            ))}
          </ul>
          {dataYears && (
            <p className="mt-2 text-xs text-quiet">
              {fill(messages.prediction.basis, { first: dataYears.first, last: dataYears.last })}
            </p>
          )}
        </>
      )}
    </SectionCard>
  );
}
