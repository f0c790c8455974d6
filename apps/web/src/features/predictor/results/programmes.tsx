import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { indexResults } from '@dakhila/domain/predictor/result-view';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useIsPrinting } from '../../../lib/use-is-printing.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AlsoLeftOut } from './also-left-out.tsx';
import { BandChoice } from './band-choice.tsx';
import { CompareTray } from './compare-tray.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListHead } from './list-head.tsx';
import { resultMessages } from './messages.ts';
import { NothingShown } from './nothing-shown.tsx';
import { OrderChoice } from './order-choice.tsx';
import { PrintedResults } from './printed-results.tsx';
import type { RunFacts } from './result-context.ts';
import { ResultDialog } from './result-dialog.tsx';
import { resultKey } from './result-key.ts';
import { ResultList } from './result-list.tsx';
import {
  type AddressParts,
  CLEARED,
  countFilters,
  readPicked,
  readView,
  togglePicked,
  withParts,
} from './view-address.ts';

type ProgrammesProps = {
  run: Run;
  address: URLSearchParams;
  change: (parts: AddressParts) => void;
};

/** The programmes of a run: bands, filters, the list, and what was opened or picked from it. */
export function Programmes({ run, address, change }: ProgrammesProps) {
  const words = useMessages(resultMessages);
  const { pathname } = useLocation();
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const index = useMemo(() => indexResults(run), [run]);
  const facts = useMemo(
    (): RunFacts => ({ run, places: index.places, lists: new Map(run.lists.map((list) => [list.id, list])) }),
    [run, index],
  );
  const byKey = useMemo(() => new Map([...run.results, ...run.unlikely].map((row) => [resultKey(row), row])), [run]);
  // Where nothing is within reach, the nearest are shown without being asked for.
  const isOutOfReach = run.results.length === 0;
  const search = String(address);
  const view = useMemo(
    () => ({ ...readView(new URLSearchParams(search)), ...(isOutOfReach && { withUnlikely: true }) }),
    [search, isOutOfReach],
  );
  const isPrinting = useIsPrinting();
  // A long list may come a moment after the key that asked for it; the field itself never waits.
  const shownView = useDeferredValue(view);
  const rows = useMemo(() => index.show(shownView), [index, shownView]);
  const text = useSearchText(view.text ?? '', (searched) => change({ text: searched }));
  const picked = readPicked(address).filter((key) => byKey.has(key));
  const opened = byKey.get(address.get('open') ?? '');
  const clear = () => {
    text.type('');
    change(CLEARED);
  };
  const pick = useCallback(
    (result: PredictionResult) => {
      const next = togglePicked(readPicked(new URLSearchParams(search)), resultKey(result));
      if (next) change({ pick: next.join(',') });
      else showToast({ title: words.noRoomTitle, description: words.noRoom, variant: 'warning' });
    },
    [search, change, words],
  );
  const pathTo = useCallback(
    (key: string) => `${pathname}?${withParts(new URLSearchParams(search), { open: key })}`,
    [pathname, search],
  );
  const panel = <FilterPanel run={run} view={view} onChange={change} />;
  const count = countFilters(view);
  const isNarrowed = count > 0 || view.text !== undefined || view.band !== undefined;
  const below = rows.length === 0 ? index.show({ ...shownView, withUnlikely: true }).length : 0;
  const all = run.results.length + (view.withUnlikely || view.band === 'Unlikely' ? run.unlikely.length : 0);
  return (
    <>
      <BandChoice
        counts={run.counts}
        unlikely={run.unlikely.length}
        band={view.band}
        onChoose={(band) => change({ band })}
      />
      <div className="lg:grid lg:grid-cols-[15rem_1fr] lg:items-start lg:gap-6">
        <Card className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto lg:block print:hidden">
          <h2 className="mb-4 text-lg">{words.filters}</h2>
          {panel}
        </Card>
        <section aria-label={words.list} className="min-w-0">
          <h2 className="sr-only">{words.list}</h2>
          <search className="mb-3 flex flex-wrap items-center gap-2 sm:flex-nowrap print:hidden">
            <SearchInput
              label={words.search}
              placeholder={words.searchPlaceholder}
              typed={text.typed}
              onType={text.type}
              className="basis-full sm:flex-1 sm:basis-0"
            />
            <Button
              variant="secondary"
              className="flex-none lg:hidden"
              aria-label={count > 0 ? words.filtersActive(count) : words.filters}
              onClick={() => setIsFilterOpen(true)}
            >
              <SlidersHorizontal aria-hidden="true" />
              {words.filters} {count > 0 && <Badge>{count}</Badge>}
            </Button>
            <OrderChoice order={view.order} onChange={change} />
          </search>
          <ListHead shown={rows.length} all={all} order={view.order} onClear={isNarrowed ? clear : null} />
          {(rows.length === 0 || isOutOfReach) && (
            <NothingShown
              run={run}
              text={shownView.text}
              below={below}
              onShowBelow={() => change({ unlikely: '1' })}
              onClear={clear}
            />
          )}
          {isPrinting ? (
            <PrintedResults run={run} rows={rows} facts={facts} />
          ) : (
            <ResultList rows={rows} facts={facts} picked={picked} onPick={pick} pathTo={pathTo} />
          )}
          {rows.length > 0 && shownView.text !== undefined && !isOutOfReach && (
            <AlsoLeftOut run={run} text={shownView.text} />
          )}
        </section>
      </div>
      <Drawer
        isOpen={isFilterOpen}
        onClose={() => setIsFilterOpen(false)}
        side="right"
        title={words.filters}
        footer={
          <>
            <Button variant="quiet" onClick={clear}>
              {words.clear}
            </Button>
            <Button onClick={() => setIsFilterOpen(false)}>{words.showResults(rows.length)}</Button>
          </>
        }
      >
        {panel}
      </Drawer>
      <CompareTray
        results={picked.flatMap((key) => byKey.get(key) ?? [])}
        facts={facts}
        onTakeOut={pick}
        onClear={() => change({ pick: null })}
      />
      <ResultDialog result={opened} facts={facts} onClose={() => change({ open: null })} />
    </>
  );
}
