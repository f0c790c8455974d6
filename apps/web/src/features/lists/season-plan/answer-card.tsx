import type { SeasonPlan } from '@dakhila/contract/season-plan';
import { wholePercents } from '@dakhila/domain/lists/whole-percents';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useShownPercent } from '../../../ui/shown-chance.ts';
import { seasonPlanMessages } from './messages.ts';
import { useSeasonsText } from './seasons-text.ts';

type Outcome = NonNullable<SeasonPlan['outcome']>;
type AnswerCardProps = { plan: SeasonPlan; outcome: Outcome; onOrder: (above: string) => void };

/** The answer in one sentence and a bar; and the one question that it needs. */
export function AnswerCard({ plan, outcome, onOrder }: AnswerCardProps) {
  const messages = useMessages(seasonPlanMessages).answer;
  return (
    <Card variant="highlight" className="break-inside-avoid">
      <h2 className="text-sm font-semibold text-marigold-text">{messages.title}</h2>
      <p role="status" className="mt-1 text-lg font-semibold text-pretty">
        <Answer outcome={outcome} />
      </p>
      <SeasonBar parts={partsOf(outcome)} />
      <p className="mt-2 text-xs text-quiet">{fill(messages.basis, { draws: indianNumber(outcome.draws) })}</p>
      <OrderQuestion plan={plan} onOrder={onOrder} />
    </Card>
  );
}

function Answer({ outcome: { seats, decided } }: { outcome: Outcome }) {
  const messages = useMessages(seasonPlanMessages).answer;
  const seasonsText = useSeasonsText();
  if (!decided) return fill(messages.both, { seasons: seasonsText(Math.round(seats.both * 100)) });
  const { josaa, cap, none } = decided.ends;
  const likeliest = none > Math.max(josaa, cap) ? 'none' : josaa >= cap ? 'josaa' : 'cap';
  const [ofJosaa = 0, ofCap = 0, ofNone = 0] = wholePercents([josaa, cap, none]);
  const percent = { josaa: ofJosaa, cap: ofCap, none: ofNone }[likeliest];
  return fill(messages.ends[likeliest], { seasons: seasonsText(percent) });
}

type PartName = 'josaa' | 'cap' | 'both' | 'josaaOnly' | 'capOnly' | 'none';
type Part = { name: PartName; share: number; percent: number };

/** Marigold and ink stand for the two admissions; no seat is hollow. Each part is named with its figure, so that colour is not needed. */
const FILLS: Record<PartName, string> = {
  josaa: 'bg-ink',
  josaaOnly: 'bg-ink',
  cap: 'bg-marigold',
  capOnly: 'bg-marigold',
  both: 'bg-depth-2',
  none: 'bg-card border border-edge border-dashed',
};

function partsOf({ seats, decided }: Outcome): Part[] {
  const shares: [PartName, number][] = decided
    ? [
        ['josaa', decided.ends.josaa],
        ['cap', decided.ends.cap],
        ['none', decided.ends.none],
      ]
    : [
        ['josaaOnly', seats.josaaOnly],
        ['both', seats.both],
        ['capOnly', seats.capOnly],
        ['none', seats.none],
      ];
  const percents = wholePercents(shares.map(([, share]) => share));
  return shares.map(([name, share], at) => ({ name, share, percent: percents[at] ?? 0 }));
}

function SeasonBar({ parts }: { parts: readonly Part[] }) {
  const messages = useMessages(seasonPlanMessages).answer;
  const chanceText = useShownPercent();
  return (
    <>
      <div aria-hidden="true" className="mt-4 flex h-7 gap-0.5 overflow-hidden rounded-control">
        {parts
          .filter(({ share }) => share > 0.004)
          .map(({ name, share }) => (
            <span
              key={name}
              className={`h-full min-w-0.5 rounded-small forced-colors:border print:border print:border-edge ${FILLS[name]}`}
              style={{ flexGrow: share, flexBasis: 0 }}
            />
          ))}
      </div>
      <ul aria-label={messages.bar} className="mt-3 grid gap-x-5 gap-y-1.5 text-sm sm:grid-cols-2">
        {parts.map(({ name, percent }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3.5 shrink-0 rounded-small ${FILLS[name]}`} />
            <span className="min-w-0 flex-1">{messages.parts[name]}</span>
            <strong className="tabular-nums">{chanceText(percent)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A JoSAA seat stands above all CAP choices, or below one of them. */
function OrderQuestion({ plan: { capAbove, capChoices }, onOrder }: Omit<AnswerCardProps, 'outcome'>) {
  const messages = useMessages(seasonPlanMessages).question;
  return (
    <Field label={messages.label} hint={messages.hint} className="mt-4 border-t pt-4 print:hidden">
      <Select value={capAbove ?? ''} onChange={(event) => onOrder(event.target.value)}>
        {capAbove === null && <option value="">{messages.unknown}</option>}
        <option value="0">{messages.first}</option>
        {capChoices.map(({ choice, name }, at) => (
          <option key={choice} value={at + 1}>
            {fill(messages.after, { place: at + 1, name })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
