import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOverview, aSitting, aSummary } from '../../../../test/assessment.ts';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { aConsent } from '../../../../test/students.ts';
import { paths } from '../../../paths.ts';
import '../../../ui/testing/modal-dialog.ts';
import { IntroScreen } from './intro-screen.tsx';

const server = useFakeServer();

function open(overview = anOverview(), { isLoadable = true } = {}) {
  server.on('GET /assessment', isLoadable ? { body: { data: overview } } : { status: 503 });
  return renderRoutes(
    [
      { path: paths.psychometric, element: <IntroScreen /> },
      { path: paths.psychometricSitting, element: <h1>The sitting</h1> },
    ],
    paths.psychometric,
  );
}

test('without an assessment the page leads to where one is bought, and says what is not refunded', async () => {
  open(anOverview({ left: 0, isOwned: false, blockedBy: 'allowance' }));
  const link = await screen.findByRole('link', { name: 'Get the assessment' });
  expect(link.getAttribute('href')).toBe(paths.topUpPsychometric);
  screen.getByText(/12 hours after purchase/);
});

test('an assessment that was used is not offered for sale again', async () => {
  open(anOverview({ left: 0, isOwned: true, blockedBy: 'allowance' }));
  await screen.findByText('You can take it once, so there’s nothing more to buy.');
  expect(screen.queryByRole('link', { name: 'Get the assessment' })).toBeNull();
});

test('starting asks once, says what it uses up, and leads to the questions', async () => {
  open();
  server.on('POST /assessment/sittings', { body: { data: aSitting() } });
  fireEvent.click(await screen.findByRole('button', { name: 'Start assessment' }));
  screen.getByText(/Starting uses up your assessment/);
  expect(server.calls('POST /assessment/sittings')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { name: 'The sitting' });
});

test('a start that is refused says why', async () => {
  open();
  server.on('POST /assessment/sittings', refusal('allowance-exhausted', { message: 'You have no assessment left' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Start assessment' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByText('You have no assessment left');
});

test('under 18: the date of birth, a code to the guardian, their consent, and then the start', async () => {
  open(anOverview({ blockedBy: 'birth-date' }));
  server.on('GET /guardian-consent', { body: { data: aConsent() } });
  const young = { birthDate: '2010-03-04', isUnderage: true };
  server.on('PUT /guardian-consent/birth-date', { body: { data: aConsent(young) } });
  const asked = { guardianName: 'Sunita', contact: 's****a@example.com', askedAt: '2026-11-14T05:00:00.000Z' };
  server.on('POST /guardian-consent/ask', { body: { data: aConsent({ ...young, asked }) } });
  server.on('POST /guardian-consent/confirm', ({ body }) =>
    (body as { otp: string }).otp === '123456'
      ? { body: { data: aConsent({ ...young, isSatisfied: true }) } }
      : refusal('code-wrong', { message: 'That code is not right' }),
  );

  fireEvent.click(await screen.findByRole('button', { name: 'Start assessment' }));
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '31' } });
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2010' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/31 February 2010 doesn’t exist/);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '4' } });
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

  fireEvent.change(await screen.findByLabelText('Their name'), { target: { value: 'Sunita' } });
  fireEvent.change(screen.getByLabelText('Their email or WhatsApp number'), { target: { value: 'nobody' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send them a code' }));
  await screen.findByText(/10-digit WhatsApp number/);
  expect(server.calls('POST /guardian-consent/ask')).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('Their email or WhatsApp number'), {
    target: { value: 'sunita@example.com' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send them a code' }));

  await screen.findByText(/We sent a code to Sunita \(s\*\*\*\*a@example.com\)/);
  fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: 'They agree' }));
  await screen.findByText('That code is not right');
  fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'They agree' }));
  await screen.findByText('Start now?');
  expect(server.calls('PUT /guardian-consent/birth-date')).toMatchObject([{ body: { birthDate: '2010-03-04' } }]);
});

test('a sitting under way is what the page offers, and leftovers of a bad line are sent from here', async () => {
  const { id } = aSummary();
  localStorage.setItem(`assessment-answers:${id}`, '[{"item":"i1","choice":1,"sequence":3,"tookMs":900}]');
  const answers = `PUT /assessment/sittings/${id}/answers`;
  server.on(answers, { body: { data: { saved: ['i1'], older: [], refused: [], nextSequence: 4, serverTime: '' } } });
  open(anOverview({ sittings: [aSummary()] }));
  await screen.findByText(/12 of 137 questions answered/);
  await waitFor(() => expect(server.calls(answers)).toHaveLength(1));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await screen.findByRole('heading', { name: 'The sitting' });
});

test('answers that could not carry a report: kind words, and the next sitting is free', async () => {
  const retake = aSummary({ state: 'completed', completedAt: '2026-11-14T05:30:00.000Z', verdict: 'retake' });
  open(anOverview({ left: 0, isRetakeFree: true, sittings: [retake] }));
  await screen.findByText('We couldn’t make a report this time');
  fireEvent.click(screen.getByRole('button', { name: 'Retake it' }));
  screen.getByText('This retake is free.');
});

test('a page that cannot load says so and tries again', async () => {
  open(anOverview(), { isLoadable: false });
  await screen.findByText('Couldn’t load the assessment');
  server.on('GET /assessment', { body: { data: anOverview() } });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('button', { name: 'Start assessment' });
});
