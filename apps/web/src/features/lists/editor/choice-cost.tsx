import type { ListChoice } from '@dakhila/contract/list-views';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { rupeeRange } from '../../../lib/rupee-range.ts';
import { listsMessages } from '../messages.ts';

/** What the family pays, as on the cards of the results: its own amount, else the full fee, else that it is not known. Null for a choice that the server has not described yet. */
export function useCostText(cost: ListChoice['cost']): string | null {
  const { cost: messages } = useMessages(listsMessages).editor;
  if (cost === undefined) return null;
  if (cost.firstYear) return fill(messages.pays, { rupees: rupeeRange(cost.firstYear) });
  return cost.fee ? fill(messages.fee, { rupees: rupees(cost.fee.rupees), year: cost.fee.year }) : messages.unknown;
}
