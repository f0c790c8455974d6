import type { DecidedPlan, SeasonPlan } from '@dakhila/contract/season-plan';
import { LOWEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useShownPercent } from '../../../ui/shown-chance.ts';
import { FigureTable } from '../../../ui/table.tsx';
import { seasonPlanMessages } from './messages.ts';
import { useSeasonsText } from './seasons-text.ts';
import { useStepDays } from './step-days.ts';

type HoldCardProps = { decided: DecidedPlan; plan: SeasonPlan };

/** How long to hold a JoSAA seat, what each CAP round brings, and the day that decides. */
export function HoldCard({ decided: { hold }, plan }: HoldCardProps) {
  const { hold: messages } = useMessages(seasonPlanMessages);
  const seasonsText = useSeasonsText();
  const chanceText = useShownPercent();
  const stepDays = useStepDays();
  const withdrawal = plan.timeline.find(({ admission, id }) => admission === 'josaa' && id === 'withdrawal');
  const chosen = hold.rounds.find(({ round }) => round === hold.until);
  const inHundred = (share: number) => seasonsText(Math.round(share * 100));
  return (
    <Card className="break-inside-avoid">
      <CardHeader title={messages.title} className="mb-2" />
      <p className="font-semibold text-pretty">
        <Advice hold={hold} chosen={chosen} capAbove={plan.capAbove ?? 0} />
      </p>
      {chosen?.timing.state === 'unknown' && <p className="mt-2 text-sm text-pretty">{messages.ifInTime}</p>}
      {chosen && <p className="mt-2 text-sm text-pretty">{messages.doubt}</p>}
      <p className="mt-2 text-sm text-pretty">
        {fill(messages.without, { none: inHundred(hold.noneWithout), worse: inHundred(hold.worseWithout) })}
      </p>
      {plan.capAbove !== 0 && (
        <>
          <FigureTable
            caption={messages.caption}
            isCaptionHidden
            nameClassName="whitespace-nowrap"
            className="mt-4 max-sm:[&_td]:px-2 max-sm:[&_th]:px-2 [&_td]:whitespace-normal [&_thead_th]:whitespace-normal"
            columns={[messages.round, messages.gains, messages.withdrawal]}
            rows={hold.rounds.map(({ round, gains, timing }) => [
              fill(messages.roundName, { round }),
              chanceText(Math.round(gains * 100)),
              messages.timing[timingName(timing)],
            ])}
          />
          <p className="mt-2 text-sm text-quiet">{messages.gain}</p>
        </>
      )}
      {withdrawal && (
        <p className="mt-4 border-s-4 border-marigold ps-3 text-sm">
          <span className="block font-semibold">{messages.decides}</span>
          <span className="block tabular-nums">{stepDays(withdrawal)}</span>
        </p>
      )}
    </Card>
  );
}

type Hold = DecidedPlan['hold'];

function timingName({ state, isGuide }: Hold['rounds'][number]['timing']) {
  return state !== 'unknown' && isGuide ? (`${state}Guide` as const) : state;
}

type AdviceProps = { hold: Hold; chosen: Hold['rounds'][number] | undefined; capAbove: number };

function Advice({ hold: { rounds }, chosen, capAbove }: AdviceProps) {
  const { hold: messages } = useMessages(seasonPlanMessages);
  const seasonsText = useSeasonsText();
  if (chosen)
    return fill(messages.until, { round: chosen.round, seasons: seasonsText(Math.round(chosen.gains * 100)) });
  if (capAbove === 0) return messages.always;
  // A late round is a reason only if it would have brought something.
  const isTooLate = rounds.some(({ timing, gains }) => timing.state === 'late' && gains * 100 >= LOWEST_PERCENT);
  return isTooLate ? messages.late : messages.nothing;
}
