import Sparkles from 'lucide-react/icons/sparkles';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ApiError, NetworkError, serverMessageOf } from '../../../lib/api-error.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useStudent } from '../../account/index.ts';
import { predictorMessages } from '../messages.ts';
import type { NamedProblem } from './field-labels.ts';

type FormFrameProps = {
  problems: readonly NamedProblem[];
  /** Counts submits, so that the focus moves to the first problem again. */
  tries: number;
  error: Error | null;
  isBusy: boolean;
  /** The answers are only saved: nothing is predicted or spent. */
  isForProfile: boolean;
  /** Null if nothing can be saved. */
  isRemembered: boolean | null;
  rememberLabel: string;
  onRemember: (isRemembered: boolean) => void;
  onSubmit: () => void;
  onDismissError: () => void;
  children: ReactNode;
};

export function FormFrame(props: FormFrameProps) {
  const { problems, tries, error, isBusy, isForProfile, onSubmit, onDismissError, children } = props;
  const { isRemembered, rememberLabel, onRemember } = props;
  const messages = useMessages(predictorMessages).form;
  const form = useRef<HTMLFormElement>(null);
  const { student } = useStudent();
  const left = student?.subscriptionAllowance.recommendationPulls;
  const isExhausted = error instanceof ApiError && error.code === 'allowance-exhausted';
  const isOffline = error instanceof NetworkError;
  const saveReason = isOffline ? messages.saveOffline : messages.saveFailed;
  const runReason = isOffline ? messages.offline : messages.failed;
  const isRefused = error instanceof ApiError && error.code === 'invalid-input';

  useEffect(() => {
    if (tries === 0) return;
    const wrong = firstWrong(form.current);
    wrong?.closest('details')?.setAttribute('open', '');
    wrong?.focus();
  }, [tries]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      {children}
      {problems.length > 0 && (
        <Notice variant="danger" isLive title={fill(messages.problems, { count: problems.length })}>
          <ul className="list-disc ps-4">
            {problems.map(({ field, label, sentence }) => (
              <li key={field}>
                {label && <span className="block font-semibold">{label}</span>}
                {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {error && !isExhausted && !isRefused && (
        <Notice variant="danger" isLive title={isForProfile ? messages.profileFailed : messages.failedTitle}>
          {serverMessageOf(error, isForProfile ? saveReason : runReason)}
        </Notice>
      )}
      {left === 0 && !isForProfile && (
        <Notice
          variant="warning"
          title={messages.noneLeftTitle}
          action={
            <ButtonLink to={paths.topUp} variant="secondary" size="small">
              {messages.topUp}
            </ButtonLink>
          }
        >
          {messages.noneLeft}
        </Notice>
      )}
      <div className="sm:flex sm:items-center sm:justify-between sm:gap-6">
        <div>
          {isForProfile && <p className="mb-3 text-sm text-quiet sm:mb-0">{messages.savingIsFree}</p>}
          {isRemembered !== null && !isForProfile && (
            <Checkbox checked={isRemembered} onChange={(event) => onRemember(event.target.checked)}>
              {rememberLabel}
            </Checkbox>
          )}
          {left !== undefined && left > 0 && !isForProfile && (
            <p className="mb-3 text-sm text-quiet sm:mb-0">{fill(messages.costs, { count: left })}</p>
          )}
        </div>
        <Button type="submit" size="large" isBusy={isBusy} className="w-full shrink-0 sm:w-auto">
          {!isForProfile && <Sparkles aria-hidden="true" />}
          {isForProfile ? messages.save : messages.predict}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isBusy && (isForProfile ? messages.saving : messages.predicting)}
      </p>
      <Dialog
        isOpen={isExhausted}
        onClose={onDismissError}
        size="small"
        title={messages.exhaustedTitle}
        footer={
          <>
            <Button variant="quiet" onClick={onDismissError}>
              {messages.notNow}
            </Button>
            <ButtonLink to={paths.topUp}>{messages.topUp}</ButtonLink>
          </>
        }
      >
        <p>{isExhausted && serverMessageOf(error, messages.noneLeft)}</p>
        <p className="mt-2 text-sm text-quiet">{messages.exhaustedKept}</p>
      </Dialog>
    </form>
  );
}

function firstWrong(form: HTMLFormElement | null): HTMLElement | null {
  return (
    form?.querySelector<HTMLElement>(
      '[data-field] [aria-invalid="true"], [data-field] fieldset[aria-describedby*="-error"] input',
    ) ?? null
  );
}
