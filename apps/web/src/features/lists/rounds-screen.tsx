import { EXAMS } from '@dakhila/contract/exam';
import { useNavigate, useSearchParams } from 'react-router';
import { brand } from '../../lib/brand.ts';
import { useMessages } from '../../lib/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { readAddress, roundsPath } from './address.ts';
import { ListArea } from './list-area.tsx';
import { listsMessages } from './messages.ts';
import { SeasonView } from './season/season-view.tsx';
import { ViewLinks } from './view-links.tsx';

/** `/rounds`: preference lists, their outcome and the official rounds, for both admissions. The address says which. */
export function RoundsScreen() {
  const words = useMessages(listsMessages).rounds;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(search);
  const openExam = (name: string) => {
    const exam = EXAMS.find((one) => one === name);
    if (exam) navigate(roundsPath({ exam, list: null, view: address.view }), { preventScrollReset: true });
  };
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader title={words.title} lead={words.lead} className="print:hidden" />
      <Tabs value={address.exam} onValueChange={openExam}>
        <TabList aria-label={words.exams} className="print:hidden">
          {EXAMS.map((exam) => (
            <Tab key={exam} value={exam}>
              {words.exam[exam]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={address.exam} tabIndex={-1} className="space-y-5">
          <ViewLinks address={address} />
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
