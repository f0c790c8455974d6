import type { ReactNode } from 'react';
import { serverMessageOf } from '../lib/api-error.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { ErrorFace } from './error-face.tsx';
import { Notice } from './notice.tsx';

type FailedLoadProps = {
  /** Without a heading it is a notice in the page; with one it stands for the whole screen or section. */
  heading?: ReactNode;
  /** Inside another part: a plain row instead of a notice. */
  isRow?: boolean;
  level?: 1 | 2 | 3;
  error: unknown;
  /** What is said where the server said nothing. */
  fallback: string;
  /** Takes the place of the server's message. */
  message?: string | false;
  isTrying: boolean;
  onTry: () => unknown;
  /** Another way out, beside trying again. */
  otherAction?: ReactNode;
};

/** What is shown when data could not be loaded: the server's message and the button to try again, which keeps the focus while it does. */
export function FailedLoad(props: FailedLoadProps) {
  const { heading, isRow, level = 2, error, fallback, isTrying, onTry, otherAction } = props;
  const words = useMessages(commonMessages).ui;
  const message = props.message || serverMessageOf(error, fallback);
  const action = (look: { size?: 'small'; variant?: 'secondary' }) => (
    <>
      <Button {...look} isBusy={isTrying} onClick={() => onTry()}>
        {words.tryAgain}
      </Button>
      {otherAction}
    </>
  );
  if (isRow)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{message}</p>
        {action({ size: 'small', variant: 'secondary' })}
      </div>
    );
  if (!heading)
    return (
      <Notice variant="danger" isLive action={action({ size: 'small', variant: 'secondary' })}>
        {message}
      </Notice>
    );
  return (
    <ErrorFace heading={heading} level={level} action={action({})}>
      {message}
    </ErrorFace>
  );
}
