import type { ListOption } from '@dakhila/contract/list-views';
import type { SearchDocument } from '@dakhila/domain/colleges/search-index';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';

/** A line of an option form, the texts it is found by, and where its closing ranks are: `programme` is a place or number in the cut-offs. */
export type BookedOption = ListOption & {
  /** Keys of earlier years that mean the same line. */
  earlierKeys: readonly ChoiceKey[];
  isFeeWaiver: boolean;
  programmeNumber: number;
  document: () => SearchDocument;
};
