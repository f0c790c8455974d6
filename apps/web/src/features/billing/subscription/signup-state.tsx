import { fill, useMessages } from '../../../lib/messages.ts';
import { signupEmail } from '../../../lib/stored.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReviewNotice } from '../checkout/review-notice.tsx';
import { billingMessages } from '../messages.ts';
import { loadOrderUnderWay } from './queries.ts';

/** Whose sign-up this is, and the payment of it that is under way. */
export function SignupState({ email }: { email: string }) {
  const words = useMessages(billingMessages).subscription;
  const { data: order } = useLoad(loadOrderUnderWay, { key: 'order-under-way' });
  return (
    <div className="mb-6 flex flex-col gap-4">
      <p className="text-sm break-words text-quiet">
        {fill(words.signingUpAs, { email })}{' '}
        <TextLink to={paths.signup} onClick={signupEmail.remove} className="inline-block py-3">
          {words.notYou}
        </TextLink>
      </p>
      {order?.state === 'review' && <ReviewNotice plan={order.plan} amount={order.amount} />}
      {order?.state === 'processing' && (
        <Notice
          variant="warning"
          isLive
          action={
            <ButtonLink to={paths.payment} state="signup" size="small" variant="secondary">
              {words.toPayment}
            </ButtonLink>
          }
        >
          {fill(words.underWay, { plan: order.plan })}
        </Notice>
      )}
    </div>
  );
}
