import type { Exam } from '@dakhila/contract/exam';
import type { FormComparison, FormDifference } from '@dakhila/domain/lists/read-back/compare-forms';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { choiceName, type KnownChoice } from '../../choices.ts';
import { optionsQuery } from '../../queries.ts';
import { submitMessages } from '../messages.ts';

/** The first ones say what to correct; the rest often follow from them. */
const SHOWN = 10;

type ComparisonProps = { exam: Exam; found: FormComparison; choices: readonly KnownChoice[] };

/** How far the form agrees with the list, and the first differences in order. It takes the focus. */
export function Comparison({ exam, found, choices }: ComparisonProps) {
  const { compare: messages } = useMessages(submitMessages);
  const { agreeing, listed, differences } = found;
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every comparison moves the focus here
  useEffect(() => title.current?.focus(), [found]);
  const isSame = differences.length === 0;
  const Icon = isSame ? CircleCheck : TriangleAlert;
  const more = differences.length - SHOWN;
  return (
    <Card className={isSame ? 'bg-good-soft!' : 'bg-marigold-soft!'}>
      <h2 ref={title} tabIndex={-1} className="flex scroll-mt-20 items-center gap-3 text-2xl tabular-nums">
        <Icon className={`size-7 shrink-0 ${isSame ? 'text-good-text' : 'text-marigold-text'}`} aria-hidden="true" />
        {fill(messages.agree, { agreeing, listed })}
      </h2>
      <p className="mt-2 max-w-reading">
        {isSame ? messages.allAgree : fill(messages.differ, { count: differences.length })}
      </p>
      {!isSame && (
        <ol className="mt-4 space-y-2">
          {differences.slice(0, SHOWN).map((difference, at) => (
            <Difference key={at} {...{ exam, difference, choices }} />
          ))}
        </ol>
      )}
      {more > 0 && <p className="mt-3 font-medium">{fill(messages.more, { count: more })}</p>}
      {choices.some(({ choice }) => choice.endsWith('-TFWS')) && (
        <Notice className="mt-4 bg-card!">{messages.ownCodes}</Notice>
      )}
    </Card>
  );
}

type DifferenceProps = { exam: Exam; difference: FormDifference; choices: readonly KnownChoice[] };

function Difference({ exam, difference, choices }: DifferenceProps) {
  const { compare: messages } = useMessages(submitMessages);
  const { kind, key } = difference;
  const own = choices.find(({ choice }) => choice === key);
  // Only a choice that is not on the list has to be looked up; offline its code stands for it.
  const { data } = useQuery({ ...optionsQuery(exam, key ?? ''), enabled: kind === 'extra' && key !== null });
  const named = own ?? data?.find(({ choice }) => choice === key);
  const printed = kind === 'extra' ? difference.printed : null;
  const code = exam === 'mht-cet' ? (named?.official.code ?? printed) : null;
  return (
    <li className="flex gap-3 rounded-card border bg-card p-3">
      <span className="min-w-9 shrink-0 text-end text-xl font-bold text-ink tabular-nums">
        {kind === 'extra' ? difference.formPlace : difference.place}
      </span>
      <div className="min-w-0">
        <Badge variant={kind === 'missing' ? 'marigold' : 'outline'}>{messages.kind[kind]}</Badge>
        {(named || key === null) && (
          <p className="mt-1 font-semibold wrap-anywhere">{named ? choiceName(named) : printed}</p>
        )}
        {code && <p className="text-sm text-quiet tabular-nums">{fill(messages.codePrinted, { code })}</p>}
        <p className="text-sm">
          {kind === 'missing' && fill(messages.missing, { place: difference.place })}
          {kind === 'extra' && fill(messages.extra, { formPlace: difference.formPlace })}
          {kind === 'moved' && fill(messages.moved, { place: difference.place, formPlace: difference.formPlace })}
        </p>
      </div>
    </li>
  );
}
