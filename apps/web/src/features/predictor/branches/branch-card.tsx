import type { BranchRecommendation } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { useId } from 'react';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { ChanceBar } from '../../../ui/chance-bar.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { runPath } from '../exam-faces.ts';
import { predictorMessages } from '../messages.ts';

const SHOWN_BANDS = ['Safe', 'Likely', 'Possible', 'Reach'] as const;

type BranchCardProps = { branch: BranchRecommendation; place: number; run: Run };

/** One branch with its fit, its best chance, the reasons and a few colleges. */
export function BranchCard({
  branch: { branch, fit, chance, band, programmes, examples, reasons },
  place,
  run,
}: BranchCardProps) {
  const id = useId();
  const words = useMessages(predictorMessages).branches;
  const shown = useShownChance();
  const counts = SHOWN_BANDS.filter((one) => programmes[one] !== 0).map((one) =>
    fill(words.countOf, { count: programmes[one], band: words.bands[one] }),
  );
  return (
    <Card className="flex h-full flex-col" role="group" aria-labelledby={id}>
      <div className="flex items-start gap-3">
        <span className="grid h-9 min-w-9 place-items-center rounded-control bg-ink-soft text-sm font-semibold text-ink tabular-nums">
          {place}
        </span>
        <h3 id={id} className="text-base">
          {branch}
        </h3>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-6">
        <div>
          <p className="text-xs text-quiet">{words.fit}</p>
          <p className="text-lg font-bold tabular-nums">{`${Math.round(fit * 100)}%`}</p>
          <div
            aria-hidden="true"
            className="mt-1 h-2.5 overflow-hidden rounded-full bg-sunken ring-1 ring-edge/60 ring-inset"
          >
            <div className="h-full rounded-full bg-marigold" style={{ width: `${Math.round(fit * 100)}%` }} />
          </div>
        </div>
        <div>
          <p className="text-xs text-quiet">{words.chance}</p>
          <ChanceBar chance={chance} band={band} />
        </div>
      </div>
      <p className="mt-2 text-xs text-quiet tabular-nums">{counts.join(', ')}</p>
      <ul className="mt-3 list-disc space-y-1 ps-5 text-sm">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm font-semibold">{words.examples}</p>
      <ul className="text-sm">
        {examples.map(({ collegeId, collegeName, programme, chance: own }) => (
          <li key={`${collegeId} ${programme}`}>
            <TextLink to={EXAM_PAGES[run.exam].detailPath(collegeId)} className="inline-block py-1">
              {fill(words.example, { college: collegeName, chance: shown(own) })}
            </TextLink>
          </li>
        ))}
      </ul>
      <TextLink
        to={`${runPath(run.exam, run.id)}&branch=${encodeURIComponent(branch)}`}
        className="mt-auto inline-flex min-h-11 items-center pt-2 text-sm"
      >
        {fill(words.seeAll, { branch })}
      </TextLink>
    </Card>
  );
}
