import { seasonPlan } from '@dakhila/contract/season-plan';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { LISTS_KEY } from '../membership/queries.ts';

/** What the address says: which lists, and how many CAP choices stand above a JoSAA seat. */
export type PlanAddress = { josaaList: string | null; capList: string | null; capAbove: string | null };

/** The address is typed by anyone: only what the server accepts is sent. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PLACES = /^\d{1,3}$/;

export function readPlanAddress(search: URLSearchParams): PlanAddress {
  const matching = (name: string, pattern: RegExp) => {
    const value = search.get(name);
    return value !== null && pattern.test(value) ? value : null;
  };
  return {
    josaaList: matching('josaa', ID),
    capList: matching('cap', ID),
    capAbove: matching('above', PLACES),
  };
}

/** The lists and the profile may have changed on another page: each visit fetches the plan again. */
export const seasonPlanQuery = ({ josaaList, capList, capAbove }: PlanAddress) =>
  endpointQuery(
    [...LISTS_KEY, 'season-plan', josaaList, capList, capAbove],
    seasonPlan.read,
    {
      query: {
        ...(josaaList !== null && { josaaList }),
        ...(capList !== null && { capList }),
        ...(capAbove !== null && { capAbove }),
      },
    },
    { staleTime: 0, refetchOnMount: 'always', placeholderData: keepPreviousData },
  );
