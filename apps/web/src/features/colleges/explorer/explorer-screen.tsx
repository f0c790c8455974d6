import { EXAMS } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useIsWide } from '../../../lib/use-screen.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { collegesMessages } from '../messages.ts';
import { collegeMessages } from '../shared/messages.ts';
import { CompareTray } from '../shared/save-and-compare.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { NamedInOtherExam } from './other-exam.tsx';
import { collegesQuery } from './queries.ts';
import { Results } from './results.tsx';
import {
  clampPage,
  cleared,
  countFilters,
  type FilterKey,
  isClearable,
  useSearchState,
  withExam,
  withFilter,
  withSearch,
  withSort,
} from './search-state.ts';

/** The College Explorer: two sets of colleges, each with text search, filters, cards and pages. */
export function ExplorerScreen() {
  const messages = useMessages(collegesMessages).explorer;
  const shared = useMessages(collegeMessages).common;
  const { state, go, correct } = useSearchState();
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const isWide = useIsWide();
  const text = useSearchText(state.search, (search) => go(withSearch(state, search), { isReplacing: true }));
  const { data: page, error, isFetching, isPlaceholderData, refetch } = useQuery(collegesQuery(state));

  const isPastEnd = page !== undefined && !isPlaceholderData && state.page !== clampPage(state.page, page.totalPages);
  const correctPage = useEffectEvent(() => {
    if (page) correct({ ...state, page: clampPage(state.page, page.totalPages) });
  });
  useEffect(() => {
    if (isPastEnd) correctPage();
  }, [isPastEnd]);

  const isLoading = isFetching || isPastEnd;
  // Cards are rendered in short steps, so that touches are handled meanwhile.
  const found = useDeferredValue(useMemo(() => ({ page, error, isLoading }), [page, error, isLoading]));

  const filter = (key: FilterKey, value: string) =>
    go(withFilter(state, key, value), { isReplacing: key === 'minRanking' || key === 'maxRanking' });
  const clear = () => {
    text.type('');
    go(cleared(state));
    if (error) void refetch();
  };
  const panel = <FilterPanel state={state} onFilter={filter} onSort={(sort) => go(withSort(state, sort))} />;
  const count = countFilters(state);
  const canClear = isClearable(state) || text.typed !== '';

  return (
    <>
      <title>{`${messages.pageTitle} · ${brand.name}`}</title>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <ButtonLink
            to={`${paths.search}?saved`}
            variant="secondary"
            aria-label={shared.openSaved}
            className="max-sm:px-3 max-sm:text-sm"
          >
            <Bookmark aria-hidden="true" />
            <span className="sm:hidden">{shared.openSavedShort}</span>
            <span className="max-sm:hidden">{shared.openSaved}</span>
          </ButtonLink>
        }
        isCompact
      />
      <Tabs value={state.exam} onValueChange={(exam) => go(withExam(state, exam === 'josaa' ? exam : 'mht-cet'))}>
        <TabList aria-label={messages.tabs}>
          {EXAMS.map((exam) => (
            <Tab key={exam} value={exam}>
              {shared.tabs[exam]}
            </Tab>
          ))}
        </TabList>
        <TabPanel
          value={state.exam}
          tabIndex={-1}
          className="max-sm:pt-3 lg:grid lg:grid-cols-[16rem_1fr] lg:items-start lg:gap-6"
        >
          <Card className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto lg:block">
            <h2 className="mb-4 text-lg">{messages.filters}</h2>
            {isWide && panel}
          </Card>
          <div className="min-w-0">
            <SearchBar
              typed={text.typed}
              onType={text.type}
              filterCount={count}
              onOpenFilters={() => setIsFilterOpen(true)}
            />
            {!isLoading && <NamedInOtherExam state={state} page={page} />}
            <Results
              state={state}
              found={found}
              isClearable={canClear}
              onClear={clear}
              onPage={(next) => go({ ...state, page: next }, { isScrolling: true })}
            />
          </div>
        </TabPanel>
      </Tabs>
      <Drawer
        isOpen={isFilterOpen}
        onClose={() => setIsFilterOpen(false)}
        side="right"
        title={messages.filters}
        footer={
          <>
            <Button variant="quiet" aria-disabled={!canClear} className="aria-disabled:opacity-45" onClick={clear}>
              {messages.clearAll}
            </Button>
            <Button onClick={() => setIsFilterOpen(false)}>
              {page && !isFetching ? fill(messages.showResults, { count: page.total }) : messages.showColleges}
            </Button>
          </>
        }
      >
        {panel}
      </Drawer>
      <CompareTray />
    </>
  );
}

type SearchBarProps = {
  typed: string;
  onType: (text: string) => void;
  filterCount: number;
  onOpenFilters: () => void;
};

function SearchBar({ typed, onType, filterCount, onOpenFilters }: SearchBarProps) {
  const messages = useMessages(collegesMessages).explorer;
  return (
    <search className="mb-2 flex gap-2 sm:mb-4">
      <SearchInput
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        typed={typed}
        onType={onType}
        className="min-w-0 flex-1"
      />
      <Button
        variant="secondary"
        className="shrink-0 max-sm:px-2.5 max-sm:text-sm lg:hidden"
        aria-label={filterCount > 0 ? fill(messages.filtersActive, { count: filterCount }) : messages.filters}
        onClick={onOpenFilters}
      >
        <SlidersHorizontal aria-hidden="true" />
        {messages.filters} {filterCount > 0 && <Badge>{filterCount}</Badge>}
      </Button>
    </search>
  );
}
