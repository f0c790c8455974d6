import { deskMembers } from '@dakhila/contract/desk/members';
import { isEmail, normalEmail } from '@dakhila/domain/contact';
import { isStaffRole, STAFF_ROLES, type StaffRole } from '@dakhila/domain/staff/roles';
import {
  changeRolesFromShell,
  endAccessFromShell,
  inviteMember,
  listMembers,
  recoverFromShell,
} from '../../modules/staff/index.ts';
import { command, UsageError } from '../command.ts';
import { inIst, table } from '../format.ts';

const email = { email: { summary: 'The work email of the person' } } as const;

function emailTyped(typed: string): string {
  if (!isEmail(typed)) throw new UsageError('That is not an email.');
  return normalEmail(typed);
}

function rolesTyped(typed: string): StaffRole[] {
  const roles = typed.split(',').map((word) => word.trim());
  if (!roles.every(isStaffRole)) throw new UsageError(`--role must be of ${STAFF_ROLES.join(', ')}, with commas.`);
  return roles;
}

const linkLines = (url: string, expiresAt: string) => [
  url,
  `It works once, until ${inIst(new Date(expiresAt))}. Hand it over in person or on a channel you trust.`,
];

const invite = command({
  name: 'staff invite',
  summary:
    'Invite someone to the desk and print the link that registers their passkey; the first administrator starts here',
  example: 'staff invite asha@example.com --name "Asha Patil" --role administrator,support',
  changes: 'database',
  positionals: email,
  options: {
    name: { type: 'string', summary: 'The name that colleagues read', isRequired: true },
    role: { type: 'string', summary: `One or more of ${STAFF_ROLES.join(', ')}, with commas`, isRequired: true },
  },
  async run(deps, args) {
    const parsed = deskMembers.invite.body.safeParse({
      email: emailTyped(args.email),
      name: args.name,
      roles: rolesTyped(args.role),
    });
    if (!parsed.success) throw new UsageError('--name must have 1 to 80 characters.');
    const { id, url, expiresAt } = await inviteMember(deps, deps.db, parsed.data);
    const details = { roles: parsed.data.roles.join(' ') };
    return { lines: linkLines(url, expiresAt), data: { id, url, expiresAt }, subject: id, details };
  },
});

const setRoles = command({
  name: 'staff roles',
  summary: 'Give someone at the desk exactly these roles; administrator and finance are given only here',
  example: 'staff roles asha@example.com --role support,finance',
  changes: 'database',
  positionals: email,
  options: {
    role: { type: 'string', summary: `One or more of ${STAFF_ROLES.join(', ')}, with commas`, isRequired: true },
  },
  async run({ db }, args) {
    const roles = rolesTyped(args.role);
    const { id, name, hadLink, isInvited } = await changeRolesFromShell(db, emailTyped(args.email), roles);
    const lines = [
      `${name} now has the roles: ${roles.join(', ')}.`,
      ...(hadLink
        ? [`Their link works no more. ${isInvited ? 'Make a new one: ops staff invite.' : 'Recover again.'}`]
        : []),
    ];
    return { lines, data: { id, roles }, subject: id, details: { roles: roles.join(' ') } };
  },
});

const end = command({
  name: 'staff end',
  summary: 'End someone’s access to the desk, also that of an administrator, unless it is the last one',
  example: 'staff end asha@example.com',
  changes: 'database',
  isIrreversible: true,
  positionals: email,
  async run({ db }, args) {
    const { id, name } = await endAccessFromShell(db, emailTyped(args.email));
    return { lines: [`${name} has no access any more.`], data: { id }, subject: id };
  },
});

const recover = command({
  name: 'staff recover',
  summary:
    'Print a new link for a lost passkey, while the desk has fewer than two other administrators who could do it',
  example: 'staff recover asha@example.com',
  changes: 'database',
  isIrreversible: true,
  positionals: email,
  async run(deps, args) {
    const { id, url, expiresAt } = await recoverFromShell(deps, deps.db, emailTyped(args.email));
    return { lines: linkLines(url, expiresAt), data: { id, url, expiresAt }, subject: id };
  },
});

const list = command({
  name: 'staff list',
  summary: 'List everyone who has or had access to the desk',
  example: 'staff list',
  changes: 'nothing',
  async run({ db }) {
    const members = (await listMembers(db)).map(({ id, name, roles, endedAt, passkeys, lastSeenAt }) => ({
      ...{ id, name, roles, lastSeenAt },
      state: endedAt ? 'ended' : passkeys > 0 ? 'active' : 'invited',
    }));
    const rows = members.map(({ name, state, roles, lastSeenAt }) => [
      ...[name, state, roles.join(', ')],
      lastSeenAt ? inIst(lastSeenAt) : '',
    ]);
    const lines = table(['Name', 'State', 'Roles', 'Passkey used'], rows, 'Nobody yet.');
    return { lines, data: members, details: { count: members.length } };
  },
});

export const staffCommands = [invite, list, setRoles, end, recover];
