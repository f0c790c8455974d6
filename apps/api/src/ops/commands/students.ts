import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import { UNDO_DAYS } from '@dakhila/domain/privacy/policy';
import type { Db } from '../../db/client.ts';
import { correctBirthDate } from '../../modules/assessment/index.ts';
import { searchOrders } from '../../modules/billing/index.ts';
import {
  endAllSessions,
  endEverySession,
  lookUpKeyOf,
  lookUpStudent,
  readStudentHistory,
} from '../../modules/operations/student-lookup.ts';
import { closeAccount, copyOf, countEnding, findClosure, reopenAccount } from '../../modules/privacy/index.ts';
import { command, NotThere, Refusal, type Report, UsageError } from '../command.ts';
import { aligned, inIst, pick } from '../format.ts';
import { orderData, orderLines } from './orders.ts';
import { newFile, writeWhole } from './typed.ts';

const whoPositional = { who: { summary: 'An email, a phone number of 10 or 12 digits, or an id' } } as const;

/** The student of an e-mail, phone or id; throws when there is none or the account was erased. */
async function studentTyped(db: Db, who: string) {
  const key = lookUpKeyOf(who);
  if (!key) throw new UsageError('That is not an email, phone number or id.');
  const student = await lookUpStudent(db, key);
  if (!student) throw new NotThere(`No student with that ${key.by}.`);
  if (student.erasedAt) throw new NotThere(`This account was deleted on ${inIst(student.erasedAt)}.`);
  return student;
}

const about = (id: string, lines: string[], data: object = {}, details: Report['details'] = {}): Report => ({
  lines,
  data: { id, ...data },
  subject: id,
  details,
});

/** `{ attempts: 3 }` → '3 attempts' */
const inWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');

/** A student for the screen, masked: 'A. P., a****a@example.com, ******3210' */
const maskedStudent = (student: { firstName: string; lastName: string; email: string; phone: string }) =>
  `${`${student.firstName} ${student.lastName}`.replace(/(\S)\S*/g, '$1.')}, ${maskEmail(student.email)}, ${maskPhone(student.phone)}`;

const find = command({
  name: 'students find',
  summary: 'Find a student by email, phone or id; contacts are masked',
  example: 'students find student@example.com',
  changes: 'nothing',
  positionals: whoPositional,
  options: { full: { type: 'boolean', summary: 'Show name and contacts in full' } },
  async run({ db }, { who, full }) {
    const key = lookUpKeyOf(who);
    if (!key) throw new UsageError('That is not an email, phone number or id.');
    const student = await lookUpStudent(db, key);
    const details = { by: key.by, isFound: student !== undefined, isFull: full };
    if (!student) return { lines: [`No student with that ${key.by}.`], data: null, details, isBad: true };

    const { id, tierName, affiliationCode, createdAt, left, openSessions } = student;
    const name = `${student.firstName} ${student.lastName}`;
    const shown = {
      id,
      name: full ? name : name.replace(/(\S)\S*/g, '$1.'),
      email: full ? student.email : maskEmail(student.email),
      phone: full ? student.phone : maskPhone(student.phone),
    };
    return {
      lines: aligned([
        ['Id', shown.id],
        ['Name', shown.name],
        ['Email', shown.email],
        ['Phone', shown.phone],
        ['Plan', tierName],
        ['Left', inWords(left)],
        ['Affiliation', affiliationCode ?? 'none'],
        ['Since', inIst(createdAt)],
        ['Logged in on', `${openSessions} devices`],
      ]),
      data: { ...shown, tierName, affiliationCode, createdAt, left, openSessions },
      subject: id,
      details,
    };
  },
});

const show = command({
  name: 'students show',
  summary:
    'Show what support needs to help a student: plan, ledger, orders, devices, last errors and counts of the rest; masked',
  example: 'students show student@example.com',
  changes: 'nothing',
  positionals: whoPositional,
  async run({ db }, { who }) {
    const student = await studentTyped(db, who);
    const [history, orders, closure] = await Promise.all([
      readStudentHistory(db, student.id),
      searchOrders(db, { who: student.id }),
      findClosure(db, student.id),
    ]);
    const entries = history.ledger.map(({ createdAt, kind, amount, reason, reference }) => [
      ...[inIst(createdAt), kind, amount > 0 ? `+${amount}` : String(amount), reason, reference],
    ]);
    const account = pick(student, 'id', 'tierName', 'createdAt', 'left');
    const devices = history.devices.map((row) => [inIst(row.lastSeenAt), row.device]);
    const failures = history.failures.map(({ at, what, where, device }) => [inIst(at), where, what, device]);
    return {
      lines: [
        ...aligned([
          ['Id', student.id],
          ['Who', maskedStudent(student)],
          ['Plan', student.tierName],
          ['Left', inWords(student.left)],
          ['Since', inIst(student.createdAt)],
          ['State', closure ? `closed, deleted after ${inIst(closure.eraseAt)}` : 'open'],
          ['Holds', inWords(history.counts)],
        ]),
        ...section('Newest in the ledger', entries),
        ...section('Devices', devices),
        ...section('Last errors', failures),
        '',
        'Orders',
        ...orderLines(orders),
      ],
      data: { ...account, closure: closure ?? null, ...history, orders: orders.map(orderData) },
      subject: student.id,
    };
  },
});

