import { endAllSessions } from '../../modules/students/end-sessions.ts';
import { command } from '../command.ts';
import { maskedStudent, studentTyped, whoPositional } from './student-typed.ts';

export const studentsEndSessions = command({
  name: 'students end-sessions',
  summary: 'Sign a student out on every device, for a phone that was lost; signing in again needs a code',
  example: 'students end-sessions student@example.com',
  changes: 'database',
  positionals: whoPositional,
  options: {},
  async run({ db }, { who }) {
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
