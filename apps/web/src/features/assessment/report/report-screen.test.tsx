import type { AssessmentReport, Validity } from '@dakhila/contract/assessment-report';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aSummary } from '../../../../test/assessment.ts';
import { aBranch, aReport, aValidity } from '../../../../test/assessment-report.ts';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { paths } from '../../../paths.ts';
import '../../../ui/testing/modal-dialog.ts';
import { ReportScreen } from './report-screen.tsx';
import { SharedReportScreen } from './shared-report-screen.tsx';

const server = useFakeServer();
const sitting = aSummary({ state: 'completed', completedAt: '2026-11-14T05:30:00.000Z', verdict: 'valid' });
const REPORT = `/assessment/sittings/${sitting.id}`;
const share = { createdAt: '', expiresAt: '2027-02-13T00:00:00.000Z', views: 0, lastViewedAt: null };

function open({
  report = aReport(),
  validity = aValidity(),
  isForeign = false,
}: {
  report?: AssessmentReport | null;
  validity?: Validity;
  isForeign?: boolean;
} = {}) {
  server.on(`GET ${REPORT}/report`, { body: { data: { sitting, validity, report, share: null } } }, { isForeign });
  return renderRoutes(
    [
      { path: paths.psychometricReport, element: <ReportScreen /> },
      { path: paths.psychometric, element: <h1>The overview</h1> },
    ],
    `/psychometric/${sitting.id}/report`,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the hexagon and the bars stand in tables too, with their ranges', async () => {
  open();
  await screen.findByRole('heading', { name: 'You like finding out why.' });
  const hexagon = screen.getByRole('figure', { name: 'Your six interests' });
  within(hexagon).getByText(/Strongest: Curious and analytical. Weakest: Helping./);
  fireEvent.click(within(hexagon).getByRole('button', { name: 'Table' }));
  expect(within(hexagon).getByRole('row', { name: /I · Curious/ }).textContent).toContain('94');
  const traits = screen.getByRole('figure', { name: 'Five broad traits' });
  within(traits).getByRole('img', { name: /Openness to new things: T score 55, range 50 to 60/ });
  fireEvent.click(within(traits).getByRole('button', { name: 'Table' }));
  expect(within(traits).getByRole('row', { name: /Openness/ }).textContent).toContain('50 to 60');
});

test('without a prediction the way to one stands where the chance would', async () => {
  open();
  const predict = await screen.findByRole('link', { name: 'Make a prediction' });
  expect(predict.getAttribute('href')).toBe(paths.predictor);
});

test('with a prediction, fit stands beside chance beside cost, never above 97%', async () => {
  const example = {
    collegeId: '16006',
    collegeName: 'COEP',
    programme: 'Electrical Engineering',
    chance: 0.995,
    feeRupees: 104_231,
    feeYear: '2025-26',
  };
  const chance = {
    best: 0.995,
    band: 'Safe',
    programmes: 3,
    feeLowRupees: 90_000,
    feeHighRupees: 104_231,
    examples: [example],
  } as const;
  const prediction = {
    exam: 'mht-cet',
    title: '96.5 percentile',
    createdAt: '2026-11-13T05:30:00.000Z',
    dataNote: 'From data up to 2025.',
  } as const;
  open({ report: aReport({ branches: [aBranch({ chance: { ...chance, examples: [example] } })], prediction }) });
  await screen.findByText('97% · Safe');
  screen.getByText('88 of 100');
  screen.getByText('between 74 and 92');
  screen.getByText('We assume a reliability of 0.80.');
  screen.getByText('₹90,000 to ₹1,04,231');
  expect(screen.getByRole('link', { name: 'COEP' }).getAttribute('href')).toBe('/college/16006');
  screen.getByText(/“96.5 percentile” on 13 Nov 2026. From data up to 2025./);
});

test('a caution stands on top; answers that cannot carry a report lead to a free sitting', async () => {
  const view = open({ validity: aValidity({ verdict: 'caution', title: 'Please read with care' }) });
  await screen.findByText('Please read with care');
  view.unmount();
  open({ report: null, validity: aValidity({ verdict: 'retake', title: 'Let us do this once more' }) });
  await screen.findByText('Let us do this once more');
  expect(screen.getByRole('link', { name: /for free/ }).getAttribute('href')).toBe(paths.psychometric);
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
});

test('a link is made, shown once, and taken back', async () => {
  open();
  server.on(`POST ${REPORT}/share`, { body: { data: { url: 'https://dakhila.example/shared-report/abc', share } } });
  server.on(`DELETE ${REPORT}/share`, {});
  await screen.findByRole('link', { name: 'Download PDF' });
  press('Share with a counselor');
  press('Make a link');
  expect(await screen.findByDisplayValue('https://dakhila.example/shared-report/abc')).toBeTruthy();
  screen.getByText(/Works until 13 Feb 2027. Not opened yet./);
  press('Stop sharing');
  await screen.findByText('Sharing is off');
  expect(screen.queryByDisplayValue(/shared-report/)).toBeNull();
  expect(server.calls(`DELETE ${REPORT}/share`)).toHaveLength(1);
});

test('deleting asks first and leads back to the overview', async () => {
  open();
  server.on(`DELETE ${REPORT}`, {});
  await screen.findByRole('link', { name: 'Download PDF' });
  press('Delete');
  expect(server.calls(`DELETE ${REPORT}`)).toHaveLength(0);
  press('Delete permanently');
  await screen.findByRole('heading', { name: 'The overview' });
  await waitFor(() => expect(server.calls(`DELETE ${REPORT}`)).toHaveLength(1));
});

test('whoever holds the link reads the report without an account; a dead link says so', async () => {
  const routes = [{ path: paths.sharedReport, element: <SharedReportScreen /> }];
  server.on('GET /assessment/shared/abc', { body: { data: { validity: aValidity(), report: aReport() } } });
  const view = renderRoutes(routes, '/shared-report/abc');
  await screen.findByRole('heading', { level: 1, name: 'Asha’s assessment report' });
  expect(screen.queryByRole('link', { name: 'Make a prediction' })).toBeNull();
  await waitFor(() => expect(server.calls('POST /assessment/shared/abc/views')).toHaveLength(1));
  view.unmount();
  server.on('GET /assessment/shared/old', refusal('not-found'));
  renderRoutes(routes, '/shared-report/old');
  await screen.findByRole('heading', { name: 'This link doesn’t work' });
  expect(server.calls('POST /assessment/shared/old/views')).toEqual([]);
});

test('a chapter that fails leaves the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Makes the drawing of one chapter fail.
  open({ report: { ...aReport(), parents: null as never }, isForeign: true });
  expect(await screen.findAllByText('We couldn’t show this part')).toHaveLength(1);
  expect(screen.getByRole('figure', { name: 'Five broad traits' })).toBeTruthy();
});
