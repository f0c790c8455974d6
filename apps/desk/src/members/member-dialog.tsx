import { deskMembers, type OneTimeLink, type StaffMember } from '@dakhila/contract/desk/members';
import { mayChangeRoleAtDesk } from '@dakhila/domain/staff/access';
import { STAFF_ROLE_NAMES, STAFF_ROLES, type StaffRole } from '@dakhila/domain/staff/roles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '../../../web/src/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { Field, FieldError } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';
import { call } from '../api.ts';
import { withPasskey } from '../session/passkey.ts';
import { passkeyFailure } from '../session/sign-in-screen.tsx';
import { ReasonField, useReason } from '../shell/reason-field.tsx';

export type MemberTask = { kind: 'invite' } | { kind: 'roles' | 'end' | 'recover' | 'confirm'; member: StaffMember };

type Form = { email: string; name: string; roles: StaffRole[] };

const WORDS = {
  invite: { confirm: 'Make the link', look: 'primary', title: () => 'Invite someone' },
  roles: { confirm: 'Save', look: 'primary', title: (name: string) => `Roles of ${name}` },
  end: { confirm: 'End access', look: 'destructive', title: (name: string) => `End the access of ${name}` },
  recover: { confirm: 'Ask', look: 'primary', title: (name: string) => `New passkey for ${name}` },
  confirm: { confirm: 'Make the link', look: 'primary', title: (name: string) => `New passkey for ${name}` },
} as const;

/** What happens, in a sentence. */
const EFFECTS = {
  invite: 'You get a link to hand over. It works once, for a day.',
  roles: 'It takes effect at once, even where they’re signed in now.',
  end: 'They’re signed out everywhere, and their passkeys are removed. What they did stays in the log.',
  recover: 'Another administrator must confirm it. Until then the old passkey works.',
  confirm: 'You get a link to hand over. When it’s used, the old passkeys stop working. Make sure it’s really them.',
} as const;

async function perform(
  task: MemberTask,
  { email, name, roles, reason }: Form & { reason: string },
): Promise<OneTimeLink | null> {
  if (task.kind === 'invite') return (await call(deskMembers.invite, { body: { email, name, roles } })).data;
  const params = { id: task.member.id };
  if (task.kind === 'confirm') return (await call(deskMembers.confirmRecovery, { params, body: {} })).data;
  if (task.kind === 'roles') await call(deskMembers.changeRoles, { params, body: { roles } });
  if (task.kind === 'end') await call(deskMembers.end, { params, body: { reason } });
  if (task.kind === 'recover') await call(deskMembers.askRecovery, { params, body: { reason } });
  return null;
}

type DialogProps = { task: MemberTask; onDone: (link: OneTimeLink | null) => void; onClose: () => void };

/** Asks for what a change of access needs, then for the passkey. */
export function MemberDialog({ task, onDone, onClose }: DialogProps) {
  const member = task.kind === 'invite' ? null : task.member;
  const [form, setForm] = useState<Form>({ email: '', name: '', roles: member?.roles ?? [] });
  const [isTried, setIsTried] = useState(false);
  const why = useReason();
  const change = (part: Partial<Form>) => setForm({ ...form, ...part });
  const act = useMutation({
    mutationFn: () => withPasskey(() => perform(task, { ...form, reason: why.reason })),
    onSuccess: onDone,
  });
  const { confirm, look, title } = WORDS[task.kind];
  const needsRoles = task.kind === 'invite' || task.kind === 'roles';
  const needsReason = task.kind === 'end' || task.kind === 'recover';
  const missing = {
    email: task.kind === 'invite' && !form.email.includes('@'),
    name: task.kind === 'invite' && form.name.trim() === '',
    roles: needsRoles && form.roles.length === 0,
  };
  const tell = (isMissing: boolean, text: string) => isTried && isMissing && text;
  const confirmAll = () => {
    setIsTried(true);
    if (!Object.values(missing).some(Boolean) && (!needsReason || why.require())) act.mutate();
  };
  return (
    <ConfirmDialog
      title={title(member?.name ?? '')}
      cancel="Cancel"
      confirm={confirm}
      look={look}
      isBusy={act.isPending}
      failure={act.error && passkeyFailure(act.error)}
      onConfirm={confirmAll}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-quiet">{EFFECTS[task.kind]}</p>
        {task.kind === 'invite' && (
          <>
            <Field label="Work email" error={tell(missing.email, 'Please enter an email address')}>
              <Input type="email" value={form.email} onChange={(event) => change({ email: event.target.value })} />
            </Field>
            <Field label="Name" error={tell(missing.name, 'Please enter a name')}>
              <Input value={form.name} maxLength={80} onChange={(event) => change({ name: event.target.value })} />
            </Field>
          </>
        )}
        {needsRoles && (
          <fieldset>
            <legend className="text-sm font-semibold">Roles</legend>
            {STAFF_ROLES.map((role) => (
              <Checkbox
                key={role}
                checked={form.roles.includes(role)}
                disabled={!mayChangeRoleAtDesk(role, member?.roles.includes(role) ?? false)}
                onChange={({ target }) =>
                  change({
                    roles: STAFF_ROLES.filter((one) => (one === role ? target.checked : form.roles.includes(one))),
                  })
                }
              >
                {STAFF_ROLE_NAMES[role]}
              </Checkbox>
            ))}
            <p className="text-sm text-quiet">
              No one at the desk can give Administrator or Finance alone. Ask whoever runs the server.
            </p>
            <div aria-live="polite">
              {isTried && missing.roles && <FieldError>Please choose at least one role</FieldError>}
            </div>
          </fieldset>
        )}
        {needsReason && <ReasonField {...why.field} />}
      </div>
    </ConfirmDialog>
  );
}
