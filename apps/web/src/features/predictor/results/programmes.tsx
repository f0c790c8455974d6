import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useIsPrinting, useIsWide, useSettled } from '../../../lib/use-screen.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { predictorMessages } from '../messages.ts';
import { BandChoice } from './band-choice.tsx';
import { CompareTray } from './compare-tray.tsx';
import { AfterJosaa } from './csab-rounds.tsx';
import { FilterDrawer } from './filter-panel.tsx';
import { FirstPicks, RangeVerdicts } from './first-picks.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { PrintedResults } from './printed-results.tsx';
import { ProgrammeList } from './programme-list.tsx';
import { resultKey } from './result-context.ts';
import { ResultDialog, ResultPane } from './result-dialog.tsx';
import { AboutRun } from './run-head.tsx';
import { UnknownMoney } from './unknown-money.tsx';
import { usePickedColleges } from './use-picked-colleges.ts';
import { usePicked, useProgrammes } from './use-programmes.ts';
import {
  type AddressParts,
  CLEARED,
  FIRST_VIEW,
  isListView,
  readPicked,
  togglePicked,
  withParts,
} from './view-address.ts';
import { WhatIf } from './what-if.tsx';
import { LongerList } from './why-unsure.tsx';

type ProgrammesProps = {
  run: Run;
  address: URLSearchParams;
  change: (parts: AddressParts) => void;
  isFilterOpen: boolean;
  onFilter: (isOpen: boolean) => void;
};

export function Programmes({ run, address, change, isFilterOpen, onFilter }: ProgrammesProps) {
  const messages = useMessages(predictorMessages).results;
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isBeside = useIsWide();
  const isSettled = useSettled();
  const isPrinting = useIsPrinting();
  const programmes = useProgrammes(run, address);
  const { facts, byKey, rows, picks, bands, ranges, unknownMoney, view, shownSearch, total, isBehind } = programmes;
  const [isForCities, setIsForCities] = useState(false);
  const text = useSearchText(view.text ?? '', (searched) => change({ text: searched }));
  const search = String(address);
  const asked = useMemo(() => readPicked(new URLSearchParams(search)), [search]);
  const { keys: picked, ...compared } = usePicked(run, programmes, asked);
  const colleges = usePickedColleges(run.exam);
  const groups = picks === undefined || isListView(address) ? undefined : picks;
  const hasGroups = groups !== undefined && Object.values(groups).some(({ length }) => length > 0);
  const shown = hasGroups ? Object.values(groups).flat() : rows;
  const [first] = shown;
  const openedKey = address.get('open') ?? '';
  const shownKey = openedKey || (isBeside && first ? resultKey(first) : '');
  const focusList = () => heading.current?.focus({ preventScroll: true });
  const clear = () => {
    text.type('');
    change(CLEARED);
  };
  const pick = (result: PredictionResult) => {
    const next = togglePicked(picked, resultKey(result), colleges.others.length);
    if (!next) return showToast({ title: messages.noRoomTitle, description: messages.noRoom, variant: 'warning' });
    change({ pick: next.join(',') });
    colleges.follow(result, next.length > picked.length, compared.results);
  };
  const pathTo = useCallback(
    (key: string) => `${pathname}?${withParts(new URLSearchParams(shownSearch), { open: key })}`,
    [pathname, shownSearch],
  );
  const beside = { pathTo, shownKey, isBeside };
  const details = {
    choice: shownKey,
    row: byKey.get(shownKey),
    facts,
    isPicked: picked.includes(shownKey),
    onPick: pick,
  };
  return (
    <Sections>
      <BandChoice counts={bands} band={view.band} onChoose={(band) => change({ band })} />
      <WhatIf run={run}>
        {(slider) => (
          <div className="lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-start lg:gap-5 print:block">
            <section aria-label={messages.list} className="min-w-0">
              <Sections>
                <h2 ref={heading} tabIndex={-1} className="sr-only">
                  {messages.list}
                </h2>
                <LongerList results={isPrinting ? rows : shown} facts={facts} />
                {isPrinting && <PrintedResults run={run} rows={rows} all={total} facts={facts} />}
                {ranges && (groups?.range.length || view.band === 'range') ? <RangeVerdicts ranges={ranges} /> : null}
                <UnknownMoney count={unknownMoney} missing={programmes.missingMoney} view={view} />
                {hasGroups && <OutOfReach run={run} />}
                {hasGroups ? (
                  <FirstPicks
                    picks={groups}
                    groups={programmes.groups}
                    bands={bands}
                    total={total}
                    isNearHome={programmes.isNearHome}
                    paysAtMost={view.paysAtMost}
                    onChooseCities={() => {
                      setIsForCities(true);
                      onFilter(true);
                    }}
                    facts={facts}
                    isBusy={isBehind}
                    onShowAll={() => {
                      change({ all: '1' });
                      focusList();
                      window.scrollTo({ top: 0 });
                    }}
                    {...beside}
                  />
                ) : (
                  <>
                    {/* Back on a phone leaves the prediction: the way to the first picks must be seen. */}
                    {address.get('all') && picks && (
                      <Button
                        variant="quiet"
                        size="small"
                        className="mb-2 print:hidden"
                        onClick={() => change(FIRST_VIEW)}
                      >
                        <ArrowLeft className="size-4" aria-hidden="true" />
                        {messages.backToPicks}
                      </Button>
                    )}
                    <search className="mb-3 block print:hidden">
                      <SearchInput
                        label={messages.search}
                        placeholder={messages.searchPlaceholder}
                        typed={text.typed}
                        onType={text.type}
                      />
                    </search>
                    <ProgrammeList
                      run={run}
                      programmes={programmes}
                      onClear={() => {
                        clear();
                        // The pressed button disappears.
                        focusList();
                      }}
                      onChange={change}
                      {...beside}
                    />
                  </>
                )}
                {run.exam === 'josaa' && <AfterJosaa />}
                {slider}
                <AboutRun run={run} />
              </Sections>
            </section>
            {/* The details beside the list come after the list itself. */}
            <Sections>{isBeside && isSettled && <ResultPane key={shownKey} {...details} />}</Sections>
          </div>
        )}
      </WhatIf>
      <FilterDrawer
        run={run}
        view={view}
        collegeName={rows.find(({ collegeId }) => collegeId === view.college)?.collegeName}
        total={isBehind ? null : total}
        isOpen={isFilterOpen}
        isForCities={isForCities}
        onClose={() => {
          setIsForCities(false);
          onFilter(false);
        }}
        onChange={change}
        onClear={clear}
      />
      <CompareTray
        {...compared}
        coming={picked.length - compared.results.length}
        others={colleges.others}
        onRemove={pick}
        onRemoveOther={colleges.remove}
        onClear={() => {
          change({ pick: null });
          colleges.clear();
        }}
      />
      {!isBeside && (
        <ResultDialog key={openedKey} {...details} choice={openedKey} onClose={() => change({ open: null })} />
      )}
    </Sections>
  );
}
