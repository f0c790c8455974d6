import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { refusal } from '../../../web/test/refusals.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { keepDraftsOf } from '../session/drafts.ts';
import { FaqEntryScreen } from './faq-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { SeasonScreen } from './season-screen.tsx';

const server = useFakeServer();
// Somebody else signs in.
afterEach(() => keepDraftsOf(crypto.randomUUID()));

const show = (address: string) =>
  renderDesk(
    <Routes>
      <Route path=":tab?" element={<SeasonScreen />} />
      <Route path="faq/:id" element={<FaqEntryScreen />} />
      <Route path="lists/:id" element={<ListScreen />} />
    </Routes>,
    { path: '/season/*', address, roles: ['content'] },
  );
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

const STEP = {
  id: 'registration',
  title: { en: 'Registration', hi: 'रजिस्ट्रेशन', mr: 'नोंदणी' },
  ...{ firstDay: null, lastDay: null, source: null, address: null, asOf: null, isEntered: false, isShown: true },
};
const SCHEDULE = { exam: 'mht-cet', year: 2027, title: 'CAP 2027', rounds: 4, roundsOf: 2026, steps: [STEP] };

test('a further round can be entered, and is told apart from what students see', async () => {
  const further = {
    ...STEP,
    id: 'round-5-allotment',
    title: { en: 'Round 5 allotment', hi: '', mr: '' },
    isShown: false,
  };
  server.on('GET /desk/schedule/mht-cet', { body: { data: { ...SCHEDULE, steps: [STEP, further] } } });
  show('/season');
  expect(await screen.findByRole('row', { name: /Registration Not announced/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Round 5 allotment Further round, not shown/ })).toBeTruthy();
  expect(screen.getByText(/stay at 4 rounds until a release/)).toBeTruthy();
});

test('a date is published only with days, source and an address with https', async () => {
  server.on('GET /desk/schedule/mht-cet', { body: { data: SCHEDULE } });
  server.on('GET /desk/schedule/mht-cet/registration/history', { body: { data: [] } });
  server.on('PUT /desk/schedule/mht-cet/registration', { body: { data: SCHEDULE } });
  show('/season');
  await userEvent.click(await button('Enter Registration'));
  const publish = await button('Publish');
  await userEvent.type(screen.getByLabelText('First day'), '2027-06-03');
  await userEvent.type(screen.getByLabelText('Source'), 'CET Cell, 2 June');
  await userEvent.type(screen.getByLabelText('Link to the page'), 'http://cetcell.example');
  expect(publish.disabled).toBe(true);
  await userEvent.clear(screen.getByLabelText('Link to the page'));
  await userEvent.type(screen.getByLabelText('Link to the page'), 'https://cetcell.example');
  expect(screen.getByText('3 जून 2027', { selector: '[lang=hi] *' })).toBeTruthy();
  await userEvent.click(publish);
  await waitFor(() =>
    expect(server.calls('PUT /desk/schedule/mht-cet/registration')[0]?.body).toMatchObject({
      year: 2027,
      firstDay: '2027-06-03',
      lastDay: '2027-06-03',
      shown: null,
    }),
  );
});

