import { type DeskMember, deskSession } from '@dakhila/contract/desk/session';
import type { StaffAct } from '@dakhila/domain/staff/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call, setToken } from '../api.ts';
import { keepDraftsOf } from './drafts.ts';

const KEY = ['session'];

/** Notes who is signed in, outside of the page. After a sign-out the drafts wait for the same person. */
function noteMember(member: DeskMember | null) {
  setToken(member?.token ?? '');
  if (member) keepDraftsOf(member.id);
}

/** The signed-in member of the staff, or null. */
export const useSession = () =>
  useQuery({
    queryKey: KEY,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const member = (await call(deskSession.read, undefined, signal)).data;
      noteMember(member);
      return member;
    },
  });

/** Sets who is signed in. What the person before has read is forgotten. */
export function useSetMember() {
  const client = useQueryClient();
  return (member: DeskMember | null) => {
    noteMember(member);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
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