const section = (title: string, rows: string[][]) => ['', title, ...(rows.length > 0 ? aligned(rows) : ['None.'])];

const birthDate = command({
  name: 'students birth-date',
  summary: 'Correct a wrong birth date; a student under 18 cannot do so alone',
  example: 'students birth-date student@example.com --date 2008-03-14',
  changes: 'database',
  positionals: whoPositional,
  options: { date: { type: 'string', summary: 'Written as 2008-03-14', isRequired: true } },
  async run({ db, now }, { who, date }) {
    const { id } = await studentTyped(db, who);
    if (!(await correctBirthDate(db, { studentId: id, birthDate: date, now: now() })))
      throw new UsageError('--date must be a student’s birth date, such as 2008-03-14.');
    return about(id, ['Birth date corrected.']);
  },
});

const endSessions = command({
  name: 'students end-sessions',
  summary: 'Log a student out on every device (e.g. a lost phone), or everyone; logging in again needs a code',
  example: 'students end-sessions student@example.com',
  changes: 'database',
  positionals: { who: { ...whoPositional.who, isOptional: true } },
  options: {
    all: { type: 'boolean', summary: 'Every student, if sessions were stolen or restored from a backup' },
  },
  async run({ db }, { who, all }) {
    if ((who !== undefined) === all) throw new UsageError('Name one student, or all with --all.');
    if (who === undefined) {
      const ended = await endEverySession(db);
      return { lines: [`Everyone: logged out on ${ended} devices.`], data: { ended }, details: { all, ended } };
    }
    const student = await studentTyped(db, who);
    const ended = await endAllSessions(db, student.id);
    return about(student.id, [`${maskedStudent(student)}: logged out on ${ended} devices.`], { ended }, { ended });
  },
});

const exportData = command({
  name: 'students export',
  summary: 'Write a copy of a student’s data to a file, for a student who asks support for it',
  example: 'students export student@example.com --to copy.json',
  changes: 'world',
  positionals: whoPositional,
  options: {
    to: { type: 'string', summary: 'The file to write, .json for programs or .html for people', isRequired: true },
  },
  async plan({ db }, { who, to }) {
    const student = await studentTyped(db, who);
    const { path, format } = fileTyped(to);
    const lines = [
      `The copy of the data of ${maskedStudent(student)} is written to ${path}, which only you can read.`,
      'Give it only to the student, then delete it.',
    ];
    return about(student.id, lines, { path, format }, { format });
  },
  async run(deps, { who, to }) {
    const student = await studentTyped(deps.db, who);
    const { path, format } = fileTyped(to);
    const bytes = await writeWhole(path, copyOf(deps, student, format));
    const lines = [`Written: ${path}, ${bytes} bytes. Delete it once the student has it.`];
    return about(student.id, lines, { path, format, bytes }, { format, bytes });
  },
});

function fileTyped(to: string) {
  const format = to.endsWith('.json') ? 'json' : to.endsWith('.html') ? 'html' : null;
  if (!format) throw new UsageError('--to must end in .json or .html.');
  return { path: newFile(to), format } as const;
}

const close = command({
  name: 'students close',
  summary: `Close an account: logged out, sessions cancelled, nothing shared; after ${UNDO_DAYS} days it is deleted`,
  example: 'students close student@example.com --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: whoPositional,
  async plan({ db }, { who }) {
    const student = await studentTyped(db, who);
    if (await findClosure(db, student.id)) throw new Refusal('This account is already closed.');
    const ends = { openSessions: student.openSessions, ...(await countEnding(db, student.id)) };
    const lines = [
      `${maskedStudent(student)} is closed: logged out on ${ends.openSessions} devices, ${ends.bookingsAhead} coming sessions cancelled, ${ends.reportLinks} links to reports ended.`,
      `Left are ${inWords(student.left)}.`,
      `The student gets an email and has ${UNDO_DAYS} days to reopen the account. Then it is permanently deleted.`,
    ];
    return about(student.id, lines, { ends, left: student.left, undoDays: UNDO_DAYS }, ends);
  },
  async run(deps, { who }) {
    const { id } = await studentTyped(deps.db, who);
    const { eraseAt } = await closeAccount(deps, { studentId: id, askedBy: 'operator' });
    const lines = [`Closed. It is deleted after ${inIst(eraseAt)}, unless: students reopen ${id}`];
    return about(id, lines, { eraseAt }, { eraseAt: eraseAt.toISOString() });
  },
});

const reopen = command({
  name: 'students reopen',
  summary: 'Reopen a closed account before it is deleted; what was cancelled stays cancelled',
  example: 'students reopen student@example.com',
  changes: 'world',
  positionals: whoPositional,
  async plan({ db }, { who }) {
    const student = await studentTyped(db, who);
    const closure = await findClosure(db, student.id);
    if (!closure) throw new Refusal('This account is open.');
    const { askedBy, askedAt } = closure;
    const lines = [`${maskedStudent(student)}, closed by the ${askedBy} on ${inIst(askedAt)}, is opened again.`];
    return about(student.id, lines, {}, { askedBy });
  },
  async run(deps, { who }) {
    const { id } = await studentTyped(deps.db, who);
    await reopenAccount(deps, id);
    return about(id, ['Reopened; the student gets an email.']);
  },
});

export const studentCommands = [find, show, endSessions, close, reopen, exportData, birthDate];
