import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { ChanceBar } from '../../ui/chance-bar.tsx';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { Cell, FigureTable, HeaderCell, Table, TableHead } from '../../ui/table.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { Section } from './section.tsx';

const YEARS = [
  { year: 2022, closing: 1843 },
  { year: 2023, closing: 1710 },
  { year: 2024, closing: 1598 },
  { year: 2025, closing: 1642 },
] as const;
const MOST = 2000;

const history = (
  <FigureTable
    caption="Closing ranks by year"
    isCaptionHidden
    columns={['Year', 'Closing rank']}
    rows={YEARS.map(({ year, closing }) => [year, closing.toLocaleString('en-IN')])}
  />
);

const bars = (
  <div aria-hidden="true" className="space-y-2 text-xs text-quiet tabular-nums">
    {YEARS.map(({ year, closing }) => (
      <div key={year} className="flex items-center gap-3">
        {year}
        <span className="h-4 rounded-small bg-depth-3" style={{ width: `${(closing / MOST) * 85}%` }} />
      </div>
    ))}
  </div>
);

export function DataSection() {
  const [exam, setExam] = useState('mht-cet');
  return (
    <Section title="Data">
      <div className="max-w-xs space-y-2">
        <ChanceBar chance={0.92} band="Safe" />
        <ChanceBar chance={0.65} band="Likely" />
        <ChanceBar chance={0.4} band="Possible" />
        <ChanceBar chance={0.15} band="Reach" />
        <ChanceBar chance={0.03} band="Unlikely" />
      </div>
      <Tabs value={exam} onValueChange={setExam}>
        <TabList aria-label="Exam">
          <Tab value="mht-cet">MHT-CET Colleges</Tab>
          <Tab value="jee">JEE Colleges</Tab>
          <Tab value="other" disabled>
            Later
          </Tab>
        </TabList>
        <TabPanel value="mht-cet">
          <Table caption="Colleges for you">
            <TableHead columns={['College', 'City', 'Type', ['Closing rank', 'number'], ['Chance', 'number']]} />
            <tbody>
              <tr>
                <HeaderCell scope="row">Veermata Jijabai Technological Institute</HeaderCell>
                <Cell>Mumbai</Cell>
                <Cell>
                  <Badge variant="secondary">Government</Badge>
                </Cell>
                <Cell isNumeric>1,598</Cell>
                <Cell isNumeric>34%</Cell>
              </tr>
              <tr>
                <HeaderCell scope="row">COEP Technological University</HeaderCell>
                <Cell>Pune</Cell>
                <Cell>
                  <Badge variant="secondary">Government</Badge>
                </Cell>
                <Cell isNumeric>912</Cell>
                <Cell isNumeric>11%</Cell>
              </tr>
            </tbody>
          </Table>
        </TabPanel>
        <TabPanel value="jee">The JEE set has its own filters.</TabPanel>
        <TabPanel value="other">Not yet.</TabPanel>
      </Tabs>
      <ChartFrame
        className="max-w-xl"
        title="Closing rank, Computer Engineering, round 3"
        summary="The closing rank fell from 1,843 in 2022 to 1,642 in 2025: a seat has become harder to get."
        chart={bars}
        table={history}
        source="State CET Cell, CAP round 3, 2022 to 2025"
      />
    </Section>
  );
}