test('a notice names the one that the page showed, and waits for three languages', async () => {
  server.on('GET /desk/notices', { body: { data: [], next: null } });
  server.on('POST /desk/notices', refusal('conflict', { message: 'A colleague was faster.' }));
  show('/season/notices');
  await userEvent.click(await button('Write a notice'));
  const publish = await button('Publish');
  for (const name of ['English', 'Hindi']) await userEvent.type(screen.getByLabelText(`Text in ${name}`), 'CAP');
  expect(publish.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Text in Marathi'), 'CAP');
  await userEvent.click(publish);
  expect(await screen.findByText('A colleague was faster.')).toBeTruthy();
  expect(server.calls('POST /desk/notices')[0]?.body).toMatchObject({ severity: 'info', replaces: null });
});

test('a notice that was typed is there again after Escape, and says that a colleague was faster', async () => {
  server.on('GET /desk/notices', { body: { data: [], next: null } });
  const { client } = show('/season/notices');
  await userEvent.click(await button('Write a notice'));
  await userEvent.type(screen.getByLabelText('Text in English'), 'CAP round 1');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await button('Write a notice'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text in English').value).toBe('CAP round 1');
  expect(screen.getByText('It isn’t published yet.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  const theirs = {
    ...{ id: 'b', severity: 'info', text: { en: 'Theirs', hi: null, mr: null }, by: 'Rohan', withdrawnBy: null },
    ...{ showsFrom: '2026-11-01T00:00:00Z', showsUntil: null, state: 'shown' },
  };
  server.on('GET /desk/notices', { body: { data: [theirs], next: null } });
  await client.invalidateQueries();
  await userEvent.click(await button('Change'));
  expect(screen.getByText(/is another one than when you began/)).toBeTruthy();
  await userEvent.click(await button('Start again'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text in English').value).toBe('Theirs');
});

test('a notice that stays until a scheduled one begins can be withdrawn by itself', async () => {
  const text = (en: string) => ({ en, hi: null, mr: null });
  const rest = { severity: 'info', by: 'Meera', withdrawnBy: null } as const;
  const [from, later] = ['2026-11-01T00:00:00Z', '2099-11-01T00:00:00Z'];
  const planned = { ...rest, id: 'b', text: text('Maintenance'), showsFrom: later, showsUntil: null, state: 'ahead' };
  const shown = { ...rest, id: 'a', text: text('Payments down'), showsFrom: from, showsUntil: later, state: 'shown' };
  server.on('GET /desk/notices', { body: { data: [planned, shown], next: null } });
  server.on('POST /desk/notices/a/withdraw', {
    body: { data: [planned, { ...shown, state: 'withdrawn' }], next: null },
  });
  show('/season/notices');
  await userEvent.click(await button('Change'));
  expect(await screen.findByText('The notice that students see now stays until then.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('From, in IST (now if empty)'));
  expect(screen.getByText('It replaces the notice that students see now.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  const [first] = await screen.findAllByRole('button', { name: 'Withdraw' });
  if (first) await userEvent.click(first);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Payments down')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Withdrawn');
  expect(server.calls('POST /desk/notices/a/withdraw')).toHaveLength(1);
});

const REPORT = {
  ...{ id: 'r', exam: 'josaa', college: 'IIT Bombay', collegeId: 'iit-bombay', field: 'nirf-ranking' },
  ...{ message: '<img src=x> It is 3', dataVersion: '1', createdAt: '2026-11-01T00:00:00Z' },
  ...{ state: 'new', note: '', revision: 4 },
};

test('a reported fact is text only, and a decision needs a note', async () => {
  server.on('GET /desk/fact-reports', { body: { data: { reports: [REPORT], next: null } } });
  server.on('GET /desk/fact-reports/r/history', { body: { data: [] } });
  server.on('POST /desk/fact-reports/r', { body: { data: REPORT } });
  show('/season/reports');
  expect(await screen.findByText('<img src=x> It is 3')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'IIT Bombay: NIRF ranking' })).toBeTruthy();
  await userEvent.click(await button('Decide on IIT Bombay'));
  // Nothing is chosen for them.
  expect(screen.getByLabelText<HTMLSelectElement>('Outcome').value).toBe('');
  expect((await button('Save')).disabled).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Outcome'), 'Correct as it was');
  const save = await button('Save');
  expect(save.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText(/^Note/), 'NIRF 2025 says so');
  await userEvent.click(save);
  await waitFor(() =>
    expect(server.calls('POST /desk/fact-reports/r')[0]?.body).toEqual({
      state: 'not-wrong',
      note: 'NIRF 2025 says so',
      revision: 4,
    }),
  );
});

const wording = (question: string, ...answer: string[]) => ({ question, answer });
const TEXTS = {
  en: wording('Why?', 'Because of 5 rounds.'),
  hi: wording('क्यों?', '5 राउंड हैं।'),
  mr: wording('का?', '5 राउंड आहेत.'),
  year: 2026,
};
const ENTRY = {
  id: 'why',
  group: 'CAP',
  source: { en: 'CET Cell, rules', hi: 'CET Cell, नियम', mr: 'CET Cell, नियम' },
  dataYears: { josaa: 2026, cap: 2026 },
  texts: TEXTS,
  original: TEXTS,
  releaseChange: null as object | null,
  isOriginUnknown: false,
  number: 0,
  history: [],
};

test('figures that differ need a second look, a colleague’s edit is not overwritten, and the text stays', async () => {
  let number = 0;
  const byColleague = { ...ENTRY.texts, hi: { ...ENTRY.texts.hi, question: 'क्यों भला?' } };
  server.on('GET /desk/faq/why', () => ({
    body: { data: { ...ENTRY, number, texts: number === 0 ? ENTRY.texts : byColleague } },
  }));
  server.on('PUT /desk/faq/why', () => {
    number = 1;
    return refusal('conflict', { message: 'Somebody has edited this question in the meantime.' });
  });
  show('/season/faq/why');
  const answer = await screen.findByLabelText(/^Answer in English/);
  await userEvent.clear(answer);
  await userEvent.type(answer, 'Because of 4 rounds.');
  const publish = await button('Publish');
  expect(publish.disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('I’ve checked it, and it’s right'));
  await userEvent.click(publish);
  expect(await screen.findByText('A colleague has edited this question in the meantime')).toBeTruthy();
  expect((answer as HTMLTextAreaElement).value).toBe('Because of 4 rounds.');
  expect(publish.disabled).toBe(true);
  await userEvent.click(await button('Keep my changes'));
  await userEvent.click(publish);
  await waitFor(() => expect(server.calls('PUT /desk/faq/why')[1]?.body).toMatchObject({ number: 1 }));
  expect(server.calls('PUT /desk/faq/why')[1]?.body).toMatchObject({
    texts: { en: { answer: ['Because of 4 rounds.'] }, hi: { question: 'क्यों भला?' } },
  });
});

test('an edit that was not published comes back after a sign-out, with the edition it was written over', async () => {
  server.on('GET /desk/faq/why', { body: { data: ENTRY } });
  const { unmount } = show('/season/faq/why');
  await userEvent.type(await screen.findByLabelText('Question in English'), ' Really?');
  unmount();
  server.on('GET /desk/faq/why', { body: { data: { ...ENTRY, number: 1 } } });
  show('/season/faq/why');
  const question = await screen.findByLabelText<HTMLTextAreaElement>('Question in English');
  expect(question.value).toMatch(/ Really\?$/);
  expect(screen.getByText('A colleague has edited this question in the meantime')).toBeTruthy();
  await userEvent.click(await button('Use theirs'));
  cleanup();
  show('/season/faq/why');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Question in English')).value).toBe(TEXTS.en.question);
});

test('a release that changed beneath an edit is said, with both texts, and the edit can stay', async () => {
  const before = { ...TEXTS, en: wording('Why?', 'Because of 3 rounds.') };
  const entry = { ...ENTRY, number: 2, releaseChange: { at: '2026-11-16T10:00:00Z', before } };
  server.on('GET /desk/faq/why', { body: { data: entry } });
  server.on('PUT /desk/faq/why', { body: { data: { ...entry, number: 3, releaseChange: null } } });
  show('/season/faq/why');
  expect(await screen.findByText('The text in the release changed on 16 Nov 2026')).toBeTruthy();
  await userEvent.click(screen.getByText('Compare'));
  expect(screen.getByText('Because of 3 rounds.')).toBeTruthy();
  await userEvent.click(await button('Keep our edit'));
  await waitFor(() => expect(screen.queryByText(/^The text in the release changed/)).toBeNull());
  expect(server.calls('PUT /desk/faq/why')[0]?.body).toEqual({ texts: TEXTS, number: 2, isConfirmed: false });
});

test('an edit that is doubtful stays only after the server’s caution was read', async () => {
  const entry = { ...ENTRY, number: 2, isOriginUnknown: true };
  const caution = 'Please look again, and confirm if it is right: {josaaYear} is gone.';
  server.on('GET /desk/faq/why', { body: { data: entry } });
  server.on('PUT /desk/faq/why', ({ body }) =>
    (body as { isConfirmed: boolean }).isConfirmed
      ? { body: { data: { ...entry, number: 3, isOriginUnknown: false } } }
      : refusal('conflict', { message: caution }),
  );
  show('/season/faq/why');
  expect(await screen.findByText('Written before releases were recorded')).toBeTruthy();
  await userEvent.click(await button('Keep our edit'));
  expect(await screen.findByText(caution)).toBeTruthy();
  await userEvent.click(await button('Keep it anyway'));
  await waitFor(() => expect(screen.queryByText('Written before releases were recorded')).toBeNull());
  const sent = server.calls('PUT /desk/faq/why').map(({ body }) => body);
  expect(sent).toEqual([false, true].map((isConfirmed) => ({ texts: TEXTS, number: 2, isConfirmed })));
});

test('the list of questions marks edits that a release has overtaken', async () => {
  const line = (id: string, isEdited: boolean, isOvertaken: boolean, isOriginUnknown = false) => ({
    ...{ id, group: 'CAP', question: `Question ${id}?`, isEdited, isOvertaken, isOriginUnknown },
  });
  server.on('GET /desk/faq', {
    body: {
      data: [line('a', true, true), line('b', true, false), line('c', false, false), line('d', true, false, true)],
    },
  });
  show('/season/faq');
  expect(await screen.findByRole('link', { name: /^Question a\?\s*Release changed\s*Edited$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Question b\?\s*Edited$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Question c?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Question d\?\s*Please compare\s*Edited$/ })).toBeTruthy();
});

const LIST = {
  ...{ id: 'l', list: 'josaa', state: 'faulty', bytes: 10, uploadedBy: 'Rohan', uploadedAt: '2026-11-01T00:00:00Z' },
  ...{ approvedBy: null, checkedVersion: '1', appliedVersion: null, isServed: false, errors: 1, mayApprove: false },
  ...{ mayPrepare: false, edition: null },
  report: {
    rows: 2,
    problems: [{ severity: 'error', code: 'unknown-institute', count: 7, examples: ['=1+1 (row 2)'] }],
    changes: [],
    rounds: [{ year: 2027, round: 1, before: 0, after: 1 }],
    samples: [],
  },
};

test('a list with errors names row and reason, and offers no approval', async () => {
  server.on('GET /desk/cutoff-lists/l', { body: { data: LIST } });
  show('/season/lists/l');
  expect(await screen.findByText('=1+1 (row 2)')).toBeTruthy();
  expect(screen.getByText('and 6 more')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(await button('Refuse')).toBeTruthy();
});

const GOOD = {
  ...LIST,
  ...{ state: 'approved', errors: 0, approvedBy: 'Meera' },
  report: { ...LIST.report, problems: [] },
};
const BANDS = { Safe: 40, Likely: 10, Possible: 5, Reach: 3 };
const EDITION = {
  ...{
    id: '5f0c1d2e-0000-4000-8000-000000000000',
    state: 'ready',
    failure: null,
    publishedBy: null,
    publishedAt: null,
  },
  ...{ isOutdated: false, isUnusable: false, mayPublish: true, mayRollBack: false },
  preview: { candidates: [{ name: 'AIR 60', before: BANDS, after: { ...BANDS, Safe: 42 } }] },
};
const showList = (list: object) => {
  server.on('GET /desk/cutoff-lists/l', { body: { data: list } });
  show('/season/lists/l');
};

test('what changes for students is shown, and what was looked at is published', async () => {
  const published = { ...EDITION, state: 'published', mayPublish: false, mayRollBack: true, publishedBy: 'Rohan' };
  server.on('POST /desk/cutoff-lists/l/publish', {
    body: {
      data: { ...GOOD, state: 'applied', edition: { ...published, publishedAt: '2026-11-01T00:00:00Z' } },
    },
  });
  showList({ ...GOOD, edition: EDITION });
  const row = within(await screen.findByRole('row', { name: /AIR 60/ }));
  expect(row.getByText('42')).toBeTruthy();
  await userEvent.click(await button('Publish'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^It’s published\. The servers restart/)).toBeTruthy();
  expect(server.calls('POST /desk/cutoff-lists/l/publish')[0]?.body).toEqual({ edition: EDITION.id });
  expect(await button('Roll back')).toBeTruthy();
});

test('a roll-back needs a reason', async () => {
  const edition = { ...EDITION, state: 'published', mayPublish: false, mayRollBack: true };
  server.on('POST /desk/cutoff-lists/l/roll-back', {
    body: {
      data: { ...GOOD, state: 'rolled-back', edition: { ...edition, state: 'rolled-back', mayRollBack: false } },
    },
  });
  showList({ ...GOOD, state: 'applied', isServed: true, edition });
  await userEvent.click(await button('Roll back'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(dialog.getByText(/^Please say why/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Why'), 'Figures of another round');
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText(/^It was rolled back\. Students see/)).toBeTruthy();
});

test.each([
  ['that failed', { state: 'failed', failure: 'Hogwarts is unknown.', preview: null }, /Hogwarts is unknown/],
  ['that another list overtook', { isOutdated: true }, /^The facts have changed since/],
  ['of an older release', { state: 'published', isOutdated: true }, /^A newer release has other facts/],
])('facts %s say so and can be prepared again', async (_, more, said) => {
  server.on('POST /desk/cutoff-lists/l/prepare', {
    body: { data: { ...GOOD, edition: { ...EDITION, state: 'waiting', preview: null, mayPublish: false } } },
  });
  showList({ ...GOOD, mayPrepare: true, edition: { ...EDITION, mayPublish: false, ...more } });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await userEvent.click(await button('Prepare again'));
  expect(await screen.findByText(/are being built/)).toBeTruthy();
});

test('a list that was never prepared can be, and a refusal says why', async () => {
  server.on('POST /desk/cutoff-lists/l/prepare', refusal('conflict', { message: 'This list isn’t approved.' }));
  showList({ ...GOOD, mayPrepare: true });
  await userEvent.click(await button('Prepare'));
  expect(await screen.findByText('Not prepared')).toBeTruthy();
  expect(screen.getByText('This list isn’t approved.')).toBeTruthy();
});

test('published facts that the server could not open are not announced for the next minutes', async () => {
  const edition = { ...EDITION, state: 'published', mayPublish: false, mayRollBack: true, isUnusable: true };
  showList({ ...GOOD, state: 'applied', edition });
  expect(await screen.findByText(/^It’s published, but this server couldn’t open it/)).toBeTruthy();
  expect(await button('Roll back')).toBeTruthy();
});
