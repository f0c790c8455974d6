import type { FamilyChoice } from '@dakhila/contract/family-pages';
import type { ReactNode } from 'react';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { collegeAndCity, programmeParts } from '../programme.ts';
import { familyMessages } from './messages.ts';

type ProgrammeFactsProps = {
  programme: Pick<FamilyChoice, 'programme' | 'collegeName' | 'city' | 'fee'>;
  /** The chance, between the college and the fee. */
  children: ReactNode;
};

/** A programme with its college, its chance and its full fee. */
export function ProgrammeFacts({ programme, children }: ProgrammeFactsProps) {
  const messages = useMessages(familyMessages).page;
  const { fee } = programme;
  const { name, degree } = programmeParts(programme.programme);
  return (
    <div className="min-w-0 flex-1">
      <h3 className="text-base">{name}</h3>
      {degree && <p className="text-sm text-quiet">{degree}</p>}
      <p className="text-sm">{collegeAndCity(programme)}</p>
      {children}
      <p className="mt-1 text-sm text-quiet tabular-nums">
        {fee ? fill(messages.fee, { fee: rupees(fee.rupees), year: fee.year }) : messages.feeUnknown}
      </p>
    </div>
  );
}
