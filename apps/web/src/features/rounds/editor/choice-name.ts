import type { ListOption } from '@dakhila/contract/list-views';

/** A choice in one breath: 'Computer Engineering, VJTI'. */
export const choiceName = ({ programme, collegeName }: Pick<ListOption, 'programme' | 'collegeName'>): string =>
  `${programme}, ${collegeName}`;
