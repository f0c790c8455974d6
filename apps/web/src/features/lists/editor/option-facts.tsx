import type { ListOption } from '@dakhila/contract/list-views';
import { isFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import { fill, useMessages } from '../../../lib/messages.ts';
import { listsMessages } from '../messages.ts';
import { collegeAndCity, rowParts } from '../programme.ts';

/** Under the name of a choice: its college, and its code and degree where it has them. */
export function OptionFacts({ option }: { option: ListOption }) {
  const { row: messages } = useMessages(listsMessages).editor;
  const { code } = option.official;
  // The lists print the cut-offs of fee waiver seats under the code of the programme.
  const shownCode = code ? fill(messages.code, { code }) : isFeeWaiver(option.programme) && messages.portalCode;
  const codeAndDegree = [shownCode, rowParts(option.programme).degree];
  const line = codeAndDegree.filter(Boolean).join(' · ');
  return (
    <>
      <p className="text-sm text-quiet">{collegeAndCity(option)}</p>
      {line && <p className="text-sm text-quiet tabular-nums">{line}</p>}
    </>
  );
}
