import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { EXAM_PAGES, openedFrom } from '../../../lib/exam-pages.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { collegesMessages } from '../messages.ts';
import type { ComparedCollege } from './compare-rows.ts';

type CompareTableProps = {
  caption: string;
  compared: readonly ComparedCollege[];
  /** With it each column can be removed. */
  onRemove?: (college: ComparedCollege) => void;
  children: ReactNode;
};

/** On a phone the name of a row is above its values, so that two colleges fit side by side; part of a third shows that there are more. */
const PHONE_COLUMNS = [
  '',
  'max-sm:grid-cols-1',
  'max-sm:grid-cols-2',
  'max-sm:grid-cols-[repeat(3,8.5rem)]',
  'max-sm:grid-cols-[repeat(4,8.5rem)]',
];
const columnsOf = (count: number) => classNames('max-sm:grid', PHONE_COLUMNS[count]);

/** The names of the rows stay visible while the columns scroll. */
const ROW_NAME =
  'sticky start-0 z-10 bg-card align-top hyphens-auto max-sm:col-span-full max-sm:justify-self-start max-sm:px-3 max-sm:pb-0 max-sm:text-xs max-sm:text-quiet sm:w-40 sm:min-w-40';

type CompareRowProps = {
  name: string;
  compared: readonly ComparedCollege[];
  children: (college: ComparedCollege) => ReactNode;
};

export function CompareRow({ name, compared, children }: CompareRowProps) {
  return (
    <tr className={columnsOf(compared.length)}>
      <HeaderCell scope="row" className={ROW_NAME}>
        {name}
      </HeaderCell>
      {compared.map((one) => (
        <Cell key={`${one.exam} ${one.id}`} className="min-w-0 align-top wrap-anywhere max-sm:px-3 max-sm:pt-1">
          {children(one)}
        </Cell>
      ))}
    </tr>
  );
}

export function CompareTable({ caption, compared, onRemove, children }: CompareTableProps) {
  const messages = useMessages(collegesMessages).compare;
  return (
    <Table caption={caption} isCaptionHidden>
      <thead>
        <tr className={columnsOf(compared.length)}>
          <HeaderCell className={`${ROW_NAME} bg-sunken max-sm:pointer-events-none max-sm:absolute max-sm:opacity-0`}>
            {messages.fact}
          </HeaderCell>
          {compared.map((one) => (
            <HeaderCell key={`${one.exam} ${one.id}`} className="min-w-0 align-top max-sm:px-3 sm:min-w-44">
              <span className="flex items-start gap-1 max-sm:flex-col-reverse">
                <TextLink
                  to={EXAM_PAGES[one.exam].detailPath(one.id)}
                  state={openedFrom('comparison')}
                  className="min-w-0 flex-1 text-sm wrap-anywhere hyphens-auto"
                >
                  {one.college.name}
                </TextLink>
                {onRemove && (
                  <IconButton
                    icon={X}
                    label={fill(messages.takeOut, { name: one.college.name })}
                    size="small"
                    onClick={() => onRemove(one)}
                    className="relative -my-2.5 max-sm:-ms-3.5 print:hidden"
                  />
                )}
              </span>
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}
