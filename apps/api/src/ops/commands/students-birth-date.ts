import { correctBirthDate } from '../../modules/guardian-consent/index.ts';
import { lookUpKeyOf, lookUpStudent } from '../../modules/students/look-up-student.ts';
import { command, NotThere, UsageError } from '../command.ts';

export const studentsBirthDate = command({
  name: 'students birth-date',
  summary: 'Mend a wrong birth date; a student under 18 cannot do so alone',
  example: 'students birth-date student@example.com --date 2008-03-14',
  changes: 'database',
  positionals: { who: { summary: 'An e-mail address, a phone of 10 or 12 digits, or an id' } },
  options: { date: { type: 'string', summary: 'As 2008-03-14', isRequired: true } },
  async run({ db, now }, { who, date }) {
    const key = lookUpKeyOf(who);
    if (!key) throw new UsageError('That is no e-mail address, no phone and no id.');
    const student = await lookUpStudent(db, key);
    if (!student) throw new NotThere(`No student with that ${key.by}.`);
    if (!(await correctBirthDate(db, { studentId: student.id, birthDate: date, now: now() })))
      throw new UsageError('--date is no day on which a student was born. Write it as 2008-03-14.');
    return { lines: ['Birth date mended.'], data: { id: student.id }, subject: student.id };
  },
});
