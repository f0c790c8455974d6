import { endAllSessions, endEverySession } from '../../modules/students/end-sessions.ts';
import { command, UsageError } from '../command.ts';
import { maskedStudent, studentTyped, whoPositional } from './student-typed.ts';

export const studentsEndSessions = command({
  name: 'students end-sessions',
  summary: 'Sign a student out on every device, for a phone that was lost, or everybody; signing in again needs a code',
  example: 'students end-sessions student@example.com',
  changes: 'database',
  positionals: { who: { ...whoPositional.who, isOptional: true } },
  options: {
    all: { type: 'boolean', summary: 'Every student, for sessions that were stolen or came back with a backup' },
  },
  async run({ db }, { who, all }) {
    if ((who !== undefined) === all) throw new UsageError('Name one student, or all with --all.');
    if (who === undefined) {
      const ended = await endEverySession(db);
      return { lines: [`Everybody: signed out on ${ended} devices.`], data: { ended }, details: { all, ended } };
    }
    const student = await studentTyped(db, who);
    const ended = await endAllSessions(db, student.id);
    return {
      lines: [`${maskedStudent(student)}: signed out on ${ended} devices.`],
      data: { id: student.id, ended },
      subject: student.id,
      details: { ended },
    };
  },
});
