import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Exam } from '../exam-name.ts';
import type { OwnChoice } from './form-text.ts';
import { readBack, readForm } from './read-back.ts';

const anInstitute = fc.constantFrom(
  'Indian Institute of Technology Bombay',
  'National Institute of Technology, Tiruchirappalli',
  'Indian Institute of Information Technology (IIIT) Nagpur',
  'Institute of Infrastructure, Technology, Research & Management-Ahmedabad',
  'Dr. B R Ambedkar National Institute of Technology, Jalandhar',
);
const aProgramme = fc.constantFrom(
  'Computer Science and Engineering (4 Years, Bachelor of Technology)',
  'Engineering (4 Years, Bachelor of Technology)',
  'Science and Engineering (4 Years, Bachelor of Technology)',
  'Electrical Engineering with M.Tech. in Power (5 Years, Bachelor and Master of Technology (Dual Degree))',
  'Physics (4 Years, Bachelor of Science)',
  'Architecture (5 Years, Bachelor of Architecture)',
);
const josaa = (institute: string, programme: string): OwnChoice => ({
  key: `${institute}.${programme}`,
  code: String(100 + institute.length),
  institute,
  programme,
});
const cap = (code: string, hasWaiver = false): OwnChoice => ({
  key: hasWaiver ? `${code}-TFWS` : code,
  code: hasWaiver ? null : code,
  institute: 'Govt. College of Engineering, Pune',
  programme: 'Computer Engineering',
});

const aCapChoice = fc
  .tuple(fc.constantFrom('0', '1'), fc.stringMatching(/^\d{9}$/), fc.constantFrom('', '', 'F', 'LK', 'U'), fc.boolean())
  .map(([first, rest, letters, hasWaiver]) => cap(first + rest + letters, hasWaiver));
const bothForms = fc.oneof(
  fc.record({
    exam: fc.constant<Exam>('mht-cet'),
    list: fc.uniqueArray(aCapChoice, { minLength: 1, maxLength: 40, selector: ({ key }) => key }),
  }),
  fc.record({
    exam: fc.constant<Exam>('josaa'),
    list: fc.uniqueArray(
      fc.tuple(anInstitute, aProgramme).map(([institute, programme]) => josaa(institute, programme)),
      { minLength: 1, maxLength: 30, selector: ({ key }) => key },
    ),
  }),
);

/** The code of a choice as the portal prints it. */
const printedCode = ({ key, code }: OwnChoice) => code ?? key.replace('-TFWS', 'T');
const rowOf = (exam: Exam, choice: OwnChoice) =>
  exam === 'josaa'
    ? [choice.institute, choice.programme]
    : [printedCode(choice), choice.institute, choice.programme, 'Seats: 60'];
const inDevanagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

const HEAD =
  'Candidate: Asha Patil\nApplication ID: EN25123456 Mobile 9876543210, 022-22641150\nSr. No. Option Details\n';
const FOOT = '\nPrinted on 14/06/2026 10:32:07. Page 1 of 3. Helpline 18002093013';
type Layout = (exam: Exam, list: readonly OwnChoice[]) => string;
const rows = (exam: Exam, list: readonly OwnChoice[], between: string) =>
  list.map((choice) => rowOf(exam, choice).join(between));
const LAYOUTS: Record<string, Layout> = {
  plain: (exam, list) => rows(exam, list, ' ').join('\n'),
  numbered: (exam, list) =>
    HEAD +
    rows(exam, list, '\t')
      .map((row, at) => `${at + 1}\t${row}`)
      .join('\n') +
    FOOT,
  dotted: (exam, list) =>
    HEAD +
    rows(exam, list, ' | ')
      .map((row, at) => `${at + 1}. ${row}`)
      .join('\r\n') +
    FOOT,
  'one cell a line': (exam, list) =>
    HEAD +
    rows(exam, list, '\n')
      .map((row, at) => `${at + 1}\n${row}`)
      .join('\n') +
    FOOT,
  'without breaks': (exam, list) => rows(exam, list, ' ').join(' '),
  'Devanagari digits': (exam, list) =>
    inDevanagari(
      rows(exam, list, ' ')
        .map((row, at) => `${at + 1}) ${row}`)
        .join('\n'),
    ),
  'invisible signs': (exam, list) => `\u200B\u0000${rows(exam, list, '\u00A0\u200E').join('\u0007\n\u00AD')}\uFEFF`,
  'bottom up, numbered': (exam, list) =>
    rows(exam, list, ' ')
      .map((row, at) => `${at + 1} ${row}`)
      .toReversed()
      .join('\n'),
  'copied twice': (exam, list) => `${rows(exam, list, ' ').join('\n')}\n${rows(exam, list, ' ').join('\n')}`,
};

