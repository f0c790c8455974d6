import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { serverMessageOf } from '../lib/api-error.ts';
import { classNames } from '../lib/class-names.ts';

type NoticeProps = {
  variant?: 'info' | 'good' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces it when it appears: for notices after an action, not for those that are on the page from the start. */
  isLive?: boolean;
  className?: string;
};

const LOOKS = {
  info: { icon: Info, box: 'bg-ink-soft', sign: 'text-ink' },
  good: { icon: CircleCheck, box: 'bg-good-soft', sign: 'text-good-text' },
  warning: { icon: TriangleAlert, box: 'bg-marigold-soft', sign: 'text-marigold-text' },
  danger: { icon: CircleAlert, box: 'bg-danger-soft', sign: 'text-danger' },
} as const;

/** A box in the page with one message: information, success, warning or failure. */
export function Notice({ variant = 'info', title, children, action, isLive = false, className }: NoticeProps) {
  const { icon: Icon, box, sign } = LOOKS[variant];
  const role = variant === 'danger' ? 'alert' : 'status';
  return (
    <div
      {...(isLive && { role })}
      className={classNames('flex gap-3 rounded-card border border-transparent p-4', box, className)}
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', sign)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="max-w-reading text-sm">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}

type FailureNoticeProps = { error: unknown; fallback: string; className?: string };

/** Why an action failed: the server's message, else the fallback. Renders nothing while there is no error. */
export function FailureNotice({ error, fallback, className }: FailureNoticeProps) {
  if (!error) return null;
  return (
    <Notice variant="danger" isLive {...(className && { className })}>
      {serverMessageOf(error, fallback)}
    </Notice>
  );
}
