import type { StudentContext } from '@dakhila/contract/desk/tickets';
import { maskPhone } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import { mayDo } from '@dakhila/domain/staff/roles';
import type { Db } from '../../db/client.ts';
import type { StaffSession } from '../../http/caller.ts';
import { searchOrders } from '../billing/index.ts';
import { lookUpKeyOf, lookUpStudent, readStudentHistory } from '../operations/index.ts';
import { noteLook, studentLook } from './looks.ts';
import { refundStateOf } from './refunds.ts';

const NEWEST_ORDERS = 10;

/** The student behind a ticket, for a stated reason: what helps to answer, and no more than the role may see. */
export async function readStudentContext(
  db: Db,
  staff: StaffSession,
  { studentId, number }: { studentId: string; number: number },
  reason: string,
): Promise<StudentContext> {
  const key = lookUpKeyOf(studentId);
  const student = key && (await lookUpStudent(db, key));
  if (!student || student.erasedAt) throw new DomainError('not-found');
  await noteLook(db, staff, studentLook({ studentId, number }), reason);
  const { devices, failures } = await readStudentHistory(db, studentId);
  const orders = mayDo(staff.roles, 'orders.read') ? await searchOrders(db, { who: studentId }) : [];
  return {
    name: `${student.firstName} ${student.lastName}`.trim(),
    email: student.email,
    phone: maskPhone(student.phone),
    plan: student.tierName,
    since: student.createdAt.toISOString(),
    left: student.left,
    devices: devices.map(({ device, lastSeenAt }) => ({ device, lastSeenAt: lastSeenAt.toISOString() })),
    failures: failures.map(({ at, ...failure }) => ({ ...failure, at: at.toISOString() })),
    orders: orders.slice(0, NEWEST_ORDERS).map((order) => ({
      ...{ transactionId: order.transactionId, plan: order.tierName, amountPaise: order.amountPaise },
      state: refundStateOf(order),
      at: order.createdAt.toISOString(),
    })),
  };
}
