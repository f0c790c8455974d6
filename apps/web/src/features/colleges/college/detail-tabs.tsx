import { createContext, type ReactNode, useContext, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useAddressChoice } from '../../../lib/use-address-choice.ts';
import { useSettled } from '../../../lib/use-screen.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { collegesMessages } from '../messages.ts';

export type TabName = 'overview' | 'courses' | 'contact' | 'about';
const OpenedTabs = createContext<ReadonlySet<TabName>>(new Set());

/** Whether a tab has been looked at: what costs a call waits for that. */
export const useTabOpened = (name: TabName) => useContext(OpenedTabs).has(name);

type DetailTabsProps = {
  /** The first one is open unless the address says otherwise. */
  tabs: readonly { name: TabName; content: ReactNode }[];
};

/** The tabs of a college. All of them are printed. */
export function DetailTabs({ tabs }: DetailTabsProps) {
  const words = useMessages(collegesMessages).page;
  const { address, choose } = useAddressChoice();
  const open = (tabs.find(({ name }) => name === address.get('tab')) ?? tabs[0])?.name ?? 'overview';
  const [opened, setOpened] = useState<ReadonlySet<TabName>>(new Set([open]));
  if (!opened.has(open)) setOpened(new Set([...opened, open]));
  const isSettled = useSettled();
  return (
    <Tabs value={open} onValueChange={(name) => choose('tab', name)}>
      <TabList aria-label={words.tabList} className="print:hidden">
        {tabs.map(({ name }) => (
          <Tab key={name} value={name}>
            {words.tabs[name]}
          </Tab>
        ))}
      </TabList>
      <OpenedTabs value={opened}>
        {tabs.map(({ name, content }) => (
          <TabPanel key={name} value={name} isKept>
            {(name === open || isSettled) && content}
          </TabPanel>
        ))}
      </OpenedTabs>
    </Tabs>
  );
}
