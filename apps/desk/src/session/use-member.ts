import { type DeskMember, deskSession } from '@dakhila/contract/desk/session';
import type { StaffAct } from '@dakhila/domain/staff/roles';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call, setToken } from '../api.ts';
import { keepDraftsOf } from './drafts.ts';

const KEY = ['session'];

/** The signed-in member of the staff, or null. */
export const useSession = () =>
  useQuery({
    queryKey: KEY,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client, signal }) => {
      const member = (await call(deskSession.read, undefined, { signal })).data;
      const before = client.getQueryData<DeskMember | null>(KEY);
      if (before && !isSame(before, member)) forgetAnswers(client);
      prepareFor(member);
      return member;
    },
  });

/** The same person, who may do the same as before. */
const isSame = (before: DeskMember, now: DeskMember | null): boolean =>
  before.id === now?.id && before.acts.join() === now.acts.join();

/** Forgets what the person before has read. */
const forgetAnswers = (client: QueryClient) =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });

function prepareFor(member: DeskMember | null) {
  setToken(member?.token ?? '');
  if (member) keepDraftsOf(member.id);
}

/** Sets who is signed in. What somebody else has read or typed is forgotten. */
export function useSetMember() {
  const client = useQueryClient();
  return (member: DeskMember | null) => {
    prepareFor(member);
    forgetAnswers(client);
    client.setQueryData(KEY, member);
  };
}

const MemberContext = createContext<DeskMember | null>(null);
export const MemberProvider = MemberContext.Provider;

/** The person who is signed in. */
export function useMember(): DeskMember {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember needs a MemberProvider around it');
  return member;
}

/** Whether the person may do something; the server decides, the page only mirrors it. */
export const useMay = (act: StaffAct): boolean => useMember().acts.includes(act);
