import { type DeskCoupon, deskCoupons } from '@dakhila/contract/desk/coupons';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../web/src/ui/confirm-dialog.tsx';
import { showToast } from '../../../../web/src/ui/toast.tsx';
import { call } from '../../api.ts';
import { useDraft } from '../../session/drafts.ts';
import { withPasskey } from '../../session/passkey.ts';
import { RestoredDraft } from '../../session/restored-draft.tsx';
import { passkeyFailure } from '../../session/sign-in-screen.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { boundsOf, type CouponForm, errorsOf, formOf, termsOf } from './coupon-form.ts';
import { COUPONS_KEY } from './queries.ts';

export type CouponTask = { act: 'add' } | { act: 'change' | 'end' | 'reopen'; coupon: DeskCoupon };

const WORDS = {
  add: { title: () => 'New coupon', confirm: 'Create', done: (code: string) => `${code} can be used` },
  change: { title: (code: string) => `Change ${code}`, confirm: 'Save', done: (code: string) => `${code} changed` },
  end: { title: (code: string) => `End ${code}`, confirm: 'End it', done: (code: string) => `${code} has ended` },
  reopen: { title: (code: string) => `Reopen ${code}`, confirm: 'Reopen', done: (code: string) => `${code} is open` },
} as const;

function perform(task: CouponTask, form: CouponForm) {
  if (task.act === 'add') return call(deskCoupons.add, { body: termsOf(form) });
  const params = { code: task.coupon.code };
  if (task.act === 'change') {
    const { lastDay, maxUses, maxUsesPerStudent } = task.coupon;
    const shown = { lastDay, maxUses, maxUsesPerStudent };
    return call(deskCoupons.change, { params, body: { ...boundsOf(form), shown } });
  }
  return call(deskCoupons.setActive, { params, body: { isActive: task.act === 'reopen' } });
}

/** A draft belongs to the limits that were shown when it was typed: after a colleague's change the new limits are shown instead. */
const recordOf = (coupon: DeskCoupon | null): string =>
  coupon ? ['coupon', coupon.code, coupon.lastDay, coupon.maxUses, coupon.maxUsesPerStudent].join(':') : 'new coupon';

type DialogProps = { task: CouponTask; plans: { id: string; name: string }[]; onClose: () => void };

/** Asks for the terms of a coupon, then for the passkey. What was typed is there again after the dialog was closed. */
export function CouponDialog({ task, plans, onClose }: DialogProps) {
  const client = useQueryClient();
  const coupon = task.act === 'add' ? null : task.coupon;
  const { draft: form, type, reset, isRestored } = useDraft(recordOf(coupon), formOf(coupon));
  const [isChecked, setIsChecked] = useState(false);
  const words = WORDS[task.act];
  const hasFields = task.act === 'add' || task.act === 'change';
  const days = { shownDay: coupon?.lastDay ?? null, today: dayOf(new Date()) };
  const errors = hasFields ? errorsOf(form, task.act === 'add', days) : {};
  const work = useMutation({
    mutationFn: () => withPasskey(() => perform(task, form)),
    onSuccess: ({ data }) => {
      showToast({ title: words.done(data.code), variant: 'success' });
      reset(formOf(coupon));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: COUPONS_KEY }),
  });
  return (
    <ConfirmDialog
      title={words.title(coupon?.code ?? '')}
      cancel="Cancel"
      confirm={words.confirm}
      look={task.act === 'end' ? 'destructive' : 'primary'}
      isBusy={work.isPending}
      failure={work.error && passkeyFailure(work.error)}
      onConfirm={() => {
        setIsChecked(true);
        if (Object.keys(errors).length === 0) work.mutate();
      }}
      onClose={onClose}
    >
      {hasFields ? (
        <>
          {isRestored && <RestoredDraft onStartAgain={() => reset(formOf(coupon))} />}
          <CouponFields
            form={form}
            errors={isChecked ? errors : {}}
            plans={task.act === 'add' ? plans : null}
            onChange={(part) => type({ ...form, ...part })}
          />
        </>
      ) : (
        <p className="text-quiet">
          {task.act === 'end'
            ? 'No one can use it from now on. Orders that have it already keep it.'
            : 'It can be used again, within its days and limits.'}
        </p>
      )}
    </ConfirmDialog>
  );
}
