import { useMutation } from '@tanstack/react-query';
import { serverMessageOf } from '../../../../lib/api-error.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { profileMessages } from '../messages.ts';

/** The button that has a code sent, and the words when it could not be. */
export function SendCode({ send }: { send: () => Promise<unknown> }) {
  const words = useMessages(profileMessages).privacy;
  const { mutate, isPending, error } = useMutation({ mutationFn: send });
  return (
    <div className="space-y-3">
      {error && (
        <Notice variant="danger" isLive>
          {serverMessageOf(error, words.sendFailed)}
        </Notice>
      )}
      <Button isFullWidth isBusy={isPending} onClick={() => mutate()}>
        {words.sendCode}
      </Button>
    </div>
  );
}
