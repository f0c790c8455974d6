import type { Block } from '@dakhila/contract/assistant';
import { TextLink } from '../../ui/link.tsx';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import { HistoryChart } from './history-chart.tsx';

/** Only our own addresses become links, whatever a stored answer says. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href);
/** The short numbers of helplines: whoever needs one calls it with a tap. */
const isHelpline = (href: string) => /^tel:\d{3,6}$/.test(href);

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
              <ListText text={text} href={href} />
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

function ListText({ text, href = '' }: { text: string; href?: string | undefined }) {
  if (isOurs(href)) return <TextLink to={href}>{text}</TextLink>;
  if (isHelpline(href))
    return (
      <TextLink to={href} reloadDocument>
        {text}
      </TextLink>
    );
  return text;
}

type AnswerTableProps = Extract<Block, { kind: 'table' }>;

/** So many columns stand side by side on the narrowest phone, three only while each says little. */
const MOST_ON_A_PHONE = 3;
const LITTLE = 30;

const isTooWide = ({ columns, rows }: AnswerTableProps) =>
  columns.length > MOST_ON_A_PHONE ||
  (columns.length === MOST_ON_A_PHONE && rows.flat().some(({ length }) => length > LITTLE));

/** A table of an answer. On a phone a wide one becomes a list, a row after the other, so that nobody has to scroll sideways to read a figure. */
function AnswerTable(table: AnswerTableProps) {
  const isWide = isTooWide(table);
  return (
    <div>
      {/* The caption of a table is as wide as the table; this one wraps where the answer does. */}
      <p aria-hidden="true" className="mb-2 text-sm font-semibold break-words">
        {table.caption}
      </p>
      <div className={isWide ? 'hidden sm:block' : ''}>
        <WholeTable {...table} />
      </div>
      {isWide && <RowList {...table} />}
    </div>
  );
}

function RowList({ caption, columns: [, ...names], rows }: AnswerTableProps) {
  return (
    <ul aria-label={caption} className="divide-y rounded-card border bg-card text-sm sm:hidden">
      {rows.map(([first, ...values]) => (
        <li key={[first, ...values].join('|')} className="px-3 py-2.5">
          <p className="font-semibold break-words">{first}</p>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
            {names.map((name, place) => (
              <div key={name} className="contents">
                <dt className="text-quiet">{name}</dt>
                <dd className="min-w-0 text-end tabular-nums break-words">{values[place]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A cell that is a figure stands under the others of its column. */
const isFigure = (text: string) => /^[₹]?[\d.,]+ ?%?$/.test(text);

/** Room by what a column holds: long texts wrap, short ones stay on one line; the frame scrolls where that is too wide. */
function columnsOf({ columns, rows }: Pick<AnswerTableProps, 'columns' | 'rows'>) {
  const isFew = columns.length <= MOST_ON_A_PHONE;
  return columns.map((name, place) => {
    const texts = rows.map((row) => row[place] ?? '');
    const longest = Math.max(0, ...texts.map(({ length }) => length));
    const room = longest > 40 ? 'sm:min-w-60' : longest > 16 ? 'sm:min-w-40' : isFew ? '' : 'whitespace-nowrap';
    return { name, isNumeric: texts.length > 0 && texts.every(isFigure), room: `align-top break-words ${room}` };
  });
}

function WholeTable({ caption, columns: names, rows }: AnswerTableProps) {
  const columns = columnsOf({ columns: names, rows });
  return (
    <Table caption={caption} isCaptionHidden className="max-sm:[&_td]:px-3 max-sm:[&_th]:px-3">
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
