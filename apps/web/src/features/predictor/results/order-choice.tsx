import { RESULT_ORDERS, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Select } from '../../../ui/select.tsx';
import { predictorMessages } from '../messages.ts';
import type { AddressParts } from './view-address.ts';

type OrderChoiceProps = { order: ResultView['order']; onChange: (parts: AddressParts) => void };

/** The order of the list, chosen in plain sight. The usual one leaves the address as it is. */
export function OrderChoice({ order = USUAL_ORDER, onChange }: OrderChoiceProps) {
  const id = useId();
  const words = useMessages(predictorMessages).results;
  return (
    <div className="min-w-0 flex-1 sm:flex-none">
      <label htmlFor={id} className="sr-only">
        {words.order}
      </label>
      <Select
        id={id}
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
  );
}
