import { useMutation } from '@tanstack/react-query';
import { serverMessageOf } from '../../lib/api-error.ts';
import { useRefresh } from './queries.ts';

type Change<Input> = {
  send: (input: Input) => Promise<unknown>;
  /** What to say when the server gives no reason. */
  failed: string;
  onDone: () => void;
};

/** Changes a session; what the page shows is asked for again, whether it worked or not. */
export function useChange<Input = void>({ send, failed, onDone }: Change<Input>) {
  const refresh = useRefresh();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await refresh();
      onDone();
    },
    onError: () => void refresh(),
  });
  return { change: mutate, isPending, failure: error && serverMessageOf(error, failed), forgetFailure: reset };
}
