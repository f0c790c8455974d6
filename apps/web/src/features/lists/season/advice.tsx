import type { Advice as AdviceData } from '@dakhila/contract/rounds';
import { wholePercents } from '@dakhila/domain/lists/whole-percents';
import { useEffect, useRef } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useShownPercent } from '../../../ui/shown-chance.ts';
import { choiceName, programmeParts } from '../choices.ts';
import { listsMessages } from '../messages.ts';

type AdviceProps = {
  advice: AdviceData;
  /** The student has just entered a round: the advice takes the focus. */
  isAsked: boolean;
};

/** The options after the latest round: what each means, may bring and may lose. */
export function Advice({ advice, isAsked }: AdviceProps) {
  const { advice: messages } = useMessages(listsMessages).season;
  const { allotment, isCompulsory, isLastRound, options, notes } = advice;
  const college = allotment.collegeName ?? '';
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry moves the focus here
  useEffect(() => {
    if (isAsked) title.current?.focus();
  }, [isAsked, allotment.enteredAt]);
  return (
    <Card variant="highlight">
      <h2 ref={title} tabIndex={-1} className="scroll-mt-20 text-lg">
        {fill(messages.title, { round: allotment.round })}
      </h2>
      <div className="mt-2">
        <p className="font-semibold">
          {allotment.choice === null ? messages.noSeat : programmeParts(allotment.programme ?? '').name}
        </p>
        {allotment.choice !== null && (
          <p className="text-sm text-quiet">
            {allotment.place === null
              ? fill(messages.heldNoPlace, { college })
              : fill(messages.held, { college, place: allotment.place })}
          </p>
        )}
      </div>
      {isCompulsory !== false && (
        <Notice variant="warning" className="mt-4">
          {isCompulsory === null ? messages.compulsoryUnknown : messages.compulsory}
        </Notice>
      )}
      {isLastRound && <p className="mt-3 text-sm">{messages.lastRound}</p>}
      <ul className="mt-4 space-y-3">
        {options.map((option) => (
          <li key={option.action} className="rounded-card border bg-card p-4">
            <AdviceOption option={option} />
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <Disclosure summary={messages.notes} className="mt-3 border-b-0">
          <ul className="list-disc space-y-1 ps-5 text-sm">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}

function AdviceOption({ option }: { option: AdviceData['options'][number] }) {
  const { advice: messages } = useMessages(listsMessages).season;
  const chanceText = useShownPercent();
  const { action, title, meaning, isAllowed, whyNot, improves, towards, loses } = option;
  // Rounded together, so that the seats named do not make more than the whole.
  const named = towards.map(({ chance }) => chance);
  const percents = wholePercents([...named, (improves ?? 0) - named.reduce((sum, chance) => sum + chance, 0)]);
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-2 text-base">
        {title}
        {!isAllowed && <Badge variant="outline">{isAllowed === null ? messages.notTold : messages.notAllowed}</Badge>}
      </h3>
      <p className="mt-1 text-sm">{meaning}</p>
      {whyNot && <p className="mt-1 text-sm font-medium">{whyNot}</p>}
      {isAllowed && (
        <>
          {/* Freezing ends the process, so it has no chance of improving to show. */}
          {improves !== null && action !== 'freeze' && (
            <div className="mt-3">
              <p className="flex items-baseline justify-between gap-4 text-sm">
                <span className="text-quiet">{messages.improves}</span>
                <span className="text-lg font-bold tabular-nums">{chanceText(Math.round(improves * 100))}</span>
              </p>
              <div
                aria-hidden="true"
                className="mt-1 h-2.5 overflow-hidden rounded-full bg-sunken forced-colors:border"
              >
                <div className="h-full rounded-full bg-depth-3" style={{ width: `${improves * 100}%` }} />
              </div>
            </div>
          )}
          {towards.length > 0 && (
            <div className="mt-3 text-sm">
              <p className="text-quiet">{messages.towards}</p>
              <ul className="mt-1 space-y-1">
                {towards.map((target, at) => (
                  <li key={target.choice} className="flex justify-between gap-4">
                    <span className="min-w-0">
                      {fill(messages.towardsLine, { place: target.place, name: choiceName(target) })}
                    </span>
                    <span className="shrink-0 tabular-nums">{chanceText(percents[at] ?? 0)}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className="mt-3 text-sm">
            <span className="text-quiet">{`${messages.loses}: `}</span>
            {loses}
          </p>
        </>
      )}
    </>
  );
}
