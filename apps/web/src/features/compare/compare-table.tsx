import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { EXAM_PAGES } from '../../colleges/exam-pages.ts';
import { useMessages } from '../../lib/messages.ts';
import { TextLink } from '../../ui/link.tsx';
import { HeaderCell, Table } from '../../ui/table.tsx';
import { compareMessages } from './messages.ts';
import type { ComparedCollege } from './use-compared.ts';

type CompareTableProps = {
  caption: string;
  compared: readonly ComparedCollege[];
  /** With it each column can be taken out. */
  onTakeOut?: (college: ComparedCollege) => void;
  children: ReactNode;
};

/** The first column stays in sight while the others scroll under a thumb; on a phone a part of the third shows that they do. */
export const STICKY_COLUMN =
  'sticky start-0 z-10 w-29 min-w-29 bg-card align-top hyphens-auto max-sm:px-3 sm:w-40 sm:min-w-40';

/** A table with a column a college. */
export function CompareTable({ caption, compared, onTakeOut, children }: CompareTableProps) {
  const words = useMessages(compareMessages);
  return (
    <Table caption={caption} isCaptionHidden>
      <thead>
        <tr>
          <HeaderCell className={`${STICKY_COLUMN} bg-sunken`}>{words.fact}</HeaderCell>
          {compared.map((one) => (
            <HeaderCell
              key={`${one.exam} ${one.id}`}
              className="w-34 min-w-34 align-top max-sm:px-3 sm:w-auto sm:min-w-44"
            >
              <span className="flex items-start gap-1 max-sm:flex-col-reverse">
                <TextLink to={EXAM_PAGES[one.exam].detailPath(one.id)} className="min-w-0 flex-1 text-sm hyphens-auto">
                  {one.college.name}
                </TextLink>
                {onTakeOut && (
                  <button
                    type="button"
                    onClick={() => onTakeOut(one)}
                    className="relative -my-2.5 grid size-11 shrink-0 max-sm:-ms-3.5 place-items-center rounded-control text-quiet hover:text-ink print:hidden"
                  >
                    <X className="size-4" aria-hidden="true" />
                    <span className="sr-only">{words.takeOut(one.college.name)}</span>
                  </button>
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
