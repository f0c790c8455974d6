import { API_BASE_PATH } from '@dakhila/contract';
import { type Answered, assistant } from '@dakhila/contract/assistant';
import { dashboard } from '@dakhila/contract/dashboard';
import { EXAMS } from '@dakhila/contract/exam';
import { type Season, seasons } from '@dakhila/contract/notices';
import { type MeritEstimate, predictor } from '@dakhila/contract/predictor';
import { type ExportFormat, exportPath } from '@dakhila/contract/predictor-exports';
import type { Run } from '@dakhila/contract/predictor-results';
import { rounds, type Schedule } from '@dakhila/contract/rounds';
import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { FAQ_ENTRIES } from '@dakhila/domain/faq/faq';
import { seasonName } from '@dakhila/domain/season/season';
import { pastSaidAhead, pastSeasonClaims } from '@dakhila/domain/season/test-season-words';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { aCandidate, listCalls } from '../../../test/lists.ts';
import { typed } from '../../../test/ops.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { timeLimit } from '../../../test/time-limit.ts';
import { listPdf } from '../lists/list-document.ts';
import { sendRoundReminders } from '../lists/reminders.ts';

const server = useServer();

const SEASON = 2027;
/** It walks everything there is, on a machine that may be busy. */
const PATIENT_MS = timeLimit(300_000);
const PROFILE = {
  gender: 'male',
  josaa: { mainCrl: 25_000, mainCategoryRank: 6_000, category: 'OBC-NCL', homeState: 'Maharashtra' },
  mhtCet: { percentile: 95, category: 'OBC', candidature: 'maharashtra', homeUniversity: 'University of Mumbai' },
} as const;
const QUESTIONS = [
  'When does JoSAA registration start?',
  'When are the CAP rounds?',
  'How many rounds are there in JoSAA?',
  'How many rounds are there in CAP?',
  'What merit number is 95 percentile?',
  'What are my chances at COEP computer engineering with 99.2 percentile?',
  'Which documents do I need for CAP?',
  'When should my OBC certificate be dated for JoSAA?',
];

/** Every text in an answer, without moments, ids and years of graduates. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT|^[0-9a-f-]{32,36}$|^\d{4}-\d\d$/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Leaves out the days around now, which every letter bears. */
function withoutToday(text: string): string {
  const now = server.clock.now();
  const around = [-1, 0, 1, 2].map((days) => new Date(now.getTime() + days * 86_400_000));
  const forms = around.flatMap((day) => [
    dayOf(day),
    dayOf(day).replaceAll('-', ''),
    ...(['short', 'long'] as const).map((month) =>
      new Intl.DateTimeFormat('en-IN', { day: 'numeric', month, year: 'numeric', timeZone: 'Asia/Kolkata' }).format(
        day,
      ),
    ),
  ]);
  return forms.reduce((left, form) => left.replaceAll(form, 'today'), text);
}

async function dataOf<T>(called: ReturnType<Browser['call']>): Promise<T> {
  const { status, body } = await called;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
}

