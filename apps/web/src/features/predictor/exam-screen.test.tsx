import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { anMhtCetCollege } from '../../../test/colleges.ts';
import { useFakeServer } from '../../../test/fake-server.ts';
import { aRun } from '../../../test/predictions.ts';
import { refusal } from '../../../test/refusals.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import { anExamProfile, aStudent } from '../../../test/students.ts';
import '../../ui/testing/modal-dialog.ts';
import { FormScreen } from './exam-screen.tsx';

const server = useFakeServer();
const JOSAA_PROFILE = {
  gender: 'female',
  josaa: { category: 'OBC-NCL', homeState: 'Goa', mainCrl: 25_000, mainCategoryRank: 8_200, mainPercentile: 97.1 },
  interests: ['programming'],
} satisfies ExamProfile;

beforeEach(() => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /exam-profile', { body: { data: anExamProfile() } });
  server.on('GET /student-profile/me', { body: aStudent() });
});

const open = (exam: 'josaa' | 'mht-cet', search = '') =>
  renderRoutes(
    [
      { path: '/predictor/:exam', Component: () => <FormScreen exam={exam} /> },
      { path: '/top-up', Component: () => <h1>Top Up Your Predictions</h1> },
    ],
    `/predictor/${exam}${search}`,
  );
const predict = () => fireEvent.click(screen.getByRole('button', { name: 'Predict my chances' }));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('an empty form points at what is missing, and sends nothing', async () => {
  open('josaa');
  expect(await screen.findByText(/A new prediction uses 1 of your 2 attempts. The same answers/)).toBeTruthy();
  predict();
  expect(await screen.findByText('Please check 4 answers')).toBeTruthy();
  expect(screen.getAllByText(/first took Class XII/).length).toBeGreaterThan(1);
  const pointedAt = screen.getAllByRole('alert').flatMap((notice) => within(notice).queryAllByRole('listitem'));
  expect(pointedAt.map((item) => item.firstChild?.textContent)).toEqual([
    'JEE Main: Common rank (CRL)',
    'Category',
    'Gender',
    'State where you first took Class XII',
  ]);
  expect(document.activeElement).toBe(box(/^JEE Main: Common rank/));
  expect(server.calls('POST /predictor/josaa/runs')).toEqual([]);
});

