import type { deskTickets } from '@dakhila/contract/desk/tickets';
import type { InputOf } from '@dakhila/contract/endpoint';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import { DESK_OWNERS, DESK_VIEWS } from '@dakhila/domain/support/desk';
import { TICKET_TOPICS } from '@dakhila/domain/support/ticket';

/** The part of the queue that the address asks for. */
export type Asked = Omit<InputOf<typeof deskTickets.queue>['query'], 'after'>;

/** The filters by their name in the address, with what each may be. */
export const FILTERS = { topic: TICKET_TOPICS, language: LANGUAGES, owner: DESK_OWNERS } as const;
export type Filter = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as Filter[];

const oneOf = <Word extends string>(words: readonly Word[], given: string | null): Word | undefined =>
  words.find((word) => word === given);

/** Reads the address; a word that is none of ours counts as absent. */
export function readAsked(parameters: URLSearchParams): Asked {
  const search = parameters.get('search')?.trim();
  const view = oneOf(DESK_VIEWS, parameters.get('view')) ?? 'open';
  if (search) return { view, search };
  const topic = oneOf(FILTERS.topic, parameters.get('topic'));
  const language = oneOf(FILTERS.language, parameters.get('language'));
  // The view 'mine' filters by owner already.
  const owner = view === 'mine' ? undefined : oneOf(FILTERS.owner, parameters.get('owner'));
  return { view, ...(topic && { topic }), ...(language && { language }), ...(owner && { owner }) };
}

/** How many filters narrow the queue. */
export const countFilters = (asked: Asked): number => FILTER_NAMES.filter((name) => asked[name]).length;
