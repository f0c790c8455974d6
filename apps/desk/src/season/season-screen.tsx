import { useNavigate, useParams } from 'react-router';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../web/src/ui/tabs.tsx';
import { useMay } from '../session/use-member.ts';
import { DeskPage } from '../shell/desk-page.tsx';
import { DatesTab } from './dates-tab.tsx';
import { FaqTab } from './faq-tab.tsx';
import { ListsTab } from './lists-tab.tsx';
import { NoticesTab } from './notices-tab.tsx';
import { ReportsTab } from './reports-tab.tsx';

const TABS = [
  { value: 'dates', name: 'Dates', Content: DatesTab },
  { value: 'notices', name: 'Notices', Content: NoticesTab },
  { value: 'reports', name: 'Reported facts', Content: ReportsTab },
  { value: 'faq', name: 'FAQ', Content: FaqTab },
  { value: 'lists', name: 'Cut-off lists', Content: ListsTab },
] as const;

/** Everything that changes with the season, one tab each. */
export function SeasonScreen() {
  const { tab } = useParams();
  const navigate = useNavigate();
  const mayUpload = useMay('season.lists');
  const shown = TABS.filter(({ value }) => value !== 'lists' || mayUpload);
  const chosen = shown.find(({ value }) => value === tab) ?? TABS[0];
  return (
    <DeskPage title={chosen.name}>
      <PageHeader title="Season" className="mb-3" />
      <Tabs value={chosen.value} onValueChange={(value) => void navigate(`/season/${value}`)}>
        <TabList aria-label="Parts of the season">
          {shown.map(({ value, name }) => (
            <Tab key={value} value={value}>
              {name}
            </Tab>
          ))}
        </TabList>
        {shown.map(({ value, Content }) => (
          <TabPanel key={value} value={value}>
            <Content />
          </TabPanel>
        ))}
      </Tabs>
    </DeskPage>
  );
}
