import { UNDO_DAYS } from '@dakhila/domain/privacy/policy';
import { closeAccount, countEnding, findClosure, reopenAccount } from '../../modules/privacy/index.ts';
import { command, Refusal } from '../command.ts';
import { inIst } from '../format.ts';
import { maskedStudent, studentTyped, whoPositional } from './student-typed.ts';

export const studentsClose = command({
  name: 'students close',
  summary: `Close an account: signed out, sessions cancelled, nothing shared; after ${UNDO_DAYS} days it is erased`,
  example: 'students close student@example.com --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: whoPositional,
  options: {},
  async plan({ db }, { who }) {
    const student = await studentTyped(db, who);
    if (await findClosure(db, student.id)) throw new Refusal('This account is already closed.');
    const { attempts, sessions, assessments } = student.balances;
    const left = { attempts: attempts.left, sessions: sessions.left, assessments: assessments.left };
    const ends = { openSessions: student.openSessions, ...(await countEnding(db, student.id)) };
    return {
      lines: [
        `${maskedStudent(student)} is closed: signed out on ${ends.openSessions} devices, ${ends.bookingsAhead} sessions ahead cancelled, ${ends.reportLinks} links to reports ended.`,
        `Left are ${left.attempts} attempts, ${left.sessions} sessions and ${left.assessments} assessments.`,
        `The student gets a mail, and has ${UNDO_DAYS} days to open the account again; then it is erased for good.`,
      ],
      data: { id: student.id, ends, left, undoDays: UNDO_DAYS },
      subject: student.id,
      details: ends,
    };
  },
  async run(deps, { who }) {
    const { id } = await studentTyped(deps.db, who);
    const { eraseAt } = await closeAccount(deps, { studentId: id, askedBy: 'operator' });
    return {
      lines: [`Closed. It is erased after ${inIst(eraseAt)}, unless: students reopen ${id}`],
      data: { id, eraseAt },
      subject: id,
      details: { eraseAt: eraseAt.toISOString() },
    };
  },
});

export const studentsReopen = command({
  name: 'students reopen',
  summary: 'Open a closed account again before it is erased; what was cancelled stays so',
  example: 'students reopen student@example.com',
  changes: 'world',
  positionals: whoPositional,
  options: {},
  async plan({ db }, { who }) {
    const student = await studentTyped(db, who);
    const closure = await findClosure(db, student.id);
    if (!closure) throw new Refusal('This account is open.');
    return {
      lines: [
        `${maskedStudent(student)}, closed by the ${closure.askedBy} on ${inIst(closure.askedAt)}, is opened again.`,
      ],
      data: { id: student.id },
      subject: student.id,
      details: { askedBy: closure.askedBy },
    };
  },
  async run(deps, { who }) {
    const { id } = await studentTyped(deps.db, who);
    await reopenAccount(deps, id);
    return { lines: ['Open again; the student gets a mail.'], data: { id }, subject: id };
  },
});
