import type { ComponentProps } from 'react';
import { ReasonDialog } from '../shell/reason-dialog.tsx';

type DialogProps = Pick<ComponentProps<typeof ReasonDialog>, 'send' | 'onSettled' | 'onClose' | 'children'>;

/** Says what a person found about something that then leaves the work list. */
export const CheckDialog = (props: DialogProps) => (
  <ReasonDialog
    title="Mark as looked at"
    confirm="Mark"
    look="primary"
    hint="What you found. It’s saved in the log, so please don’t name anyone."
    done="Marked as looked at"
    {...props}
  />
);
