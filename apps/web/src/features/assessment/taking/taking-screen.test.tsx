import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRunningPart, aScalePart, aSitting, aSummary, aTimedPart } from '../../../../test/assessment.ts';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { paths } from '../../../paths.ts';
import '../../../ui/testing/modal-dialog.ts';
import { FigureDrawing } from './figure-drawing.tsx';
import { TakingScreen } from './taking-screen.tsx';

const server = useFakeServer();
const ID = aSitting().id;
const SITTING = `/assessment/sittings/${ID}`;
const ANSWERS = `PUT ${SITTING}/answers`;
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** The server keeps what it is sent, as long as there is a line. */
function openSitting(sitting = aSitting(), { line = { isUp: true }, isLoadable = true } = {}) {
  server.on(`GET ${SITTING}`, isLoadable ? { body: { data: sitting } } : { status: 503 });
  server.on(ANSWERS, ({ body }) => {
    if (!line.isUp) return new TypeError('no line');
    const { answers } = body as { answers: { item: string; sequence: number }[] };
    const nextSequence = Math.max(...answers.map(({ sequence }) => sequence)) + 1;
    const saved = answers.map(({ item }) => item);
    return { body: { data: { saved, older: [], refused: [], nextSequence, serverTime: new Date().toISOString() } } };
  });
  return renderRoutes(
    [
      { path: paths.psychometricSitting, element: <TakingScreen /> },
      { path: paths.psychometricReport, element: <h1>The report</h1> },
      { path: paths.psychometric, element: <h1>The overview</h1> },
    ],
    `/psychometric/${ID}`,
  );
}

const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const realNow = performance.now.bind(performance);
let readingMs = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => realNow() + readingMs));
afterEach(() => void vi.restoreAllMocks());
/** A second tap right after a question appears is taken for a double tap, so a reader's pause comes first. */
const read = () => {
  readingMs += 1000;
};
const sent = () => server.calls(ANSWERS).flatMap(({ body }) => (body as { answers: object[] }).answers);

