import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aRun } from '../../../../test/predictions.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { anExamProfile, aStudent } from '../../../../test/students.ts';
import '../../../ui/testing/modal-dialog.ts';
import { FormScreen } from '../exam-screen.tsx';

vi.mock('../../../lib/locale.ts', async (original) => ({ ...(await original<object>()), locale: 'hi' }));

const server = useFakeServer();
const PROFILE: ExamProfile = { gender: 'female', josaa: { category: 'OPEN', homeState: 'Goa', mainCrl: 25_000 } };

beforeEach(() => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /exam-profile', { body: { data: anExamProfile(PROFILE) } });
  server.on('GET /student-profile/me', { body: aStudent() });
  server.on('POST /predictor/josaa/runs', { body: { data: aRun([]) } });
});

const open = (exam: 'josaa' | 'mht-cet') =>
  renderRoutes([{ path: '/predictor/:exam', Component: () => <FormScreen exam={exam} /> }], `/predictor/${exam}`);
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name });
/** The options of the open list; those of a select are not meant. */
const shown = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map((option) => option.textContent);
const STATE = /राज्य/;
const HOME = /होम यूनिवर्सिटी/;

test('a reader of Hindi finds her state in Devanagari, and the server is told its English name', async () => {
  open('josaa');
  const state = await box(STATE);
  await waitFor(() => expect(state.value).toBe('गोवा'));
  await userEvent.clear(state);
  await userEvent.type(state, 'उत्तर');
  expect(shown()).toEqual(['उत्तर प्रदेश', 'उत्तराखंड']);
  await userEvent.click(screen.getByRole('option', { name: 'उत्तराखंड' }));
  expect(state.value).toBe('उत्तराखंड');
  fireEvent.click(screen.getByRole('button', { name: /संभावना/ }));
  await waitFor(() => expect(server.calls('POST /predictor/josaa/runs')).toHaveLength(1));
  expect(server.calls('POST /predictor/josaa/runs')[0]?.body).toMatchObject({ homeState: 'Uttarakhand' });
});

test('the English name finds a state too, and the states stand in the order of the language', async () => {
  open('josaa');
  const state = await box(STATE);
  await userEvent.clear(state);
  const all = shown();
  expect(all).toHaveLength(37);
  expect(all).toEqual(all.toSorted(new Intl.Collator('hi').compare));
  await userEvent.type(state, 'uttar pr');
  expect(shown()).toEqual(['उत्तर प्रदेश']);
});

test.each(['नाशिक', 'nashik', 'ahmednagar', 'SPPU'])(
  '“%s” finds the home university of the district',
  async (typed) => {
    open('mht-cet');
    const home = await box(HOME);
    await userEvent.type(home, typed);
    expect(shown()).toEqual(['Savitribai Phule Pune Universityअहिल्यानगर, नाशिक, पुणे']);
  },
);

test.each(['औरंगाबाद', 'उस्मानाबाद', 'संभाजीनगर', 'बीएएमयू', 'BAMU', 'Osmanabad'])(
  '“%s” finds the university by an older name of its district, or by its letters',
  async (typed) => {
    open('mht-cet');
    await userEvent.type(await box(HOME), typed);
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toContain('Dr. Babasaheb Ambedkar Marathwada University');
  },
);

test('“अहमदनगर” finds the university of Ahilyanagar', async () => {
  open('mht-cet');
  await userEvent.type(await box(HOME), 'अहमदनगर');
  expect(shown()[0]).toContain('Savitribai Phule Pune University');
});
