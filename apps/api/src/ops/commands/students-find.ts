import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import { lookUpKeyOf, lookUpStudent } from '../../modules/students/look-up-student.ts';
import { command, UsageError } from '../command.ts';
import { aligned, inIst } from '../format.ts';

export const studentsFind = command({
  name: 'students find',
  summary: 'Find a student by e-mail, phone or id; contacts are masked',
  example: 'students find student@example.com',
  changes: 'nothing',
  positionals: { who: { summary: 'An e-mail address, a phone of 10 or 12 digits, or an id' } },
  options: { full: { type: 'boolean', summary: 'Show name and contacts in full' } },
  async run({ db }, { who, full }) {
    const key = lookUpKeyOf(who);
    if (!key) throw new UsageError('That is no e-mail address, no phone and no id.');
    const student = await lookUpStudent(db, key);
    const details = { by: key.by, isFound: student !== undefined, isFull: full };
    if (!student) return { lines: [`No student with that ${key.by}.`], data: null, details, isBad: true };

    const { id, tierName, affiliationCode, createdAt, balances, openSessions } = student;
    const name = `${student.firstName} ${student.lastName}`;
    const shown = {
      id,
      name: full ? name : name.replace(/(\S)\S*/g, '$1.'),
      email: full ? student.email : maskEmail(student.email),
      phone: full ? student.phone : maskPhone(student.phone),
    };
    const left = {
      attempts: balances.attempts.left,
      sessions: balances.sessions.left,
      assessments: balances.assessments.left,
    };
    return {
      lines: aligned([
        ['Id', shown.id],
        ['Name', shown.name],
        ['E-mail', shown.email],
        ['Phone', shown.phone],
        ['Plan', tierName],
        ['Left', `${left.attempts} attempts, ${left.sessions} sessions, ${left.assessments} assessments`],
        ['Affiliation', affiliationCode ?? 'none'],
        ['Since', inIst(createdAt)],
        ['Signed in on', `${openSessions} devices`],
      ]),
      data: { ...shown, tierName, affiliationCode, createdAt, left, openSessions },
      subject: id,
      details,
    };
  },
});
