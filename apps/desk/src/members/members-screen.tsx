import { deskMembers, type OneTimeLink, type StaffMember } from '@dakhila/contract/desk/members';
import { mayEndAtDesk } from '@dakhila/domain/staff/access';
import { STAFF_ROLE_NAMES } from '@dakhila/domain/staff/roles';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { pagedQuery } from '../../../web/src/lib/paged-query.ts';
import { Badge, type BadgeVariant } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { Cell, HeaderCell, Table, TableHead } from '../../../web/src/ui/table.tsx';
import { call } from '../api.ts';
import { useMember } from '../session/use-member.ts';
import { DeskPage } from '../shell/desk-page.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MemberDialog, type MemberTask } from './member-dialog.tsx';

const STATES: Readonly<Record<StaffMember['state'], { name: string; variant: BadgeVariant }>> = {
  active: { name: 'Has access', variant: 'good' },
  invited: { name: 'Invited', variant: 'secondary' },
  ended: { name: 'Access ended', variant: 'outline' },
};

/** The members of the staff with their roles, invitations and lost passkeys. */
export function MembersScreen() {
  const client = useQueryClient();
  const query = useInfiniteQuery(
    pagedQuery(['members'], (page, options) => call(deskMembers.list, { query: page }, options)),
  );
  const [task, setTask] = useState<MemberTask | null>(null);
  const [link, setLink] = useState<OneTimeLink | null>(null);
  const finish = (made: OneTimeLink | null) => {
    setTask(null);
    setLink(made);
    void client.invalidateQueries({ queryKey: ['members'] });
  };
  return (
    <DeskPage title="People">
      <PageHeader
        title="People"
        lead="Everyone who has or had access to the desk. Each change asks for your passkey and is logged."
        actions={<Button onClick={() => setTask({ kind: 'invite' })}>Invite someone</Button>}
      />
      <QueryView query={query} loading={<SkeletonCard className="h-60" />} fallback="The list couldn’t be loaded.">
        {({ pages }) => (
          <Table caption="People with access" isCaptionHidden>
            <TableHead columns={['Name', 'Roles', 'State', 'Passkey used', 'Change']} />
            <tbody>
              {pages
                .flatMap((page) => page.data)
                .map((member) => (
                  <MemberRow key={member.id} member={member} onTask={setTask} />
                ))}
            </tbody>
          </Table>
        )}
      </QueryView>
      <MoreButton query={query} />
      {task && <MemberDialog task={task} onDone={finish} onClose={() => setTask(null)} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </DeskPage>
  );
}

function MemberRow({ member, onTask }: { member: StaffMember; onTask: (task: MemberTask) => void }) {
  const isOneself = useMember().id === member.id;
  const { name, variant } = STATES[member.state];
  const { recovery } = member;
  return (
    <tr>
      <HeaderCell scope="row">
        {member.name}
        <span className="block font-normal text-quiet">{member.email}</span>
      </HeaderCell>
      <Cell>{member.roles.map((role) => STAFF_ROLE_NAMES[role]).join(', ')}</Cell>
      <Cell>
        <Badge variant={variant}>{name}</Badge>
        {recovery && (
          <span className="mt-1 block text-xs text-quiet">
            {recovery.askedBy} asked for a new passkey: {recovery.reason}
          </span>
        )}
      </Cell>
      <Cell className="whitespace-nowrap">{member.lastSeenAt ? indianDateTime(member.lastSeenAt) : 'Never'}</Cell>
      <Cell>
        {member.state !== 'ended' && (
          <div className="flex gap-2">
            {!isOneself && (
              <Button size="small" variant="secondary" onClick={() => onTask({ kind: 'roles', member })}>
                Roles
              </Button>
            )}
            {recovery?.mayConfirm && (
              <Button size="small" onClick={() => onTask({ kind: 'confirm', member })}>
                Confirm
              </Button>
            )}
            {member.state === 'active' && !isOneself && !recovery && (
              <Button size="small" variant="secondary" onClick={() => onTask({ kind: 'recover', member })}>
                Lost passkey
              </Button>
            )}
            {mayEndAtDesk(member.roles) && (
              <Button size="small" variant="secondary" onClick={() => onTask({ kind: 'end', member })}>
                End access
              </Button>
            )}
          </div>
        )}
      </Cell>
    </tr>
  );
}
