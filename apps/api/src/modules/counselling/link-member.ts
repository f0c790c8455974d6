import { DomainError } from '@dakhila/domain/errors';
import type { StaffRole } from '@dakhila/domain/staff/roles';
import type { Db } from '../../db/client.ts';
import { requireCounsellor } from './calendar.ts';
import { type CounsellorRow, findByMember, setMember } from './counsellor-store.ts';

type Member = { id: string; roles: readonly StaffRole[] };

/**
 * Links a counsellor to a member of the staff, or to nobody. The caller's transaction has locked the member. A member can
 * be only one counsellor, so that nobody reads the sessions of two.
 */
export async function linkMember(tx: Db, counsellorId: string, member: Member | null): Promise<CounsellorRow> {
  const counsellor = await requireCounsellor(tx, counsellorId);
  if (member !== null) {
    if (!member.roles.includes('counsellor'))
      throw new DomainError('conflict', { detail: 'This person does not have the role counsellor.' });
    const other = await findByMember(tx, member.id);
    if (other && other.id !== counsellorId)
      throw new DomainError('conflict', { detail: `This person is already the counsellor ${other.name}.` });
  }
  await setMember(tx, counsellorId, member?.id ?? null);
  return counsellor;
}
