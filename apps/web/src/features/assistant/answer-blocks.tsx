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

/** Room by what a column holds: long texts wrap, short ones stay on one line; the frame scrolls where that is too wide. */
function columnsOf({ columns, rows }: Pick<AnswerTableProps, 'columns' | 'rows'>) {
  return columns.map((name, place) => {
    const texts = rows.map((row) => row[place] ?? '');
    const longest = Math.max(0, ...texts.map(({ length }) => length));
    const room = longest > 40 ? 'min-w-60' : longest > 16 ? 'min-w-40' : 'whitespace-nowrap';
    return { name, isNumeric: texts.length > 0 && texts.every(isFigure), room: `align-top ${room}` };
  });
}

type AnswerTableProps = Extract<Block, { kind: 'table' }>;

function AnswerTable({ caption, columns: names, rows }: AnswerTableProps) {
  const columns = columnsOf({ columns: names, rows });
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {columns.map(({ name, isNumeric }) => (
            <HeaderCell key={name} isNumeric={isNumeric}>
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {columns.map(({ name, isNumeric, room }, place) =>
              place === 0 ? (
                <HeaderCell key={name} scope="row" className={room}>
                  {row[place]}
                </HeaderCell>
              ) : (
                <Cell key={name} isNumeric={isNumeric} className={room}>
                  {row[place]}
                </Cell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
