import type { DashboardList } from '@dakhila/contract/dashboard';
import { needsMending } from '@dakhila/domain/dashboard/list-health';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { commonMessages } from '../../../lib/common-messages.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { dashboardMessages } from './messages.ts';
import { BandStrip, MoreLink, SectionCard } from './section-card.tsx';
import { listPath, verdictText } from './steps.ts';

export function ListsCard({ lists, count }: { lists: readonly DashboardList[]; count: number }) {
  const messages = useMessages(dashboardMessages).lists;
  return (
    <SectionCard
      title={messages.title}
      footer={
        <MoreLink to={paths.rounds}>{count > lists.length ? fill(messages.all, { count }) : messages.open}</MoreLink>
      }
    >
      <ul className="divide-y">
        {lists.map((list) => (
          <li key={list.id} className="py-3 first:pt-0 last:pb-0">
            <ListHealth list={list} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

const BANDS = ['Safe', 'Likely', 'Possible', 'Reach', 'Unlikely'] as const;

function ListHealth({ list }: { list: DashboardList }) {
  const messages = useMessages(dashboardMessages);
  const chance = useMessages(commonMessages).chance;
  const { id, exam, name, choices, bands } = list;
  const counted = BANDS.filter((band) => bands[band] > 0);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <Link
          to={listPath(exam, id)}
          className="min-w-0 flex-1 basis-40 rounded-small py-1 font-semibold text-text underline-offset-4 hover:text-ink hover:underline"
        >
          {name}
        </Link>
        <Badge variant="secondary">{messages.admission[exam]}</Badge>
        <span className="shrink-0 text-sm text-quiet tabular-nums">
          {fill(messages.lists.choices, { count: choices })}
        </span>
      </p>
      {counted.length > 0 && (
        <>
          <BandStrip bands={counted.map((band) => [band, bands[band]] as const)} className="mt-2" />
          <p className="mt-1.5 text-sm text-quiet">
            {fill(messages.lists.bands, {
              parts: counted
                .map((band) => fill(messages.lists.band, { count: bands[band], band: chance.bands[band] }))
                .join(', '),
            })}
          </p>
        </>
      )}
      <p className="mt-1.5 flex items-start gap-2 text-sm font-medium">
        <Sign list={list} />
        {verdictText(messages, list)}
      </p>
    </>
  );
}

function Sign({ list }: { list: DashboardList }) {
  const look = 'mt-0.5 size-4 shrink-0';
  if (needsMending(list)) return <TriangleAlert className={`${look} text-marigold-text`} aria-hidden="true" />;
  if (list.verdict === 'sound') return <CircleCheck className={`${look} text-good-text`} aria-hidden="true" />;
  return <Info className={`${look} text-quiet`} aria-hidden="true" />;
}
