import type { Block } from '@dakhila/contract/assistant';
import { TextLink } from '../../ui/link.tsx';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import { HistoryChart } from './history-chart.tsx';

/** Only our own addresses become links, whatever a stored answer says. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href);

/** The parts of an answer. Everything is set as text: markup in a name stays what it is, a name. */
export function AnswerBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-3">
      {blocks.map((block, place) => (
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="max-w-reading whitespace-pre-line break-words">{block.text}</p>;
    case 'list':
      return (
        <ul className="max-w-reading list-disc space-y-1.5 ps-5 marker:text-quiet">
          {block.items.map(({ text, href }) => (
            <li key={text} className="break-words">
              {href && isOurs(href) ? <TextLink to={href}>{text}</TextLink> : text}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <AnswerTable {...block} />;
    case 'chart':
      return <HistoryChart {...block} />;
  }
}

/** A cell that is a figure stands under the others of its column. */
const isFigure = (text: string) => /^[₹]?[\d.,]+ ?%?$/.test(text);

function AnswerTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  const numeric = columns.map((_, place) => rows.length > 0 && rows.every((row) => isFigure(row[place] ?? '')));
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {columns.map((column, place) => (
            <HeaderCell key={column} isNumeric={numeric[place] ?? false}>
              {column}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, place) =>
              place === 0 ? (
                <HeaderCell key={columns[place]} scope="row" className="min-w-36">
                  {cell}
                </HeaderCell>
              ) : (
                <Cell key={columns[place]} isNumeric={numeric[place] ?? false}>
                  {cell}
                </Cell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
