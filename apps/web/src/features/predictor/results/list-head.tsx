import { RESULT_ORDERS, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Select } from '../../../ui/select.tsx';
import { resultMessages } from './messages.ts';
import type { AddressParts } from './view-address.ts';

type ListHeadProps = {
  shown: number;
  all: number;
  order: ResultView['order'];
  onChange: (parts: AddressParts) => void;
};

/** How many there are, and in which order: chosen in plain sight, with what it means. */
export function ListHead({ shown, all, order = USUAL_ORDER, onChange }: ListHeadProps) {
  const id = useId();
  const words = useMessages(resultMessages);
  return (
    <div className="mb-3 text-sm text-quiet">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="font-semibold text-text tabular-nums">
          {words.count(shown, all)}
        </p>
        <div className="flex items-center gap-2 print:hidden">
          <label htmlFor={id} className="shrink-0">
            {words.order}
          </label>
          <Select
            id={id}
            aria-describedby={`${id}-means`}
            value={order}
            onChange={(event) => onChange({ order: event.target.value === USUAL_ORDER ? null : event.target.value })}
          >
            {RESULT_ORDERS.map((one) => (
              <option key={one} value={one}>
                {words.orders[one]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <p id={`${id}-means`} className="mt-1 text-xs">
        {words.orderMeans[order]}
      </p>
    </div>
  );
}
