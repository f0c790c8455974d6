import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import type { RefObject } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useIsPrinting } from '../../../lib/use-is-printing.ts';
import { AfterJosaa } from './after-josaa.tsx';
import { AlsoLeftOut } from './also-left-out.tsx';
import { ListHead, WaitingHead } from './list-head.tsx';
import { resultMessages } from './messages.ts';
import { NothingFits } from './nothing-fits.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { PrintedResults } from './printed-results.tsx';
import { ResultList } from './result-list.tsx';
import { RowsComing } from './rows-coming.tsx';
import { useGoOn } from './use-go-on.ts';
import { isNarrowed, type Programmes } from './use-programmes.ts';
import type { Coming } from './use-saved-run.ts';

type ProgrammeListProps = {
  run: Run;
  programmes: Programmes;
  coming: Coming;
  picked: readonly string[];
  /** Of the list, a neighbour of what is drawn here. */
  heading: RefObject<HTMLElement | null>;
  onPick: (result: PredictionResult) => void;
  onClear: () => void;
  onShowBelow: () => void;
  pathTo: (key: string) => string;
};

/** The list with its head: its rows, or why there are none, and what is still coming. */
export function ProgrammeList({ run, programmes, coming, heading, onClear, onShowBelow, ...card }: ProgrammeListProps) {
  const words = useMessages(resultMessages);
  const isPrinting = useIsPrinting();
  const { rows, facts, view, shownView, shown, all, below, isPart, isWaiting, isOutOfReach } = programmes;
  const face = useGoOn(heading, isPart, isWaiting ? 0 : rows.length);
  const { text } = shownView;
  return (
    <>
      {isWaiting && (
        <>
          <WaitingHead onClear={onClear} />
          {!coming.error && <p className="hidden print:block">{words.printedLater}</p>}
        </>
      )}
      {!isWaiting && (
        <>
          <ListHead
            shown={shown}
            all={all}
            order={view.order}
            isBelow={isOutOfReach || view.band === 'Unlikely'}
            onClear={isNarrowed(view) ? onClear : null}
          />
          {rows.length === 0 && isNarrowed(shownView) ? (
            <NothingFits run={run} text={text} below={below} onShowBelow={onShowBelow} onClear={onClear} />
          ) : (
            isOutOfReach && <OutOfReach run={run} />
          )}
          {isPrinting && <PrintedResults run={run} rows={rows} all={shown} facts={facts} />}
          <ResultList rows={rows} all={shown} facts={facts} {...card} />
          {rows.length > 0 && text !== undefined && !isOutOfReach && <AlsoLeftOut run={run} text={text} />}
        </>
      )}
      <RowsComing {...coming} isPart={isPart} hasRows={!isWaiting} face={face} />
      {run.exam === 'josaa' && !isPart && !isWaiting && <AfterJosaa />}
    </>
  );
}
