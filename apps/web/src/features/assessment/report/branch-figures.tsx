import type { BranchFit } from '@dakhila/contract/assessment-report';
import { shownPercent } from '@dakhila/domain/predictor/bands';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { commonMessages } from '../../../lib/common-messages.ts';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/link.tsx';
import { assessmentMessages } from '../messages.ts';
import { FitMeter } from './report-parts.tsx';

type BranchFiguresProps = { branch: BranchFit; hasPrediction: boolean; isOwn: boolean };

export function BranchFigures({ branch: { fit, fitLow, fitHigh, chance }, hasPrediction, isOwn }: BranchFiguresProps) {
  const messages = useMessages(assessmentMessages).report.branches;
  const { bands } = useMessages(commonMessages).chance;
  const percent = chance ? shownPercent(chance.best) : null;
  const hasFees = chance?.feeLowRupees != null && chance.feeHighRupees != null;
  const [low, high] = [rupees(chance?.feeLowRupees ?? 0), rupees(chance?.feeHighRupees ?? 0)];
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 rounded-control bg-sunken p-3 sm:grid-cols-3 sm:gap-6 sm:p-4 print:grid-cols-3">
      <Figure name={messages.fit} meter={fit}>
        <span className="font-semibold tabular-nums">{fill(messages.ofHundred, { fit: Math.round(fit) })}</span>
        <span className="block text-xs text-quiet tabular-nums">
          {fill(messages.fitRange, { low: Math.round(fitLow), high: Math.round(fitHigh) })}
        </span>
      </Figure>
      <Figure name={messages.chance} meter={percent}>
        {chance && percent !== null ? (
          <>
            <span className="font-semibold tabular-nums">{`${fill(messages.best, { percent })} · ${bands[chance.band]}`}</span>
            <span className="block text-xs text-quiet">{fill(messages.programmes, { count: chance.programmes })}</span>
          </>
        ) : (
          <span className="text-sm text-quiet">
            {hasPrediction ? (
              messages.noChance
            ) : isOwn ? (
              <>
                {messages.noPrediction}{' '}
                <TextLink to={paths.predictor} className="print:hidden">
                  {messages.predict}
                </TextLink>
              </>
            ) : (
              messages.noPrediction
            )}
          </span>
        )}
      </Figure>
      {/* Amounts must not wrap: on a phone they have their own row. */}
      <Figure name={messages.cost} meter={null} className="max-sm:col-span-2 print:col-span-1">
        {hasFees ? (
          <span className="font-semibold tabular-nums">
            {low === high ? low : fill(messages.feeRange, { low, high })}
          </span>
        ) : (
          <span className="text-sm text-quiet">{chance ? messages.noFees : '–'}</span>
        )}
      </Figure>
    </dl>
  );
}

type FigureProps = { name: string; meter: number | null; className?: string; children: ReactNode };
function Figure({ name, meter, className, children }: FigureProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="text-xs font-semibold text-quiet">{name}</dt>
      <dd className="mt-0.5">
        {children}
        {meter !== null && <FitMeter percent={meter} className="mt-1.5 max-w-48" />}
      </dd>
    </div>
  );
}
