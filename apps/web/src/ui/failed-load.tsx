import type { ReactNode } from 'react';
import { serverMessageOf } from '../lib/api-error.ts';
import { useMessages } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { ErrorFace } from './error-face.tsx';
import { uiMessages } from './messages.ts';

type FailedLoadProps = {
  heading: ReactNode;
  error: unknown;
  /** What is said where the server said nothing. */
  fallback: string;
  isTrying: boolean;
  onTry: () => unknown;
};

/** What a screen shows when its data could not be fetched: the server's word, and the button to try again. */
export function FailedLoad({ heading, error, fallback, isTrying, onTry }: FailedLoadProps) {
  const words = useMessages(uiMessages);
  return (
    <ErrorFace
      heading={heading}
      action={
        <Button isBusy={isTrying} onClick={() => onTry()}>
          {words.tryAgain}
        </Button>
      }
    >
      {serverMessageOf(error, fallback)}
    </ErrorFace>
  );
}
