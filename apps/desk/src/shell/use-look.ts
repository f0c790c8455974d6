import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The server takes a reason for 15 minutes; a link that stays longer would be refused. */
const SHOWN_MS = 14 * 60_000;

/** Sends the reason for a look at a file of a student. After a while it has to be given again. */
export function useLook(send: (reason: string) => Promise<unknown>) {
  const look = useMutation({ mutationFn: send });
  const { isSuccess, reset } = look;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  return look;
}