test('it starts from the profile, sends the answers once for two clicks, and saves them by choice', async () => {
  server.on('GET /exam-profile', { body: { data: anExamProfile(JOSAA_PROFILE) } });
  server.on('PUT /exam-profile', ({ body }) => ({ body: { data: anExamProfile(body as ExamProfile) } }));
  const pending = Promise.withResolvers<{ body: object }>();
  server.on('POST /predictor/josaa/runs', () => pending.promise);
  const { address } = open('josaa');
  expect(await screen.findByText('Filled in from your profile.')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /profile/ })).toBeNull();
  fireEvent.change(box(/^JEE Main: Common rank/), { target: { value: '26,000' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Change this in my profile too: JEE Main: Common rank (CRL)' }));
  predict();
  predict();
  await waitFor(() => expect(server.calls('POST /predictor/josaa/runs')).toHaveLength(1));
  expect(server.calls('POST /predictor/josaa/runs')[0]?.body).toEqual({
    gender: 'female',
    category: 'OBC-NCL',
    homeState: 'Goa',
    mainCrl: 26_000,
    mainCategoryRank: 8_200,
    mainPercentile: 97.1,
  });
  pending.resolve({ body: { data: aRun([]) } });
  await waitFor(() => expect(address()).toBe(`/predictor/josaa?run=${aRun([]).id}`));
  expect(server.calls('PUT /exam-profile')[0]?.body).toMatchObject({
    interests: ['programming'],
    josaa: { mainCrl: 26_000, mainPercentile: 97.1 },
  });
});

test('the first form for JEE starts from what was answered for CAP and means the same', async () => {
  const mhtCet = {
    candidature: 'maharashtra',
    category: 'OPEN',
    ews: true,
    percentile: 98.9,
    jeeMainRank: 18500,
  } as const;
  server.on('GET /exam-profile', { body: { data: anExamProfile({ gender: 'male', mhtCet }) } });
  open('josaa');
  expect(await screen.findByText('Filled in from your profile.')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveProperty('value', 'EWS');
  expect(box(/^JEE Main: Common rank/).value.replace(/\D/g, '')).toBe('18500');
});

test.each([
  ['SC', 'SC'],
  ['OPEN', ''],
  ['OBC-NCL', ''],
] as const)(
  'the first form for CAP starts from what was answered for JEE: the category %s as %o',
  async (josaa, cap) => {
    const profile = anExamProfile({ ...JOSAA_PROFILE, josaa: { ...JOSAA_PROFILE.josaa, category: josaa } });
    server.on('GET /exam-profile', { body: { data: profile } });
    open('mht-cet');
    expect(await screen.findByText('Filled in from your profile.')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveProperty('value', cap);
  },
);

test('a what-if leaves the profile as it is', async () => {
  server.on('GET /exam-profile', { body: { data: anExamProfile(JOSAA_PROFILE) } });
  server.on('POST /predictor/josaa/runs', { body: { data: aRun([]) } });
  const { address } = open('josaa');
  await screen.findByText('Filled in from your profile.');
  fireEvent.change(box(/^JEE Main: Common rank/), { target: { value: '26,000' } });
  predict();
  await waitFor(() => expect(address()).toBe(`/predictor/josaa?run=${aRun([]).id}`));
  expect(server.calls('PUT /exam-profile')).toEqual([]);
});

test('after a lost line the same answers go out under the same key', async () => {
  const keys: (string | null)[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    if (key) keys.push(key);
    return real(url, init);
  });
  server.on('GET /exam-profile', { body: { data: anExamProfile(JOSAA_PROFILE) } });
  server.on('POST /predictor/josaa/runs', new TypeError('offline'));
  open('josaa');
  await screen.findByText('Filled in from your profile.');
  predict();
  expect(await screen.findByText('The prediction didn’t go through')).toBeTruthy();
  predict();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('a changed category asks for its own rank, and the old one no longer counts', async () => {
  const user = userEvent.setup();
  server.on('GET /exam-profile', { body: { data: anExamProfile(JOSAA_PROFILE) } });
  server.on('POST /predictor/josaa/runs', { body: { data: aRun([]) } });
  open('josaa');
  await screen.findByText('Filled in from your profile.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'OPEN');
  expect(screen.queryByRole('textbox', { name: /OBC-NCL rank/ })).toBeNull();
  predict();
  await waitFor(() => expect(server.calls('POST /predictor/josaa/runs')).toHaveLength(1));
  expect(server.calls('POST /predictor/josaa/runs')[0]?.body).not.toHaveProperty('mainCategoryRank');
});

test.each([
  [/^JEE Main: Common rank/, '0', 'A rank is a whole number from 1 to 25,00,000'],
  [/^JEE Main: Common rank/, 'abc', 'A rank is a whole number from 1 to 25,00,000'],
  [/^JEE Main: OBC-NCL rank/, '', 'Enter your OBC-NCL rank for JEE Main. OBC-NCL seats use it, not the common rank'],
  [/^JEE Main percentile$/, '100.5', 'A percentile is a number from 0 to 100'],
])('%s as %j says what is wrong under the field', async (name, typed, sentence) => {
  const { mainPercentile: _percentile, ...ranks } = JOSAA_PROFILE.josaa;
  server.on('GET /exam-profile', { body: { data: anExamProfile({ ...JOSAA_PROFILE, josaa: ranks }) } });
  open('josaa');
  await screen.findByText('Filled in from your profile.');
  fireEvent.change(box(name), { target: { value: typed } });
  predict();
  await waitFor(() => expect(box(name).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
});

test('JEE: the better percentile is put into ranks with their ranges, and is enough to predict', async () => {
  const { category, homeState } = JOSAA_PROFILE.josaa;
  server.on('GET /exam-profile', {
    body: { data: anExamProfile({ ...JOSAA_PROFILE, josaa: { category, homeState } }) },
  });
  server.on('POST /predictor/josaa/runs', { body: { data: aRun([]) } });
  server.on('GET /predictor/josaa/rank-estimate', ({ query }) => ({
    body: {
      data: {
        year: 2027,
        common: { rank: query.get('percentile') === '96.5' ? 56_200 : 1, low: 45_600, high: 69_300 },
        category: { rank: 16_900, low: 13_400, high: 21_300 },
        explanation: 'Estimated from your percentile.',
      },
    },
  }));
  open('josaa');
  await screen.findByText('Filled in from your profile.');
  fireEvent.change(box(/^JEE Main percentile$/), { target: { value: '91.25' } });
  fireEvent.change(box(/^JEE Main percentile, other session/), { target: { value: '96.5' } });
  expect(
    await screen.findByText('about common rank (CRL) 56,200 (80% likely between 45,600 and 69,300).'),
  ).toBeTruthy();
  expect(screen.getByText('About OBC-NCL rank 16,900 (80% likely between 13,400 and 21,300).')).toBeTruthy();
  predict();
  await waitFor(() => expect(server.calls('POST /predictor/josaa/runs')).toHaveLength(1));
  expect(server.calls('POST /predictor/josaa/runs')[0]?.body).toMatchObject({
    mainPercentile: 91.25,
    mainSecondPercentile: 96.5,
  });
});

test('MHT-CET: a percentile is put into a merit number with its margin; 100.5 is none', async () => {
  server.on('GET /predictor/mht-cet/merit-estimate', {
    body: {
      data: {
        year: 2025,
        percentile: 95,
        percentileLow: 95,
        percentileHigh: 95,
        meritNumber: 18_310,
        meritNumberLow: 15_546,
        meritNumberHigh: 21_565,
        earlier: [{ year: 2024, percentile: 95, meritNumber: 15_132 }],
        explanation: 'It rose by about 21% a year.',
      },
    },
  });
  open('mht-cet');
  await screen.findByRole('button', { name: 'Predict my chances' });
  fireEvent.change(box(/^MHT-CET percentile/), { target: { value: '95' } });
  expect(await screen.findByText('about merit number 18,310 (80% likely between 15,546 and 21,565).')).toBeTruthy();
  fireEvent.change(box(/^MHT-CET percentile/), { target: { value: '100.5' } });
  predict();
  await waitFor(() => expect(box(/^MHT-CET percentile/).getAttribute('aria-invalid')).toBe('true'));
  expect(server.calls('POST /predictor/mht-cet/runs')).toEqual([]);
});

test('MHT-CET: a merit number beyond every list is said to be so, before anything is spent', async () => {
  server.on('GET /predictor/mht-cet/merit-estimate', {
    body: {
      data: {
        ...{ year: 2027, percentile: 0, percentileLow: 0, percentileHigh: 0 },
        ...{ meritNumber: 900_000, meritNumberLow: 900_000, meritNumberHigh: 900_000 },
        earlier: [],
        explanation: 'It rose by about 18% a year.',
        beyondList: { year: 2026, lastNumber: 226_585, expected: 275_638 },
      },
    },
  });
  open('mht-cet');
  await screen.findByRole('button', { name: 'Predict my chances' });
  fireEvent.change(box(/^State merit number/), { target: { value: '900000' } });
  expect(await screen.findByText(/^This merit number is beyond the list\..*\(2026\) goes up to 2,26,585/)).toBeTruthy();
  expect(screen.queryByText('It rose by about 18% a year.')).toBeNull();
  expect(screen.queryByText('In earlier years')).toBeNull();
});

test('MHT-CET: 310 is no percentile while it is typed, and as a merit number it is one of the best', async () => {
  server.on('GET /predictor/mht-cet/merit-estimate', ({ query }) => {
    const meritNumber = Number(query.get('meritNumber'));
    return {
      body: {
        data: {
          ...{ year: 2027, percentile: 99.88, percentileLow: 99.87, percentileHigh: 99.9 },
          ...{ meritNumber, meritNumberLow: meritNumber, meritNumberHigh: meritNumber },
          earlier: [],
          explanation: 'It rose by about 18% a year.',
        },
      },
    };
  });
  open('mht-cet', '?number=310');
  const merit = await screen.findByRole<HTMLInputElement>('textbox', { name: /^State merit number/ });
  expect(merit.value).toBe('310');
  expect(
    await screen.findByText(/^merit number 310 is one of the best in the state, about 99.88 percentile/),
  ).toBeTruthy();
  fireEvent.change(merit, { target: { value: '18310' } });
  await waitFor(() => expect(screen.queryByText(/one of the best/)).toBeNull());
  fireEvent.change(box(/^MHT-CET percentile/), { target: { value: '310' } });
  expect(box(/^MHT-CET percentile/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^A percentile is 100 or less/)).toBeTruthy();
  fireEvent.change(box(/^MHT-CET percentile/), { target: { value: '99.31' } });
  expect(box(/^MHT-CET percentile/).hasAttribute('aria-invalid')).toBe(false);
});

test('MHT-CET: from outside Maharashtra only what counts is asked', async () => {
  const user = userEvent.setup();
  open('mht-cet');
  const home = await screen.findByRole('combobox', { name: 'Home university' });
  await user.type(home, 'outside');
  await user.click(screen.getByRole('option', { name: 'I’m from outside Maharashtra' }));
  expect(screen.queryByRole('textbox', { name: /^MHT-CET percentile/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  predict();
  await waitFor(() => expect(box(/^JEE Main common rank/).getAttribute('aria-invalid')).toBe('true'));
});

test('what the server refuses stands under its field', async () => {
  server.on('GET /exam-profile', { body: { data: anExamProfile(JOSAA_PROFILE) } });
  server.on(
    'POST /predictor/josaa/runs',
    refusal('invalid-input', { message: 'Please check', fields: { mainCrl: 'This rank cannot be' } }),
  );
  open('josaa');
  await screen.findByText('Filled in from your profile.');
  predict();
  await waitFor(() => expect(box(/^JEE Main: Common rank/).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('This rank cannot be')).toHaveLength(2);
});

test('without attempts the way to more is shown, and what was typed is still there after coming back', async () => {
  const user = userEvent.setup();
  server.on('GET /exam-profile', { body: { data: anExamProfile(JOSAA_PROFILE) } });
  server.on(
    'POST /predictor/josaa/runs',
    refusal('allowance-exhausted', { message: 'You’ve used all your prediction attempts. Top up to predict again' }),
  );
  const { router } = open('josaa');
  await screen.findByText('Filled in from your profile.');
  fireEvent.change(box(/^JEE Main: Common rank/), { target: { value: '31000' } });
  predict();
  const dialog = await screen.findByRole('dialog', { name: 'You’ve used all your attempts' });
  await user.click(within(dialog).getByRole('link', { name: 'Top up' }));
  expect(await screen.findByRole('heading', { name: 'Top Up Your Predictions' })).toBeTruthy();
  await router.navigate(-1);
  await waitFor(() => expect(box(/^JEE Main: Common rank/).value).toBe('31000'));
});

test('opened for the profile, the answers are kept without a prediction, and the way leads back', async () => {
  server.on('PUT /exam-profile', ({ body }) => ({ body: { data: anExamProfile(body as ExamProfile) } }));
  server.on('GET /exam-profile', { body: { data: anExamProfile(JOSAA_PROFILE) } });
  open('josaa', '?purpose=profile');
  expect(await screen.findByText('Filled in from your profile.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'My JEE details' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Predict my chances' })).toBeNull();
  fireEvent.change(box(/^JEE Main: Common rank/), { target: { value: '26,000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save my details' }));
  await waitFor(() => expect(server.calls('PUT /exam-profile')).toHaveLength(1));
  expect(server.calls('PUT /exam-profile')[0]?.body).toMatchObject({
    interests: ['programming'],
    josaa: { mainCrl: 26_000 },
  });
  expect(server.calls('POST /predictor/josaa/runs')).toEqual([]);
});

test('preferences are saved to the profile, so that the form comes back with the same answers', async () => {
  const user = userEvent.setup();
  let saved: ExamProfile = { gender: 'female' };
  server.on('GET /exam-profile', () => ({ body: { data: anExamProfile(saved) } }));
  server.on('PUT /exam-profile', ({ body }) => {
    saved = body as ExamProfile;
    return { body: { data: anExamProfile(saved) } };
  });
  server.on('POST /predictor/mht-cet/runs', { body: { data: aRun([]) } });
  const cities = ['Pune'];
  sessionStorage.setItem(
    'predictor-draft-mht-cet',
    JSON.stringify({ gender: 'female', category: 'OPEN', percentile: '91', homeUniversity: 'none', cities }),
  );
  const { unmount } = open('mht-cet');
  await screen.findByRole('checkbox', { name: 'Save these answers to my profile', checked: true });
  predict();
  await waitFor(() => expect(saved.preferences).toEqual({ cities }));
  unmount();
  open('mht-cet');
  await screen.findByText('Filled in from your profile.');
  expect(screen.queryByRole('checkbox', { name: /profile/ })).toBeNull();
  predict();
  await waitFor(() => expect(server.calls('POST /predictor/mht-cet/runs')).toHaveLength(2));
  const [first, second] = server.calls('POST /predictor/mht-cet/runs');
  expect(second?.body).toEqual(first?.body);
  // An answer left out for once can be left out of the profile too.
  await user.click(screen.getByText('Your preferences'));
  await user.click(await screen.findByRole('button', { name: 'Remove Pune' }));
  expect(screen.getByRole('checkbox', { name: 'Change this in my profile too: Cities', checked: false })).toBeTruthy();
});

test('preferences of the profile are there, can be taken away or added to, and go along', async () => {
  const user = userEvent.setup();
  const preferences: ExamProfile['preferences'] = { cities: ['Pune', 'Surat'], kinds: ['government'] };
  server.on('GET /exam-profile', { body: { data: anExamProfile({ ...JOSAA_PROFILE, preferences }) } });
  server.on('POST /predictor/josaa/runs', { body: { data: aRun([]) } });
  open('josaa');
  server.on('GET /josaa-colleges/cities', { body: { data: ['Pune', 'Rourkela', 'Surat'] } });
  await user.click(await screen.findByText('Your preferences'));
  await user.click(await screen.findByRole('button', { name: 'Remove Surat' }));
  await user.type(await screen.findByRole('combobox', { name: 'Cities' }), 'rour');
  await user.click(await screen.findByRole('option', { name: 'Rourkela' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Government' }));
  predict();
  await waitFor(() => expect(server.calls('POST /predictor/josaa/runs')).toHaveLength(1));
  expect(server.calls('POST /predictor/josaa/runs')[0]?.body).toMatchObject({
    preferences: { cities: ['Pune', 'Rourkela'] },
  });
});

test('a whole group among the preferences of the profile says which branches it stands for', async () => {
  const preferences: ExamProfile['preferences'] = { branches: ['group:computer'] };
  server.on('GET /exam-profile', { body: { data: anExamProfile({ ...JOSAA_PROFILE, preferences }) } });
  server.on('GET /josaa-colleges/courses', {
    body: { data: ['Civil Engineering', 'Computer Engineering', 'Cyber Security'] },
  });
  open('josaa');
  fireEvent.click(await screen.findByText('Your preferences'));
  const summary = await screen.findByText('Computer: all 2 branches');
  fireEvent.click(summary);
  const covered = [...(summary.closest('details')?.querySelectorAll('li') ?? [])].map((branch) => branch.textContent);
  expect(covered).toEqual(['Computer Engineering', 'Cyber Security']);
});

test('where the profile has no preferences, branches and cities are picked in the form, and go along', async () => {
  const user = userEvent.setup();
  server.on('GET /exam-profile', { body: { data: anExamProfile(JOSAA_PROFILE) } });
  server.on('POST /predictor/josaa/runs', { body: { data: aRun([]) } });
  server.on('GET /josaa-colleges/courses', { body: { data: ['Civil Engineering', 'Mining Engineering'] } });
  server.on('GET /josaa-colleges/cities', { body: { data: ['Pune', 'Surat'] } });
  open('josaa');
  // Nothing is fetched for a part that nobody opened.
  const summary = await screen.findByText('Your preferences');
  expect(server.calls('GET /josaa-colleges/cities')).toEqual([]);
  await user.click(summary);
  await user.type(await screen.findByRole('combobox', { name: 'Cities' }), 'sur');
  await user.click(await screen.findByRole('option', { name: 'Surat' }));
  expect(screen.getByRole('button', { name: 'Remove Surat' })).toBeTruthy();
  expect(summary.textContent).toContain('Surat');
  await user.type(screen.getByRole('combobox', { name: 'Branches' }), 'civ');
  await user.click(await screen.findByRole('option', { name: 'Civil Engineering' }));
  expect(screen.getByRole('button', { name: 'Remove Civil Engineering' })).toBeTruthy();
  predict();
  await waitFor(() => expect(server.calls('POST /predictor/josaa/runs')).toHaveLength(1));
  expect(server.calls('POST /predictor/josaa/runs')[0]?.body).toMatchObject({
    preferences: { branches: ['Civil Engineering'], cities: ['Surat'] },
  });
});

const special = () => screen.getByText('Do any of these apply to you?').closest('details');

test('MHT-CET asks number, category, gender and home first; the rest is behind one question that says what it gains', async () => {
  const user = userEvent.setup();
  open('mht-cet');
  await screen.findByRole('button', { name: 'Predict my chances' });
  expect(special()?.open).toBe(false);
  const before = [...document.querySelectorAll('form input, form select')].filter((one) => !special()?.contains(one));
  // Two numbers, category, three genders, home university, and whether to save.
  expect(before).toHaveLength(8);
  expect(before[0]).toBe(box(/^MHT-CET percentile/));
  await user.click(screen.getByText('Do any of these apply to you?'));
  for (const gain of [
    /with no tuition fee/,
    /persons with disability/,
    /armed forces/,
    /orphans/,
    /their own community/,
  ])
    expect(within(special() as HTMLElement).getByText(gain).textContent).toMatch(/^Adds /);
});

test.each<[string, ExamProfile['mhtCet'], boolean]>([
  ['a minority', { category: 'OPEN', minority: ['Jain'] }, true],
  ['a rank of JEE Main', { category: 'OPEN', jeeMainRank: 9000 }, true],
  ['nothing special', { category: 'OPEN', percentile: 91 }, false],
])('a profile with %s opens the special questions, or leaves them closed', async (_, answers, isOpen) => {
  const mhtCet = { candidature: 'maharashtra', ...answers } as const;
  server.on('GET /exam-profile', { body: { data: anExamProfile({ gender: 'male', mhtCet }) } });
  server.on('GET /predictor/mht-cet/merit-estimate', new TypeError('offline'));
  open('mht-cet');
  await screen.findByText('Filled in from your profile.');
  expect(special()?.open).toBe(isOpen);
  // No home university was chosen: that answer is known too.
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Home university' }).value).toBe(
    'None of these, or not sure',
  );
});

test('an error among the special questions opens them, also after the student closed them', async () => {
  server.on('GET /exam-profile', { body: { data: anExamProfile(JOSAA_PROFILE) } });
  open('josaa');
  await screen.findByText('Filled in from your profile.');
  fireEvent.change(screen.getByLabelText('JEE Main percentile, other session'), { target: { value: '101' } });
  predict();
  await waitFor(() => expect(special()?.open).toBe(true));
  expect(document.activeElement).toBe(box(/other session/));
  special()?.removeAttribute('open');
  predict();
  await waitFor(() => expect(special()?.open).toBe(true));
});

test.each([
  ['mht-cet', '94.2', /^MHT-CET percentile/],
  ['mht-cet', '21,043', /^State merit number/],
  ['josaa', '96.5', /^JEE Main percentile$/],
  ['josaa', '420', /^JEE Main: Common rank/],
] as const)(
  '%s: the number %s that was typed before is filled in, and a reload does not bring it back',
  async (exam, number, name) => {
    for (const estimate of ['mht-cet/merit-estimate', 'josaa/rank-estimate'])
      server.on(`GET /predictor/${estimate}`, new TypeError('offline'));
    server.on('GET /exam-profile', { body: { data: anExamProfile({ gender: 'female' }) } });
    const { address, unmount } = open(exam, `?number=${number}`);
    await waitFor(() => expect(box(name).value).toBe(number));
    expect(screen.getByRole('radio', { name: 'Female', checked: true })).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`/predictor/${exam}`));
    fireEvent.change(box(name), { target: { value: '55' } });
    unmount();
    open(exam);
    await waitFor(() => expect(box(name).value).toBe('55'));
  },
);

test('asked to predict at once, it sends what the profile has, once; with an answer missing it points at it', async () => {
  server.on('POST /predictor/josaa/runs', { body: { data: aRun([]) } });
  const { address, unmount } = open('josaa', '?predict=now');
  expect(await screen.findByText('Please check 4 answers')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/predictor/josaa'));
  unmount();
  sessionStorage.clear();

  server.on('GET /exam-profile', { body: { data: anExamProfile(JOSAA_PROFILE) } });
  const again = open('josaa', '?predict=now');
  await waitFor(() => expect(again.address()).toBe(`/predictor/josaa?run=${aRun([]).id}`));
  expect(server.calls('POST /predictor/josaa/runs')).toHaveLength(1);
});

test('the form that a college page leads to names the college', async () => {
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege() } });
  open('mht-cet', '?college=16006');
  expect(await screen.findByText(`We’ll show ${anMhtCetCollege().name} first in your results.`)).toBeTruthy();
});

test('the form for a college leaves out the saved preferences, says so, and keeps them in the profile', async () => {
  const profile = { ...JOSAA_PROFILE, preferences: { cities: ['Surat'], branches: ['group:civil'] } };
  server.on('GET /exam-profile', { body: { data: anExamProfile(profile) } });
  server.on('POST /predictor/josaa/runs', { body: { data: aRun([]) } });
  const { unmount } = open('josaa', '?college=iiit-pune');
  expect(
    await screen.findByText(/Your saved cities, branches and kinds of college are left out this time/),
  ).toBeTruthy();
  expect(screen.queryByText(/^Change this in my profile too/)).toBeNull();
  predict();
  await waitFor(() => expect(server.calls('POST /predictor/josaa/runs')).toHaveLength(1));
  expect(server.calls('POST /predictor/josaa/runs')[0]?.body).not.toHaveProperty('preferences');
  unmount();
  open('josaa');
  await screen.findByRole('button', { name: 'Predict my chances' });
  predict();
  await waitFor(() => expect(server.calls('POST /predictor/josaa/runs')).toHaveLength(2));
  expect(server.calls('POST /predictor/josaa/runs')[1]?.body).toMatchObject({ preferences: profile.preferences });
});

test('what may apply to a student names EWS only where its box is shown', async () => {
  open('mht-cet');
  const lead = () => screen.getByText(/Each adds seats/).textContent;
  fireEvent.change(await screen.findByRole('combobox', { name: /^Category/ }), { target: { value: 'OBC' } });
  await waitFor(() => expect(lead()).not.toContain('EWS'));
  fireEvent.change(screen.getByRole('combobox', { name: /^Category/ }), { target: { value: 'OPEN' } });
  await waitFor(() => expect(lead()).toContain('EWS'));
});

test('a category with a creamy layer is asked for its certificate', async () => {
  open('mht-cet');
  const category = await screen.findByRole('combobox', { name: /^Category/ });
  for (const [value, isAsked] of [
    ['OBC', true],
    ['SC', false],
    ['OPEN', false],
  ] as const) {
    fireEvent.change(category, { target: { value } });
    await waitFor(() => expect(screen.queryByText(/non-creamy-layer certificate/) !== null).toBe(isAsked));
  }
});
