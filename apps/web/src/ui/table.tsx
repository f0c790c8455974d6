import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

type TableProps = { caption: string; isCaptionHidden?: boolean; children: ReactNode; className?: string };

/** A table that scrolls sideways in its own frame on a narrow screen, by touch and by arrow keys. Its edge is shaded where it goes on. */
export function Table({ caption, isCaptionHidden = false, children, className }: TableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
      tabIndex={0}
      // Texts for screen readers are positioned: outside a positioned frame they would widen the page.
      className={classNames('scroll-edges relative overflow-x-auto rounded-card border', className)}
    >
      <table className="w-full border-collapse text-sm [&_tbody_tr]:border-t [&_tbody_tr:hover]:bg-sunken [&_thead]:bg-sunken">
        <caption className={isCaptionHidden ? 'sr-only' : 'px-4 pt-4 pb-3 text-start text-base font-semibold'}>
          {/* A caption is as wide as its table: this keeps it in view while the table scrolls. */}
          <span className="sticky start-4 inline-block max-w-[calc(100vw-7rem)]">{caption}</span>
        </caption>
        {children}
      </table>
    </section>
  );
}

type CellOptions = { isNumeric?: boolean };

const alignment = (isNumeric: boolean) => (isNumeric ? 'text-end tabular-nums whitespace-nowrap' : 'text-start');

/** A column's or a row's name; `scope` says which. */
export function HeaderCell({
  isNumeric = false,
  scope = 'col',
  className,
  ...rest
}: ComponentProps<'th'> & CellOptions) {
  const tone = scope === 'col' ? 'py-2.5 text-xs font-semibold text-quiet' : 'py-3 font-semibold';
  return <th scope={scope} {...rest} className={classNames('px-4', tone, alignment(isNumeric), className)} />;
}

/** A value; digits of numbers are aligned. */
export function Cell({ isNumeric = false, className, ...rest }: ComponentProps<'td'> & CellOptions) {
  return <td {...rest} className={classNames('px-4 py-3', alignment(isNumeric), className)} />;
}

/** The name of a column; those of numbers stand at the end of their cells. */
type Column = string | readonly [name: string, kind: 'number'];

/** The first row of a table: the names of its columns. */
export function TableHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const [name, kind] = typeof column === 'string' ? ([column, 'text'] as const) : column;
          return (
            <HeaderCell key={name} isNumeric={kind === 'number'}>
              {name}
            </HeaderCell>
          );
        })}
      </tr>
    </thead>
  );
}

type FigureTableProps = Omit<TableProps, 'children'> & {
  /** The first one is the name of the rows. */
  columns: readonly string[];
  rows: readonly (readonly [name: string | number, ...figures: ReactNode[]])[];
  nameClassName?: string;
};

/** A table of numbers with a row header in each row. */
export function FigureTable({ columns: [names, ...columns], rows, nameClassName, ...table }: FigureTableProps) {
  return (
    <Table {...table}>
      <TableHead columns={[names ?? '', ...columns.map((column) => [column, 'number'] as const)]} />
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <HeaderCell scope="row" {...(nameClassName && { className: nameClassName })}>
              {name}
            </HeaderCell>
            {figures.map((figure, place) => (
              <Cell key={columns[place]} isNumeric>
                {figure}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
