import type { Exam } from '@dakhila/contract/exam';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { predictorMessages } from '../messages.ts';

/** As many digits as there will be. */
const SOME_YEAR = 2027;
const SOME_ROUND = 6;

/** Stands where the title of a prediction will be, exactly as high in every language and width, so that nothing below it moves: it is made of the same words, unseen. */
export function TitleSkeleton({ exam }: { exam: Exam }) {
  const words = useMessages(predictorMessages).results;
  return (
    <div aria-hidden="true" className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-80">
        <Skeleton className="mb-2 h-9 w-36" />
        <Unseen className="text-2xl font-[650] tracking-[-0.015em] text-balance">
          {fill(words.title[exam], { year: SOME_YEAR })}
        </Unseen>
        <Unseen className="mt-2 max-w-reading">{`${fill(words.honestAsBefore, { rounds: SOME_ROUND, roundsOf: SOME_YEAR })} ${words.accuracy}`}</Unseen>
      </div>
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-9 w-30" />
      </div>
    </div>
  );
}

const Unseen = ({ className, children }: { className: string; children: ReactNode }) => (
  <p className={classNames('animate-breathe rounded-control bg-line text-transparent select-none', className)}>
    {children}
  </p>
);
