import type { Stratum } from '@dakhila/contract/accuracy';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { accuracyMessages } from './messages.ts';

/** The four figures that say most, each with what it means. */
export function KeyFigures({ stratum: { coverage80, ratio, ece, medianError } }: { stratum: Stratum }) {
  const words = useMessages(accuracyMessages);
  const figures = [
    {
      title: words.coverageTitle,
      figure: coverage80 === null ? null : words.coverage(coverage80),
      text: words.coverageText,
    },
    {
      title: words.betterTitle,
      figure: ratio === null ? null : words.better(ratio),
      text: ratio !== null && ratio >= 1 ? words.notBetter : words.betterText,
    },
    { title: words.gapTitle, figure: ece === null ? null : words.gap(ece), text: words.gapText },
    ...(medianError === null
      ? []
      : [{ title: words.errorTitle, figure: words.error(medianError), text: words.errorText }]),
  ];
  return (
    <section aria-label={words.figures} className="flex flex-wrap gap-3">
      {figures.map(({ title, figure, text }) => (
        <Card key={title} className="flex-1 basis-52">
          <h2 className="text-sm font-semibold text-quiet">{title}</h2>
          <p className="mt-1 text-2xl font-bold tabular-nums">{figure ?? words.none}</p>
          <p className="mt-1 text-sm text-quiet">{text}</p>
        </Card>
      ))}
    </section>
  );
}
