import type { Run } from '@dakhila/contract/predictor-results';
import { RESULT_ORDERS, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Select } from '../../../ui/select.tsx';
import { predictorMessages } from '../messages.ts';
import { hasCosts } from './money-filters.tsx';
import type { AddressParts } from './view-address.ts';

type OrderChoiceProps = { order: ResultView['order']; exam: Run['exam']; onChange: (parts: AddressParts) => void };

/** The default order is not written into the address. */
export function OrderChoice({ order = USUAL_ORDER, exam, onChange }: OrderChoiceProps) {
  const id = useId();
  const messages = useMessages(predictorMessages).results;
  return (
    <div className="w-44 flex-none print:hidden">
      <label htmlFor={id} className="sr-only">
        {messages.order}
      </label>
      <Select
        options={RESULT_ORDERS.filter((one) => one !== 'cost' || hasCosts(exam) || order === one).map((one) => ({
          value: one,
          label: messages.orders[one],
        }))}
        id={id}
        value={order}
        onChange={(event) => onChange({ order: event.target.value === USUAL_ORDER ? null : event.target.value })}
      />
    </div>
  );
}
