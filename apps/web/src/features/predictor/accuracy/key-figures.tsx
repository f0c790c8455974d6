import type { Stratum } from '@dakhila/contract/accuracy';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { predictorMessages } from '../messages.ts';
import { percent, points } from './report-texts.ts';

/** The four figures that say most, each with what it means. */
export function KeyFigures({ stratum: { coverage80, ratio, ece, medianError } }: { stratum: Stratum }) {
  const words = useMessages(predictorMessages).accuracy;
  const figures = [
    {
      title: words.coverageTitle,
      figure: coverage80 === null ? null : percent(coverage80),
      text: words.coverageText,
    },
    {
      title: words.betterTitle,
      figure: ratio === null ? null : percent(Math.max(0, 1 - ratio)),
      text: ratio !== null && ratio >= 1 ? words.notBetter : words.betterText,
    },
    { title: words.gapTitle, figure: ece === null ? null : `± ${points(ece)}`, text: words.gapText },
    ...(medianError === null ? [] : [{ title: words.errorTitle, figure: percent(medianError), text: words.errorText }]),
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
