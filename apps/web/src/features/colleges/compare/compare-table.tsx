import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { EXAM_PAGES, openedFrom } from '../../../lib/exam-pages.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { SIDE_BY_SIDE_CELL, SIDE_BY_SIDE_CORNER, SIDE_BY_SIDE_NAME, sideBySideRow } from '../../../ui/side-by-side.ts';
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

type CompareRowProps = {
  name: string;
  compared: readonly ComparedCollege[];
  children: (college: ComparedCollege) => ReactNode;
};

export function CompareRow({ name, compared, children }: CompareRowProps) {
  return (
    <tr className={sideBySideRow(compared.length)}>
      <HeaderCell scope="row" className={SIDE_BY_SIDE_NAME}>
        {name}
      </HeaderCell>
      {compared.map((one) => (
        <Cell key={`${one.exam} ${one.id}`} className={SIDE_BY_SIDE_CELL}>
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
        <tr className={sideBySideRow(compared.length)}>
          <HeaderCell className={SIDE_BY_SIDE_CORNER}>{messages.fact}</HeaderCell>
          {compared.map((one) => (
            <HeaderCell key={`${one.exam} ${one.id}`} className="min-w-0 align-top max-sm:px-3 sm:min-w-44">
              <span className="flex items-start gap-1 max-sm:flex-col-reverse">
                <TextLink
                  to={EXAM_PAGES[one.exam].detailPath(one.id)}
                  state={openedFrom('comparison')}
                  title={one.college.name}
                  className="min-w-0 flex-1 text-sm wrap-anywhere hyphens-auto max-sm:line-clamp-4"
                >
                  {'shortName' in one.college ? one.college.shortName : one.college.name}
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
