import type { FamilyList, FamilyPage, FamilyProgramme } from '@dakhila/contract/family-pages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { paths } from '../../../paths.ts';
import { FamilyScreen } from './family-screen.tsx';

const server = useFakeServer();
const choice: FamilyList['choices'][number] = {
  place: 1,
  ...{ collegeName: 'Walchand College', city: 'Sangli', programme: 'Civil Engineering', state: 'estimated' },
  ...{ chance: 0.72, band: 'Likely', offer: null, final: 41, fee: { rupees: 76_000, year: '2026-27' } },
};
const HEAD: Omit<FamilyPage, 'list' | 'run'> = {
  ...{ exam: 'mht-cet', firstName: 'Asha', year: 2027, expiresAt: '2026-12-14T05:30:00.000Z' },
  dataYears: { first: 2020, last: 2025 },
};
const LIST: FamilyList = {
  ...{ listName: 'First round', rounds: 4, updatedAt: '2026-11-14T05:30:00.000Z' },
  choices: [
    { ...choice, place: null, programme: 'Computer Engineering', state: 'closed', chance: null, band: null, fee: null },
    choice,
  ],
  outcome: { some: 88, none: 12, likely: { place: 1, percent: 41 } },
  compulsory: [
    { round: 1, places: 1 },
    { round: 2, places: 3 },
    { round: 4, places: null },
  ],
};

const openList = (list: Partial<FamilyList> = {}, options: { isForeign?: boolean } = {}) =>
  open({ ...HEAD, list: { ...LIST, ...list }, run: null }, options);
function open(page: FamilyPage, options: { isForeign?: boolean } = {}) {
  server.on('GET /family/abc', { body: { data: page } }, options);
  server.on('POST /family/abc/views', {});
  return renderRoutes([{ path: paths.family, element: <FamilyScreen /> }], '/family/abc');
}

