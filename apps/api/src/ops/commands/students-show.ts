import { searchOrders } from '../../modules/billing/index.ts';
import { findClosure } from '../../modules/privacy/index.ts';
import { readStudentHistory } from '../../modules/students/student-history.ts';
import { command } from '../command.ts';
import { aligned, inIst } from '../format.ts';
import { orderData, orderLines } from './orders-shared.ts';
import { maskedStudent, studentTyped, whoPositional } from './student-typed.ts';

export const studentsShow = command({
  name: 'students show',
  summary:
    'Show what support needs to help a student: plan, ledger, orders, devices and how much there is of the rest; masked',
  example: 'students show student@example.com',
  changes: 'nothing',
  positionals: whoPositional,
  options: {},
  async run({ db }, { who }) {
    const student = await studentTyped(db, who);
    const [history, orders, closure] = await Promise.all([
      readStudentHistory(db, student.id),
      searchOrders(db, { who: student.id }),
      findClosure(db, student.id),
    ]);
    const { attempts, sessions, assessments } = student.balances;
    const left = { attempts: attempts.left, sessions: sessions.left, assessments: assessments.left };
    return {
      lines: [
        ...aligned([
          ['Id', student.id],
          ['Who', maskedStudent(student)],
          ['Plan', student.tierName],
          ['Left', `${left.attempts} attempts, ${left.sessions} sessions, ${left.assessments} assessments`],
          ['Since', inIst(student.createdAt)],
          ['State', closure ? `closed, erased after ${inIst(closure.eraseAt)}` : 'open'],
          [
            'Holds',
            Object.entries(history.counts)
              .map(([what, count]) => `${count} ${what}`)
              .join(', '),
          ],
        ]),
        ...section(
          'Newest in the ledger',
          history.ledger.map((row) => [inIst(row.createdAt), row.kind, signed(row.amount), row.reason, row.reference]),
        ),
        ...section(
          'Devices',
          history.devices.map((row) => [inIst(row.lastSeenAt), row.device]),
        ),
        '',
        'Orders',
        ...orderLines(orders),
      ],
      data: {
        id: student.id,
        tierName: student.tierName,
        createdAt: student.createdAt,
        left,
        closure: closure ?? null,
        ...history,
        orders: orders.map(orderData),
      },
      subject: student.id,
    };
  },
});

const section = (title: string, rows: string[][]) => ['', title, ...(rows.length > 0 ? aligned(rows) : ['None.'])];
const signed = (amount: number) => (amount > 0 ? `+${amount}` : String(amount));