test('a press or a number key answers and brings the next question; every answer is sent with a growing number', async () => {
  openSitting(aSitting({ nextSequence: 7 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Start this part' }));
  const first = await question('Question i1');
  expect(document.activeElement).toBe(first);
  read();
  fireEvent.click(screen.getByRole('button', { name: 'Much' }));
  const second = await question('Question i2');
  read();
  fireEvent.keyDown(second, { key: '5' });
  await question('Question i3');
  await screen.findByText('Saved');
  expect(sent()).toMatchObject([
    { item: 'i1', choice: 3, sequence: 7 },
    { item: 'i2', choice: 4, sequence: 8 },
  ]);
});

test('a double tap answers one question, not two', async () => {
  // A clock that stands still: on a busy machine the second tap could come late.
  vi.spyOn(performance, 'now').mockImplementation(() => readingMs);
  openSitting();
  fireEvent.click(await screen.findByRole('button', { name: 'Start this part' }));
  await question('Question i1');
  read();
  fireEvent.click(screen.getByRole('button', { name: 'Much' }));
  fireEvent.keyDown(await question('Question i2'), { key: '1' });
  read();
  fireEvent.keyDown(await question('Question i2'), { key: '4' });
  await question('Question i3');
  await screen.findByText('Saved');
  expect(sent()).toMatchObject([
    { item: 'i1', choice: 3 },
    { item: 'i2', choice: 3 },
  ]);
});

test('one goes back to an answer, sees it, and changes it', async () => {
  openSitting(aSitting({ sections: [aScalePart({ answers: [{ item: 'i1', choice: 0 }] })] }));
  fireEvent.keyDown(await question('Question i2'), { key: 'ArrowLeft' });
  await question('Question i1');
  screen.getByRole('button', { name: 'Not at all', pressed: true });
  read();
  fireEvent.click(screen.getByRole('button', { name: 'Very much' }));
  await waitFor(() => expect(sent()).toMatchObject([{ item: 'i1', choice: 4 }]));
});

test('without a line answers are kept, which is said; after a reload they are counted and sent', async () => {
  const line = { isUp: false };
  const sections = [aScalePart({ answers: [{ item: 'i1', choice: 0 }] }), aTimedPart()];
  const before = openSitting(aSitting({ sections }), { line });
  await question('Question i2');
  read();
  fireEvent.click(screen.getByRole('button', { name: 'Much' }));
  await screen.findByText(/1 answer saved on this device/);
  before.unmount();

  line.isUp = true;
  openSitting(aSitting({ sections }), { line });
  await question('Question i3');
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ item: 'i2', choice: 3 }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('a timed part is begun by the server, and says when its time is over', async () => {
  openSitting(aSitting({ sections: [aTimedPart()] }));
  server.on(`POST ${SITTING}/sections/numerical/start`, () => ({ body: { data: aRunningPart(soon(0.8)) } }));
  await screen.findByText(/The timer starts when you begin/);
  fireEvent.click(screen.getByRole('button', { name: 'Start this part' }));
  await question('Question n1');
  expect(screen.getByRole('timer').textContent).toContain('s left');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await screen.findByText(/Time’s up for “Working with numbers”/);
  screen.getByRole('button', { name: 'Finish and see my report' });
});

test('pausing a running clock asks first; pausing elsewhere does not', async () => {
  const view = openSitting(aSitting({ sections: [aRunningPart(soon(200))] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  fireEvent.click(await screen.findByText('Stay in this part'));
  screen.getByRole('timer');
  view.unmount();
  openSitting();
  fireEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  await screen.findByRole('heading', { name: 'The overview' });
});

test('the end makes the report; a refusal is told and can be tried again', async () => {
  const answers = ['i1', 'i2', 'i3'].map((item) => ({ item, choice: 1 }));
  openSitting(aSitting({ sections: [aScalePart({ answers })] }));
  server.on(`POST ${SITTING}/finish`, { status: 503 });
  fireEvent.click(await screen.findByRole('button', { name: 'Finish and see my report' }));
  await screen.findByText(/Your answers are safe/);
  server.on(`POST ${SITTING}/finish`, { body: { data: aSummary({ state: 'completed' }) } });
  fireEvent.click(screen.getByRole('button', { name: 'Finish and see my report' }));
  await screen.findByRole('heading', { name: 'The report' });
});

test('a finished sitting leads to its report; a failed load can be tried again', async () => {
  const view = openSitting(aSitting({ state: 'completed' }));
  await screen.findByRole('heading', { name: 'The report' });
  view.unmount();
  openSitting(aSitting(), { isLoadable: false });
  await screen.findByText('Couldn’t load your questions');
});

test('a figure says what is drawn, and stripes do not turn with a shape', () => {
  const shape = { form: 'triangle', x: 50, y: 50, size: 50, turn: 90, fill: 'striped' } as const;
  render(<FigureDrawing figure={{ kind: 'shapes', shapes: [shape], alt: 'Striped triangle pointing right' }} />);
  const drawing = screen.getByRole('img', { name: 'Striped triangle pointing right' });
  const polygon = drawing.querySelector('polygon');
  expect(polygon?.hasAttribute('transform')).toBe(false);
  // Pointing up it would have its tip at 50,25.
  expect(polygon?.getAttribute('points')).toMatch(/^75\.00,50\.00/);
});

test('on a page of another language a question can be read as it was written, and stays so from one to the next', async () => {
  const part = aScalePart();
  const items = part.items?.map((item) => ({
    ...item,
    text: `प्रश्न ${item.id}`,
    english: { text: item.text, options: item.options.map(({ text }) => `${text} in English`) },
  }));
  openSitting(aSitting({ sections: [{ ...part, items: items ?? null }, aTimedPart()] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Start this part' }));
  await question('प्रश्न i1');
  fireEvent.click(screen.getByRole('button', { name: 'Show questions in English' }));
  expect((await question('Question i1')).lang).toBe('en');
  read();
  fireEvent.click(screen.getByRole('button', { name: 'Much in English' }));
  await question('Question i2');
  fireEvent.click(screen.getByRole('button', { name: 'Show questions in English' }));
  await question('प्रश्न i2');
});
