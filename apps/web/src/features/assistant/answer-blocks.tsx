import type { Block } from '@dakhila/contract/assistant';
import { openedFrom } from '../../lib/exam-pages.ts';
import { TextLink } from '../../ui/link.tsx';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import { HistoryChart } from './history-chart.tsx';

/** Stored answers may link only to our own pages. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href);
/** Short numbers of helplines, to call with a tap. */
const isHelpline = (href: string) => /^tel:\d{3,6}$/.test(href);

/** Everything is rendered as text, so markup in a name is harmless. */
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
  if (isOurs(href))
    return (
      <TextLink to={href} state={openedFrom('chat')}>
        {text}
      </TextLink>
    );
  if (isHelpline(href))
    return (
      <TextLink to={href} reloadDocument>
        {text}
      </TextLink>
    );
  return text;
}

type AnswerTableProps = Extract<Block, { kind: 'table' }>;

/** Three columns fit the narrowest phone only if their texts are short. */
const MOST_PHONE_COLUMNS = 3;
const SHORT_TEXT_LENGTH = 30;

const isTooWide = ({ columns, rows }: AnswerTableProps) =>
  columns.length > MOST_PHONE_COLUMNS ||
  (columns.length === MOST_PHONE_COLUMNS && rows.flat().some(({ length }) => length > SHORT_TEXT_LENGTH));

/** On a phone a wide table becomes a list, so that nobody scrolls sideways. */
function AnswerTable(table: AnswerTableProps) {
  const isWide = isTooWide(table);
  return (
    <div>
      {/* A real caption would be as wide as the table; this one wraps. */}
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

const isFigure = (text: string) => /^[₹]?[\d.,]+ ?%?$/.test(text);

/** Long texts wrap, short ones stay on one line; the frame scrolls if that is too wide. */
function columnsOf({ columns, rows }: Pick<AnswerTableProps, 'columns' | 'rows'>) {
  const fitsPhone = columns.length <= MOST_PHONE_COLUMNS;
  return columns.map((name, place) => {
    const texts = rows.map((row) => row[place] ?? '');
    const longest = Math.max(0, ...texts.map(({ length }) => length));
    const width = longest > 40 ? 'sm:min-w-60' : longest > 16 ? 'sm:min-w-40' : fitsPhone ? '' : 'whitespace-nowrap';
    return { name, isNumeric: texts.length > 0 && texts.every(isFigure), width: `align-top break-words ${width}` };
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
            {columns.map(({ name, isNumeric, width }, place) =>
              place === 0 ? (
                <HeaderCell key={name} scope="row" className={width}>
                  {row[place]}
                </HeaderCell>
              ) : (
                <Cell key={name} isNumeric={isNumeric} className={width}>
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
