import type { ShownFact } from '@dakhila/contract/college-detail';
import { indianNumber, rupees } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { collegesMessages } from '../messages.ts';
import { usePhrase } from '../shared/phrases/phrase.ts';
import { type AnyCollege, sourceOf } from './any-college.ts';

/** On a phone year and source stand under the value instead. */
const WIDE_ONLY = 'max-sm:hidden align-top';

/** Every figure with its year and source. */
export function SourcesTable({ college: { facts } }: { college: AnyCollege }) {
  const words = useMessages(collegesMessages).page;
  const phrase = usePhrase();
  if (facts.length === 0) return null;
  return (
    <Disclosure summary={<h2 className="text-lg">{words.sources.title}</h2>} isWide>
      <p className="mb-4 max-w-reading text-sm">{words.sources.lead}</p>
      <Table caption={words.sources.title} isCaptionHidden>
        <thead>
          <tr>
            <HeaderCell>{words.sources.fact}</HeaderCell>
            <HeaderCell>{words.sources.value}</HeaderCell>
            <HeaderCell className={WIDE_ONLY}>{words.sources.year}</HeaderCell>
            <HeaderCell className={WIDE_ONLY}>{words.sources.source}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.label}>
              <HeaderCell scope="row" className="w-1/3 align-top">
                {phrase(fact.label)}
              </HeaderCell>
              <Cell className="break-words align-top">
                {shownValue(fact)}
                {fact.note && <span className="block text-xs text-quiet max-sm:hidden">{fact.note}</span>}
                <span className="block text-xs text-quiet sm:hidden">{sourceOf(fact)}</span>
              </Cell>
              <Cell className={`${WIDE_ONLY} whitespace-nowrap`}>{fact.year}</Cell>
              <Cell className={WIDE_ONLY}>{fact.source}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}

/** Money and counts as people write them. */
const FORMATS: Record<string, (value: number) => string> = {
  Intake: indianNumber,
  Seats: indianNumber,
  'Fee for a year in rupees': rupees,
};

function shownValue({ label, value }: ShownFact): string {
  return FORMATS[label]?.(Number(value)) ?? value;
}
