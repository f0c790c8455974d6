import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { brand } from '../../lib/brand.ts';
import { useMessages } from '../../lib/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { EXAM_CHOSEN, type RoundsAddress, readAddress, roundsPath, VIEWS } from './address.ts';
import { ListArea } from './list-area.tsx';
import { listsQuery } from './membership/queries.ts';
import { listsMessages } from './messages.ts';
import { SeasonView } from './season/season-view.tsx';
import { PlanLinkOfBoth } from './season-plan/link/plan-link.tsx';

/** `/rounds`: preference lists, their outcome and the official rounds, for both admissions. The address says which. */
export function RoundsScreen() {
  const messages = useMessages(listsMessages).rounds;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(search);
  const openExam = (name: string) => {
    const exam = EXAMS.find((one) => one === name);
    if (exam)
      navigate(roundsPath({ exam, list: null, view: address.view }), { preventScrollReset: true, state: EXAM_CHOSEN });
  };
  const only = useOnlyExam();
  if (only !== undefined && only !== address.exam)
    return <Navigate replace to={roundsPath({ ...address, exam: only })} />;
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader isCompact title={messages.title} lead={messages.lead} className="print:hidden" />
      <Tabs value={address.exam} onValueChange={openExam}>
        <TabList aria-label={messages.exams} className="print:hidden">
          {EXAMS.map((exam) => (
            <Tab key={exam} value={exam}>
              {messages.exam[exam]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={address.exam} tabIndex={-1} className="space-y-2 max-sm:pt-2 sm:space-y-5">
          <ViewLinks address={address} />
          {(address.view === 'outcome' || address.view === 'season') && <PlanLinkOfBoth />}
          {address.view === 'season' ? (
            <SeasonView key={address.exam} exam={address.exam} />
          ) : (
            <ListArea key={address.exam} address={address} />
          )}
        </TabPanel>
      </Tabs>
    </>
  );
}

/** A link to the page names no exam. A student who has lists of one exam only means that one, unless the exam was chosen on the page. */
function useOnlyExam(): Exam | undefined {
  const { search, state } = useLocation();
  const { data = [] } = useQuery(listsQuery);
  const exams = new Set(data.map(({ exam }) => exam));
  return search !== '' || state?.isExamChosen === true || exams.size !== 1 ? undefined : [...exams][0];
}

function ViewLinks({ address }: { address: RoundsAddress }) {
  const messages = useMessages(listsMessages).rounds;
  return (
    <nav aria-label={messages.views} className="print:hidden">
      <ul className="flex gap-1 overflow-x-auto rounded-card bg-sunken p-1 sm:inline-flex">
        {VIEWS.map((view) => (
          <li key={view} className="flex-1">
            <Link
              to={roundsPath({ ...address, view })}
              preventScrollReset
              state={EXAM_CHOSEN}
              {...(view === address.view && { 'aria-current': 'page' })}
              className="flex min-h-11 items-center justify-center rounded-control px-2 text-sm font-semibold whitespace-nowrap text-quiet no-underline hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:ring-1 aria-[current=page]:ring-edge aria-[current=page]:ring-inset sm:px-5 forced-colors:aria-[current=page]:outline-2"
            >
              {messages.view[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