test.each([
  ['in November before the season', '2026-11-16T10:00:00+05:30'],
  ['in February', '2027-02-15T10:00:00+05:30'],
  ['in July, in the middle of the rounds', '2027-07-15T10:00:00+05:30'],
])(
  '%s everything that the server says is of 2027',
  async (_, moment) => {
    await server.clock.advance({ seconds: (Date.parse(moment) - server.clock.now().getTime()) / 1000 });
    const { browser, email } = await aCandidate(server, PROFILE, 2);
    const said: [where: string, text: string][] = [];
    const note = (where: string, value: unknown) => {
      for (const text of textsIn(value)) said.push([where, text]);
    };

    const planned = await dataOf<Season[]>(browser.call(seasons.read));
    expect(planned.map(({ year }) => year)).toEqual([SEASON, SEASON]);
    note('seasons', planned);

    const { gender, josaa, mhtCet } = PROFILE;
    const runs = [
      await dataOf<Run>(browser.call(predictor.runJosaa, { body: { gender, ...josaa, year: SEASON } })),
      await dataOf<Run>(browser.call(predictor.runMhtCet, { body: { gender, ...mhtCet, year: SEASON } })),
    ];
    for (const run of runs) {
      expect(run.year).toBe(SEASON);
      const { filters: _filters, ...shown } = run;
      note('prediction', shown);
      const fileOf = async (format: ExportFormat) => {
        const url = `${API_BASE_PATH}${exportPath(run.id, format)}?band=Likely`;
        const cookies = Object.fromEntries(browser.cookies);
        return server.app.server.inject({ method: 'GET', url, cookies });
      };
      const pdf = await fileOf('pdf');
      // A year at the end of a sentence may stand on the next line; fees and pay are of years that are over.
      const text = pdfText(pdf.rawPayload).replace(/\n(?=\d{4}\.)/g, ' ');
      note('PDF of a prediction', text.replace(/(?:Yearly fee|Median pay)\s+₹[\d,]+\s+\(\d{4}-\d\d\)/g, ''));
      const csv = await fileOf('csv');
      const [, ...lines] = csv.body.trimEnd().split('\r\n');
      expect(lines.length).toBeGreaterThan(10);
      const columns = `,${seasonName(run.exam, SEASON)},${run.dataYears.last},`;
      expect(lines.filter((line) => !line.includes(columns))).toEqual([]);
      note('name of a file', String(pdf.headers['content-disposition']));
    }
    note('saved predictions', await dataOf(browser.call(predictor.runs)));
    const merit = await dataOf<MeritEstimate>(browser.call(predictor.meritEstimate, { query: { percentile: '95' } }));
    expect(merit.year).toBe(SEASON);
    note('merit number', merit);

    const { options, create, read } = listCalls(browser);
    for (const exam of EXAMS) {
      const [first] = await options({ exam, search: 'computer' });
      const list = await read((await create({ exam, name: 'Mine', choices: [first?.choice] })).id);
      expect(list.year).toBe(SEASON);
      const about = { brand: 'Dakhila', now: server.clock.now(), language: 'en' } as const;
      note('PDF of a list', pdfText(await listPdf(list, about)));

      const day = daysAfter(dayOf(server.clock.now()), 1);
      await browser.call(rounds.setReminders, { params: { exam }, body: { email: true, whatsapp: false } });
      note('rounds', await dataOf(browser.call(rounds.schedule, { params: { exam } })));
      await typed(server, ['schedule', 'set', exam, 'registration', '--from', day, '--source', 'Official site']);
      const schedule = await dataOf<Schedule>(browser.call(rounds.schedule, { params: { exam } }));
      expect(schedule.year).toBe(SEASON);
      note('rounds', schedule);
      note('papers', await dataOf(browser.call(rounds.documents, { params: { exam } })));
      const calendar = await browser.send({ method: 'GET', url: `/api/v1/rounds/${exam}/calendar.ics` });
      // Long lines of a calendar are folded, also within a word.
      note('calendar', String(calendar.body.text).replaceAll('\r\n ', ''));
    }
    await sendRoundReminders(server.deps);
    const letters = await messagesTo(server, email);
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      expect.stringContaining('CAP 2027, '),
      expect.stringContaining('JoSAA 2027, '),
    ]);
    note('mails', letters);
    note('dashboard', await dataOf(browser.call(dashboard.read)));
    for (const text of QUESTIONS) {
      const { answer } = await dataOf<Answered>(browser.call(assistant.send, { body: { text } }));
      note(`assistant: ${text}`, answer);
    }

    const claims = said.flatMap(([where, text]) => {
      // The assistant tells the history of rules with the very words of the FAQ.
      const find = where.startsWith('assistant') ? pastSaidAhead : pastSeasonClaims;
      return find(withoutToday(text), SEASON).map((sentence) => `${where}: ${sentence}`);
    });
    expect(claims).toEqual([]);
    for (const { id, question, answer } of FAQ_ENTRIES)
      expect(pastSaidAhead([question, ...answer].join('\n'), SEASON), id).toEqual([]);
  },
  PATIENT_MS,
);
