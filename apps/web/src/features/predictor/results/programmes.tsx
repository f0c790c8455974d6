import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useIsWide, useSettled } from '../../../lib/use-screen.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { predictorMessages } from '../messages.ts';
import { BandChoice } from './band-choice.tsx';
import { CompareTray } from './compare-tray.tsx';
import { FilterPanel, OrderChoice } from './filter-panel.tsx';
import { ProgrammeList } from './programme-list.tsx';
import { programmesText, resultKey } from './result-context.ts';
import { ResultDialog } from './result-dialog.tsx';
import { usePicked, useProgrammes } from './use-programmes.ts';
import { type AddressParts, CLEARED, countFilters, readPicked, togglePicked, withParts } from './view-address.ts';
import { WhatIf } from './what-if.tsx';

type ProgrammesProps = {
  run: Run;
  address: URLSearchParams;
  change: (parts: AddressParts) => void;
};

export function Programmes({ run, address, change }: ProgrammesProps) {
  const messages = useMessages(predictorMessages).results;
  const { pathname } = useLocation();
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useSettled();
  const isWide = useIsWide();
  const programmes = useProgrammes(run, address);
  const { facts, byKey, rows, view, total, isBehind } = programmes;
  const text = useSearchText(view.text ?? '', (searched) => change({ text: searched }));
  const search = String(address);
  const asked = useMemo(() => readPicked(new URLSearchParams(search)), [search]);
  const { keys: picked, ...compared } = usePicked(run, programmes, asked);
  const openedKey = address.get('open') ?? '';
  const clear = () => {
    text.type('');
    change(CLEARED);
  };
  const clearHere = () => {
    clear();
    // The pressed button disappears.
    heading.current?.focus({ preventScroll: true });
  };
  const pick = useCallback(
    (result: PredictionResult) => {
      const next = togglePicked(picked, resultKey(result));
      if (next) change({ pick: next.join(',') });
      else showToast({ title: messages.noRoomTitle, description: messages.noRoom, variant: 'warning' });
    },
    [picked, change, messages],
  );
  const pathTo = useCallback(
    (key: string) => `${pathname}?${withParts(new URLSearchParams(search), { open: key })}`,
    [pathname, search],
  );
  const collegeName = rows.find(({ collegeId }) => collegeId === view.college)?.collegeName;
  const panel = <FilterPanel run={run} view={view} collegeName={collegeName} onChange={change} />;
  const count = countFilters(view);
  return (
    <>
      <BandChoice
        counts={run.counts}
        unlikely={run.unlikelyCount}
        band={view.band}
        onChoose={(band) => change({ band })}
      />
      <WhatIf run={run}>
        <div className="lg:grid lg:grid-cols-[15rem_1fr] lg:items-start lg:gap-6 print:block">
          <Card className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto lg:block print:hidden">
            <h2 className="mb-4 text-lg">{messages.filters}</h2>
            {isWide && isSettled && panel}
          </Card>
          <section aria-label={messages.list} className="min-w-0">
            <h2 ref={heading} tabIndex={-1} className="sr-only">
              {messages.list}
            </h2>
            <search className="mb-3 flex flex-wrap items-center gap-2 sm:flex-nowrap print:hidden">
              <SearchInput
                label={messages.search}
                placeholder={messages.searchPlaceholder}
                typed={text.typed}
                onType={text.type}
                className="basis-full sm:flex-1 sm:basis-0"
              />
              <Button
                variant="secondary"
                className="flex-none lg:hidden"
                aria-label={count > 0 ? fill(messages.filtersActive, { count }) : messages.filters}
                onClick={() => setIsFilterOpen(true)}
              >
                <SlidersHorizontal aria-hidden="true" />
                {messages.filters} {count > 0 && <Badge>{count}</Badge>}
              </Button>
              <OrderChoice order={view.order} onChange={change} />
            </search>
            <ProgrammeList
              run={run}
              programmes={programmes}
              picked={picked}
              onPick={pick}
              onClear={clearHere}
              onShowBelow={() => change({ unlikely: '1' })}
              pathTo={pathTo}
            />
          </section>
        </div>
      </WhatIf>
      <Drawer
        isOpen={isFilterOpen}
        onClose={() => setIsFilterOpen(false)}
        side="right"
        title={messages.filters}
        footer={
          <>
            <Button variant="quiet" onClick={clear}>
              {messages.clear}
            </Button>
            {/* The count is unknown until the filtered rows are loaded. */}
            <Button onClick={() => setIsFilterOpen(false)}>
              {isBehind
                ? messages.showList
                : fill(messages.showResults, { programmes: programmesText(messages, total) })}
            </Button>
          </>
        }
      >
        {panel}
      </Drawer>
      <CompareTray
        {...compared}
        coming={picked.length - compared.results.length}
        onRemove={pick}
        onClear={() => change({ pick: null })}
      />
      <ResultDialog
        key={openedKey}
        choice={openedKey}
        row={byKey.get(openedKey)}
        facts={facts}
        onClose={() => change({ open: null })}
      />
    </>
  );
}
