import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { saveOwnPin } from '../shared/own-pin.tsx';
import { Distance } from './distance.tsx';

const server = useFakeServer();
beforeEach(() => {
  server.on('GET /pin-codes/411', { body: { data: { '411005': [18.53, 73.85], '411004': [18.52, 73.84] } } });
  server.on('GET /pin-codes/400', { body: { data: { '400019': [19.03, 72.86] } } });
});

const open = (collegePin: string | null) =>
  renderRoutes([{ path: '/college', Component: () => <Distance collegePin={collegePin} /> }], '/college');
const field = () => screen.getByRole('textbox', { name: 'Your PIN code' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function give(pin: string) {
  await userEvent.type(field(), pin);
  await press('Show distance');
}

test('a PIN code gives the distance, and only its first digits are sent', async () => {
  open('411005');
  await give('400 019');
  const answer = await screen.findByText('About 120 km from 400019 in a straight line');
  expect(document.activeElement).toBe(answer);
  expect(screen.getByText(/off by about 10 km/)).toBeTruthy();
  expect(server.calls('GET /pin-codes/400')).toHaveLength(1);
  expect(server.calls('GET /pin-codes/400019')).toHaveLength(0);
});

test('a neighbour is less than 10 km away, and the same PIN code has no figure', async () => {
  open('411005');
  await give('411004');
  expect(await screen.findByText('Less than 10 km from 411004 in a straight line')).toBeTruthy();
  await press('Change PIN code');
  await userEvent.clear(field());
  await userEvent.type(field(), '411005');
  await press('Save');
  expect(await screen.findByText('In your own PIN code area, 411005')).toBeTruthy();
  expect(screen.queryByText(/off by about/)).toBeNull();
});

test('what is no PIN code is said at the field, and nothing is sent or saved', async () => {
  open('411005');
  await give('4110');
  expect(await screen.findByText('Please enter your 6-digit PIN code')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(server.calls('GET /pin-codes/411')).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test('a PIN code that the table lacks is said to be unknown', async () => {
  open('411005');
  await give('400999');
  expect(await screen.findByText(/We don’t know where 400999 is/)).toBeTruthy();
});

test('a PIN code is remembered, changed, left as it was and removed', async () => {
  const view = open('411005');
  await give('400019');
  await screen.findByText(/^About 120 km/);
  view.unmount();
  open('411005');
  expect(await screen.findByText(/^About 120 km/)).toBeTruthy();
  await press('Change PIN code');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await press('Cancel');
  expect(screen.getByText(/^About 120 km/)).toBeTruthy();
  await press('Remove PIN code');
  expect(document.activeElement).toBe(field());
  expect(localStorage).toHaveLength(0);
});

test('without the PIN code of the college nothing is asked', () => {
  const view = open(null);
  expect(screen.queryByText(/PIN code/)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  view.unmount();
  saveOwnPin('400019');
  open(null);
  expect(screen.getByText(/We don’t know this college’s PIN code/)).toBeTruthy();
});

test('a college whose PIN code has no place gets no figure', async () => {
  open('411999');
  await give('400019');
  expect(await screen.findByText(/We don’t know where this college’s PIN code is/)).toBeTruthy();
});

test('a distance that cannot be loaded can be tried again', async () => {
  server.on('GET /pin-codes/400', refusal('unexpected', { message: 'Something went wrong' }));
  open('411005');
  await give('400019');
  await screen.findByText('Couldn’t load the distance');
  server.on('GET /pin-codes/400', { body: { data: { '400019': [19.03, 72.86] } } });
  await press('Try again');
  expect(await screen.findByText(/^About 120 km/)).toBeTruthy();
});
