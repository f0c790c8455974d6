import type { Exam } from '@dakhila/contract/exam';
import type { UseQueryResult } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { createContext, type ReactNode, useContext, useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NetworkError, serverMessageOf } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { originOf, searchPath } from '../../../lib/exam-pages.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useAddressChoice } from '../../../lib/use-address-choice.ts';
import { useSettled } from '../../../lib/use-screen.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { collegesMessages } from '../messages.ts';
import type { AnyCollege } from '../shared/phrase.ts';
import { CompareTray } from '../shared/save-and-compare.tsx';
import { ReportFact } from './report-fact.tsx';

type CollegeFrameProps<C extends AnyCollege> = {
  exam: Exam;
  query: UseQueryResult<C | null>;
  children: (college: C) => ReactNode;
};

/** What every page about one college shares: the button back, the skeleton while it loads, and the failure. */
export function CollegeFrame<C extends AnyCollege>({ exam, query, children }: CollegeFrameProps<C>) {
  const messages = useMessages(collegesMessages).page;
  const { data, error, isPending, isFetching, refetch } = query;
  // A whole page is rendered in short steps, so that touches are handled meanwhile.
  const college = useDeferredValue(data);
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const origin = originOf(state);
  // The first page of a visit has no page of ours to go back to.
  const isFirst = key === 'default' && origin === undefined;
  const goBack = () => (isFirst ? navigate(searchPath(exam)) : navigate(-1));

  if (isPending || (data && !college)) return <CollegeSkeleton label={messages.loading} />;
  if (!data && error instanceof NetworkError)
    return (
      <>
        <title>{`${messages.offline} · ${brand.name}`}</title>
        <FailedLoad
          heading={messages.offline}
          level={1}
          error={error}
          fallback={messages.offlineText}
          isTrying={isFetching}
          onTry={refetch}
        />
      </>
    );
  if (!college)
    return (
      <ErrorState heading={messages.error} level={1} action={<Button onClick={goBack}>{messages.goBack}</Button>}>
        <title>{`${messages.error} · ${brand.name}`}</title>
        {error ? serverMessageOf(error, messages.failed) : messages.notFound}
      </ErrorState>
    );
  return (
    <>
      <title>{`${college.name} · ${brand.name}`}</title>
      <Button variant="quiet" size="small" className="-ms-3 mb-1 max-sm:-mt-3 print:hidden sm:mb-3" onClick={goBack}>
        <ArrowLeft aria-hidden="true" />
        {origin === 'search' || isFirst ? messages.back : origin ? messages.backTo[origin] : messages.goBack}
      </Button>
      <Sections>
        {children(college)}
        <ReportFact exam={exam} collegeId={college.id} />
        <CompareTray />
      </Sections>
    </>
  );
}

function CollegeSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div aria-hidden="true">
        <Skeleton className="mb-4 h-6 w-48" />
        <Skeleton className="h-6 w-56" />
        <Skeleton className="mt-3 h-9 w-full max-w-xl" />
        <Skeleton className="mt-3 h-5 w-64" />
        <div className="mt-5 flex gap-3">
          <Skeleton className="h-11 w-36" />
          <Skeleton className="h-11 w-52" />
        </div>
        <Skeleton className="mt-8 h-12" />
        <div className="mt-5 grid gap-4 lg:grid-cols-[2fr_1fr]">
          <Card>
            <SkeletonText lines={8} />
          </Card>
          <Card>
            <SkeletonText lines={5} />
          </Card>
        </div>
      </div>
    </Loading>
  );
}

const TAB_NAMES = ['overview', 'courses', 'about', 'contact'] as const;
type TabName = (typeof TAB_NAMES)[number];
const OpenedTabs = createContext<ReadonlySet<TabName>>(new Set());

/** Whether a tab has been opened: its queries wait for that. */
export const useTabOpened = (name: TabName) => useContext(OpenedTabs).has(name);

/** The tabs of a college. The first one is open unless the address says otherwise; all of them are printed. */
export function DetailTabs({ tabs }: { tabs: Partial<Record<TabName, ReactNode>> }) {
  const messages = useMessages(collegesMessages).page;
  const { address, choose } = useAddressChoice();
  const names = TAB_NAMES.filter((name) => name in tabs);
  const open = names.find((name) => name === address.get('tab')) ?? names[0] ?? 'overview';
  const [opened, setOpened] = useState<ReadonlySet<TabName>>(new Set([open]));
  if (!opened.has(open)) setOpened(new Set([...opened, open]));
  const isSettled = useSettled();
  return (
    <Tabs value={open} onValueChange={(name) => choose('tab', name)}>
      <TabList aria-label={messages.tabList} className="print:hidden">
        {names.map((name) => (
          <Tab key={name} value={name}>
            {messages.tabs[name]}
          </Tab>
        ))}
      </TabList>
      <OpenedTabs value={opened}>
        {names.map((name) => (
          <TabPanel key={name} value={name} isAlwaysMounted>
            {(name === open || isSettled) && tabs[name]}
          </TabPanel>
        ))}
      </OpenedTabs>
    </Tabs>
  );
}
