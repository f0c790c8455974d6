import { useMessages } from '../../lib/messages.ts';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import type { AnyCollege } from './any-college.ts';
import { collegePageMessages } from './messages.ts';

/** Every figure with its year and source. */
export function SourcesTable({ college: { facts } }: { college: AnyCollege }) {
  const words = useMessages(collegePageMessages);
  if (facts.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-lg">{words.sources.title}</h2>
      <p className="mt-1 mb-4 max-w-reading text-sm text-quiet">{words.sources.lead}</p>
      <Table caption={words.sources.title} isCaptionHidden>
        <thead>
          <tr>
            <HeaderCell>{words.sources.fact}</HeaderCell>
            <HeaderCell>{words.sources.value}</HeaderCell>
            <HeaderCell>{words.sources.year}</HeaderCell>
            <HeaderCell>{words.sources.source}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, value, year, source, note }) => (
            <tr key={label}>
              <HeaderCell scope="row">{label}</HeaderCell>
              <Cell className="min-w-40 break-words">
                {value}
                {note && <span className="block text-xs text-quiet">{note}</span>}
              </Cell>
              <Cell className="whitespace-nowrap">{year}</Cell>
              <Cell className="min-w-36">{source}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
