import { type DeskMember, deskSession } from '@dakhila/contract/desk/session';
import type { StaffAct } from '@dakhila/domain/staff/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call, setToken } from '../api.ts';

const KEY = ['session'];

/** The signed-in member of the staff, or null. */
export const useSession = () =>
  useQuery({
    queryKey: KEY,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const member = (await call(deskSession.read, undefined, signal)).data;
      setToken(member?.token ?? '');
      return member;
    },
  });

/** Sets who is signed in. What the person before has read is forgotten. */
export function useSetMember() {
  const client = useQueryClient();
  return (member: DeskMember | null) => {
    setToken(member?.token ?? '');
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
