import type { Validity } from '@dakhila/contract/assessment-report';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FigureTable } from '../../../ui/table.tsx';
import { assessmentMessages } from '../messages.ts';

type ReportSectionProps = { id: string; title: string; lead?: ReactNode; className?: string; children: ReactNode };

export function ReportSection({ id, title, lead, className, children }: ReportSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={classNames('mt-10 scroll-mt-20 print:mt-8', className)}>
      <h2 id={`${id}-title`} className="text-xl print:break-after-avoid">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-reading text-quiet print:break-after-avoid">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

const VARIANTS = { valid: 'good', caution: 'warning', retake: 'warning' } as const;

export function ValidityNotice({ validity, className }: { validity: Validity; className?: string }) {
  return (
    <Notice variant={VARIANTS[validity.verdict]} title={validity.title} {...(className && { className })}>
      <p>{validity.text}</p>
      <Checks checks={validity.checks} />
    </Notice>
  );
}

function Checks({ checks }: Pick<Validity, 'checks'>) {
  const messages = useMessages(assessmentMessages).report.validity;
  return (
    <Disclosure summary={messages.checks} className="mt-1 border-b-0 text-sm print:hidden">
      <ul className="space-y-2">
        {checks.map(({ id, name, isPassed, text }) => (
          <li key={id}>
            <span className="font-semibold text-text">
              {isPassed ? fill(messages.passed, { name }) : fill(messages.notPassed, { name })}
            </span>{' '}
            {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

export function ReportSkeleton() {
  const messages = useMessages(assessmentMessages).report;
  return <Loading label={messages.loading} className="max-w-4xl space-y-6" skeletons={['h-20', 'h-96', 'h-72']} />;
}

/** Decorative: the figure beside it says the same. */
export function FitMeter({ percent, className }: { percent: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block h-2 overflow-hidden rounded-full bg-line', className)}>
      <span
        className="block h-full rounded-full bg-ink forced-colors:bg-[Highlight]"
        style={{ width: `${Math.max(0, Math.min(100, percent))}%` }}
      />
    </span>
  );
}

/** T scores beyond these hardly occur. */
const LOWEST = 20;
const HIGHEST = 80;
const MIDDLE = { from: 40, to: 60 };

const placeOf = (t: number) => ((Math.min(HIGHEST, Math.max(LOWEST, t)) - LOWEST) / (HIGHEST - LOWEST)) * 100;

type Banded = { name: string; t: number; tLow: number; tHigh: number };

export function BandBar({ name, t, tLow, tHigh }: Banded) {
  const messages = useMessages(assessmentMessages).report.bars;
  const label = fill(messages.barLabel, { name, t: Math.round(t), low: Math.round(tLow), high: Math.round(tHigh) });
  const left = placeOf(tLow);
  return (
    <svg width="100%" height="22" role="img" aria-label={label} className="block overflow-visible">
      <rect x="0" y="9" width="100%" height="4" rx="2" className="fill-line" />
      <rect
        x={`${placeOf(MIDDLE.from)}%`}
        y="5"
        width={`${placeOf(MIDDLE.to) - placeOf(MIDDLE.from)}%`}
        height="12"
        rx="3"
        className="fill-line"
      />
      <line
        x1={`${placeOf(50)}%`}
        x2={`${placeOf(50)}%`}
        y1="2"
        y2="20"
        className="stroke-edge"
        strokeDasharray="2 2"
      />
      <rect x={`${left}%`} y="7" width={`${placeOf(tHigh) - left}%`} height="8" rx="4" className="fill-depth-3" />
      <circle cx={`${placeOf(t)}%`} cy="11" r="6" className="fill-ink stroke-card" strokeWidth="2" />
    </svg>
  );
}

type Row = Banded & {
  id: string;
  percentile: number;
  percentileLow: number;
  percentileHigh: number;
  /** `6 of 8 right`, for the timed parts. */
  right?: string;
};

export function BandTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const messages = useMessages(assessmentMessages).report.bars;
  const hasRight = rows.some(({ right }) => right);
  const range = (low: number, high: number) => fill(messages.range, { low: Math.round(low), high: Math.round(high) });
  return (
    <FigureTable
      caption={caption}
      isCaptionHidden
      columns={[messages.scale, ...(hasRight ? [messages.right] : []), messages.t, messages.band, messages.percentile]}
      rows={rows.map(({ name, t, tLow, tHigh, percentile, percentileLow, percentileHigh, right }) => [
        name,
        ...(hasRight ? [right] : []),
        Math.round(t),
        range(tLow, tHigh),
        `${Math.round(percentile)} (${range(percentileLow, percentileHigh)})`,
      ])}
    />
  );
}