test('the family sees what the order may bring, what must be accepted, and each choice with its fee', async () => {
  openList();
  await screen.findByRole('heading', { level: 1, name: 'First round' });
  screen.getByText('Asha’s list');
  screen.getByText('88%');
  screen.getByText('12%');
  // One choice is on the form, so no rule speaks of three.
  for (const round of [2, 4]) screen.getByText(`Round ${round}: any seat`);
  screen.getByText('₹76,000 a year (2026-27), before any scholarship');
  // The own cost would tell income and category: it is said where to find it.
  // Said before the first fee, and the figure of the order is no measure of a sure seat.
  const note = screen.getByText(/^The fees below are full fees, before any scholarship or fee waiver\./);
  const [fee] = screen.getAllByText(/before any scholarship$/);
  expect(note.compareDocumentPosition(fee as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  screen.getByText('How often the order ends here, not how sure this seat is.');
  screen.getByText('Can’t be allotted');
  screen.getByText('Left out of the form');
  // The numbers are those of the form, where the closed first row has none.
  screen.getByText('Walchand College. Choice 1.');
  screen.getByText('Fee not known');
  await waitFor(() => expect(server.calls('POST /family/abc/views')).toHaveLength(1));
});

test('a server of the earlier release sends no places: the rows are counted, as it counts them', async () => {
  const rows = LIST.choices.map(({ place: _, ...rest }) => rest as typeof choice);
  const outcome = { some: 88, none: 12, likely: { place: 2, percent: 41 } };
  openList({ choices: rows, outcome }, { isForeign: true });
  await screen.findByText('Walchand College. Choice 2.');
  expect(screen.queryByText('No seat from this list')).toBeNull();
  expect(screen.queryByText('Left out of the form')).toBeNull();
  expect(screen.queryByText('–')).toBeNull();
});

test('a list without estimates, and an empty one, say so', async () => {
  const view = openList({ outcome: null });
  await screen.findByText('There’s no estimate for this list right now.');
  view.unmount();
  openList({ outcome: null, choices: [], compulsory: [] });
  await screen.findByText('There are no choices on this list yet.');
});

const programme = (name: string, rest: Partial<FamilyProgramme> = {}): FamilyProgramme => ({
  ...{ collegeName: 'Walchand College', city: 'Sangli', programme: name, chance: 0.92, band: 'Safe', offered: 0.95 },
  fee: { rupees: 76_000, year: '2026-27' },
  ...rest,
});
const RUN: NonNullable<FamilyPage['run']> = {
  createdAt: '2026-11-14T05:30:00.000Z',
  picks: { ambitious: [], match: [], safe: [programme('Civil Engineering')] },
  bands: [
    { band: 'Safe', count: 1_808, programmes: [programme('Civil Engineering'), programme('Textile Technology')] },
    { band: 'Likely', count: 1, programmes: [programme('Robotics', { chance: 0.7, band: 'Likely', fee: null })] },
    { band: 'Possible', count: 0, programmes: [] },
    { band: 'Reach', count: 0, programmes: [] },
  ],
};

test('each chance on a list is said to be that of a seat that is offered, as on the student’s own', async () => {
  const offer = { chance: 0.55, years: 2, of: 4 };
  openList({ choices: [{ ...choice, offer }] });
  expect((await screen.findByText(/72% if a seat is offered/)).textContent).toContain('Likely');
  screen.getByText(/^55% likely to be offered/);
});

test('a prediction says it where a seat is not usually offered', async () => {
  const [often, rarely] = [programme('Civil Engineering'), programme('Robotics', { chance: 0.7, offered: 0.8 })];
  open({ ...HEAD, list: null, run: { ...RUN, picks: { ...RUN.picks, safe: [often, rarely] } } });
  await screen.findByText(/70% if a seat is offered/);
  expect(screen.queryByText(/92% if/)).toBeNull();
});

test('a group with a seat that may not be offered says so', async () => {
  const doubtful = programme('Automobile Engineering', { chance: 0.67, band: 'Likely', offered: 0.12 });
  open({ ...HEAD, list: null, run: { ...RUN, picks: { ...RUN.picks, ambitious: [doubtful] } } });
  await screen.findByText('A chance of 5 to 60%, or a seat that may not be offered');
});

test('the family sees a prediction by band, those to look at first, and that it is no order of preference', async () => {
  open({ ...HEAD, list: null, run: RUN });
  await screen.findByRole('heading', { level: 1, name: 'Colleges within reach' });
  screen.getByText('Asha’s prediction');
  screen.getByText(/CAP 2027\..*not an order of preference/);
  screen.getByText('1,808');
  screen.getByRole('heading', { level: 2, name: 'Look at these first: Safe' });
  expect(screen.queryByText('Look at these first: Reach or Possible')).toBeNull();
  screen.getByText('2 of 1,808');
  screen.getByText('Textile Technology');
  screen.getByText('Fee not known');
  screen.getByText(/Prediction made on 14 Nov/);
});

test('the family reads that a longer merit list lowers some chances, where it does', async () => {
  open({ ...HEAD, list: null, run: { ...RUN, isListLonger: true } });
  await screen.findByText(
    'The same percentile is further down the list now than in 2025. That’s why some of these chances are lower.',
  );
});

test('a prediction with nothing within reach says so kindly, and can be commented', async () => {
  const bands = RUN.bands.map(({ band }) => ({ band, count: 0, programmes: [] }));
  open({ ...HEAD, list: null, run: { ...RUN, picks: { ambitious: [], match: [], safe: [] }, bands } });
  await screen.findByText(/No programme on this page has a chance of 5% or more/);
  screen.getByRole('button', { name: 'Send' });
});

test('a comment is sent with the name given, stays when it failed, and an empty one is not sent', async () => {
  openList();
  const send = await screen.findByRole('button', { name: 'Send' });
  await userEvent.click(send);
  screen.getByText('Please write something first');
  server.on('POST /family/abc/comments', new TypeError('offline'));
  await userEvent.type(screen.getByLabelText('Your name (optional)'), 'Aai');
  await userEvent.type(screen.getByLabelText('Comment'), 'Nashik is closer');
  await userEvent.click(send);
  await screen.findAllByRole('alert');
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Nashik is closer');
  server.on('POST /family/abc/comments', {});
  await userEvent.click(send);
  await screen.findByText('Sent. Only the student can read it.');
  expect(server.calls('POST /family/abc/comments').at(-1)?.body).toEqual({ name: 'Aai', text: 'Nashik is closer' });
});

test('a link that has ended says to ask for a new one', async () => {
  server.on('GET /family/abc', refusal('not-found'));
  renderRoutes([{ path: paths.family, element: <FamilyScreen /> }], '/family/abc');
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a page that was opened too often says so, and can be tried again', async () => {
  const message = 'This page was opened too many times. Please try again in a while';
  server.on('GET /family/abc', refusal('too-many-requests', { message }));
  renderRoutes([{ path: paths.family, element: <FamilyScreen /> }], '/family/abc');
  await screen.findByText(message);
  screen.getByRole('button', { name: 'Try again' });
});
