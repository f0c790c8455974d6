import type { CounsellingOverview } from '@dakhila/contract/counselling';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import { useState } from 'react';
import { fill, useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { GuardianDialog } from '../assessment/index.ts';
import { counsellingMessages } from './messages.ts';
import { useRefresh } from './queries.ts';
import { linkTo } from './use-address.ts';

type BlockedNoticeProps = { reason: NonNullable<CounsellingOverview['blockedBy']>; className?: string };

/** What stands in the way of a booking, and the way past it. */
export function BlockedNotice({ reason, className }: BlockedNoticeProps) {
  const words = useMessages(counsellingMessages);
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const { title, text } = words.blocked[reason];
  const close = () => {
    setIsAsking(false);
    void refresh();
  };
  return (
    <Notice
      variant={reason === 'two-booked' ? 'info' : 'warning'}
      title={title}
      {...(className && { className })}
      action={
        reason === 'allowance' ? (
          <ButtonLink to={paths.topUpCounselling} size="small">
            {words.topUp}
          </ButtonLink>
        ) : reason === 'two-booked' ? (
          <ButtonLink to={linkTo({ view: 'sessions' })} size="small">
            {words.seeSessions}
          </ButtonLink>
        ) : (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {words.giveConsent}
          </Button>
        )
      }
    >
      {fill(text, COUNSELLING)}
      {isAsking && <GuardianDialog onClose={close} onSatisfied={close} />}
    </Notice>
  );
}
