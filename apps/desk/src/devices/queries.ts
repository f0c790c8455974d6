import { type DeskPasskey, deskPasskeys } from '@dakhila/contract/desk/passkeys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { makePasskey, withPasskey } from '../session/passkey.ts';

const KEY = ['passkeys'];

export const useDevices = () => useQuery(endpointQuery(KEY, deskPasskeys.list));

/** Changes the member's own devices; the server asks for the passkey first. */
function useChange<Wanted>(change: (wanted: Wanted) => Promise<DeskPasskey[]>, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (devices) => {
      client.setQueryData(KEY, devices);
      onDone();
    },
  });
}

export const useAddDevice = (onDone: () => void) =>
  useChange(async (name: string) => {
    const begun = await withPasskey(() => call(deskPasskeys.beginAdd, { body: {} }));
    const made = await makePasskey(begun.data);
    return (await withPasskey(() => call(deskPasskeys.add, { body: { name, ...made } }))).data;
  }, onDone);

export const useRemoveDevice = (onDone: () => void) =>
  useChange(
    async (id: string) => (await withPasskey(() => call(deskPasskeys.remove, { params: { id }, body: {} }))).data,
    onDone,
  );
