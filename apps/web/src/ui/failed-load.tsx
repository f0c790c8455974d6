import type { ReactNode } from 'react';
import { serverMessageOf } from '../lib/api-error.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Notice } from './notice.tsx';

type FailedLoadProps = {
  /** Without a heading it is a notice in the page; with one it replaces the whole screen or section. */
  heading?: ReactNode;
  /** For use inside a card: a plain row instead of a notice. */
  isRow?: boolean;
  level?: 1 | 2 | 3;
  error: unknown;
  /** Shown if the server gave no message. */
  fallback: string;
  /** Replaces the server's message. */
  message?: string | false;
  isTrying: boolean;
  onTry: () => unknown;
  /** Another action, next to trying again. */
  otherAction?: ReactNode;
};

/** Shown when data could not be loaded: the server's message and a button to try again, which keeps the focus meanwhile. */
export function FailedLoad(props: FailedLoadProps) {
  const { heading, isRow, level = 2, error, fallback, isTrying, onTry, otherAction } = props;
  const messages = useMessages(commonMessages).ui;
  const message = props.message || serverMessageOf(error, fallback);
  const action = (look: { size?: 'small'; variant?: 'secondary' }) => (
    <>
      <Button {...look} isBusy={isTrying} onClick={() => onTry()}>
        {messages.tryAgain}
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
    <ErrorState heading={heading} level={level} action={action({})}>
      {message}
    </ErrorState>
  );
}