describe.each(Object.entries(LAYOUTS))('the layout “%s”', (_, layout) => {
  test('reads back as the list itself', () => {
    fc.assert(
      fc.property(bothForms, ({ exam, list }) => {
        expect(readForm(exam, layout(exam, list), list).map(({ key }) => key)).toEqual(list.map(({ key }) => key));
        expect(readBack(exam, layout(exam, list), list)).toEqual({
          agreeing: list.length,
          listed: list.length,
          onForm: list.length,
          differences: [],
        });
      }),
    );
  });

  test('a choice that was left out, and two that were swapped, are found', () => {
    fc.assert(
      fc.property(bothForms, fc.nat(), ({ exam, list }, random) => {
        fc.pre(list.length > 2);
        const at = random % (list.length - 1);
        const without = readBack(exam, layout(exam, list.toSpliced(at, 1)), list);
        expect(without?.differences).toEqual([{ kind: 'missing', key: list[at]?.key, place: at + 1 }]);
        const extra = readBack(exam, layout(exam, list), list.toSpliced(at, 1));
        expect(extra?.differences).toMatchObject([{ kind: 'extra', formPlace: at + 1 }]);
        const [one, other] = list.slice(at, at + 2);
        const swapped = list.toSpliced(at, 2, ...[other, one].filter((choice) => choice !== undefined));
        const found = readBack(exam, layout(exam, swapped), list);
        expect(found).toMatchObject({ agreeing: list.length - 1, differences: [{ kind: 'moved' }] });
        expect([at + 1, at + 2]).toContain(found?.differences.map((moved) => ('place' in moved ? moved.place : 0))[0]);
      }),
    );
  });
});

test('any other order is never taken for the list', () => {
  fc.assert(
    fc.property(
      bothForms.chain(({ exam, list }) =>
        fc.record({
          exam: fc.constant(exam),
          list: fc.constant(list),
          form: fc.shuffledSubarray(list, { minLength: 1 }),
        }),
      ),
      ({ exam, list, form }) => {
        const isSame = form.length === list.length && form.every(({ key }, at) => key === list[at]?.key);
        const found = readBack(exam, rows(exam, form, ' ').join('\n'), list);
        expect(found?.differences.length === 0).toBe(isSame);
        expect(found?.differences.filter(({ kind }) => kind === 'missing')).toHaveLength(list.length - form.length);
      },
    ),
  );
});

test('leading zeros that a spreadsheet dropped do not matter, and other numbers of nine digits are no codes', () => {
  const list = [cap('0600624510'), cap('0601219110', true), cap('1611624510F')];
  expect(readBack('mht-cet', '1 600624510\n2 601219110T\n3 1611624510F', list)?.differences).toEqual([]);
  expect(readBack('mht-cet', 'Roll 912345678\n0600624510 0601219110T 1611624510f', list)?.differences).toEqual([]);
});

test('a narrow column may break a code in two; a fee waiver seat is not its programme', () => {
  const list = [cap('0600624510'), cap('0601219110')];
  expect(readBack('mht-cet', '1 0600\n624510 Computer\n2 0601219110Civil', list)?.differences).toEqual([]);
  expect(readBack('mht-cet', '0600624510T 0601219110', list)?.differences).toEqual([
    { kind: 'missing', key: '0600624510', place: 1 },
    { kind: 'extra', key: '0600624510-TFWS', printed: '0600624510T', formPlace: 1 },
  ]);
});

test('JoSAA: codes of institute and programme may stand there; another institute is an extra choice as printed', () => {
  const programme = 'Physics (4 Years, Bachelor of Science)';
  const list = [josaa('Indian Institute of Technology Bombay', programme)];
  const code = list[0]?.code;
  for (const text of [
    `1 ${code} Indian Institute of Technology Bombay 4110 ${programme}`,
    `1 ${code} ${programme}`,
    `1 Indian Institute\nof Technology  Bombay Physics (4\nYears, Bachelor of Science)`,
  ])
    expect(readBack('josaa', text, list)?.differences).toEqual([]);
  expect(readBack('josaa', `1 Indian Institute of Technology Madras ${programme}`, list)?.differences).toEqual([
    { kind: 'missing', key: list[0]?.key, place: 1 },
    { kind: 'extra', key: null, printed: `Indian Institute of Technology Madras ${programme}`, formPlace: 1 },
  ]);
});

describe('hostile text', () => {
  const list = [cap('0600624510')];
  test.each([
    ['nothing', ''],
    ['no code', 'Your option form is not confirmed yet.'],
    ['longer numbers', '06006245101 10600624510 999999999999'],
    ['only signs', '\u0000\u200B\n\t'],
  ])('%s holds no choice', (_, text) => {
    expect(readBack('mht-cet', text, list)).toBeNull();
    expect(readBack('josaa', text, list)).toBeNull();
  });

  test.each([
    ['digits', '1'.repeat(2_000_000)],
    ['digits in pairs', '12 '.repeat(500_000)],
    ['broken lines', '1\n'.repeat(500_000)],
    ['codes', '0600624510 '.repeat(200_000)],
    ['open degrees', '(4 Years, '.repeat(200_000)],
    ['degrees', 'x (4 Years, B.Tech) '.repeat(100_000)],
    ['blanks', ' '.repeat(2_000_000)],
    ['brackets', '('.repeat(1_000_000)],
  ])('megabytes of %s are read within a moment', (_, text) => {
    const begun = Date.now();
    for (const exam of ['mht-cet', 'josaa'] as const) readBack(exam, text, list);
    // A fraction of a second by itself: the rest is for machines that are busy with others. What grows out of hand takes minutes.
    expect(Date.now() - begun).toBeLessThan(15_000);
  });

  test('any text is read without a fault', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom<Exam>('mht-cet', 'josaa'),
        (text, exam) => {
          expect(() => readBack(exam, text, list)).not.toThrow();
        },
      ),
    );
  });
});
