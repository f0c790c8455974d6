import { useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { forgetReturnTo, returnTo } from '../../../lib/tab-owner.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { dashboardMessages } from './messages.ts';

/** Offers the way to the address that was asked for before signing in. */
export function ContinueOffer() {
  const words = useMessages(dashboardMessages);
  const [address, setAddress] = useState(returnTo);
  if (!address) return null;
  const dismiss = () => {
    forgetReturnTo();
    setAddress(null);
  };
  return (
    <Notice
      title={words.continueTitle}
      className="mb-6"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={address} onClick={forgetReturnTo} className="max-w-full break-all">
            {fill(words.continueTo, { address })}
          </ButtonLink>
          <Button variant="quiet" onClick={dismiss}>
            {words.dismiss}
          </Button>
        </div>
      }
    />
  );
}
