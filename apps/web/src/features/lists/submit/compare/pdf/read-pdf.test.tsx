import type { PreferenceList } from '@dakhila/contract/list-views';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../../../test/fake-server.ts';
import { aList, anOutcome, headOf } from '../../../../../../test/lists.ts';
import { renderRoutes } from '../../../../../../test/render-route.tsx';
import { SubmitScreen } from '../../submit-screen.tsx';
import type { PdfMessage } from './worker-messages.ts';

/** A reader that answers when the test says so. */
class FakeReader {
  static started: FakeReader[] = [];
  static get last() {
    return FakeReader.started.at(-1);
  }
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    FakeReader.started.push(this);
  }
  send(...messages: (PdfMessage | object)[]) {
    return act(async () => {
      for (const data of messages) this.onmessage?.({ data });
    });
  }
}

const server = useFakeServer();
const CODES = ['0600624510', '0600624511'];
let onServer: PreferenceList;
beforeEach(() => {
  FakeReader.started = [];
  vi.stubGlobal('Worker', FakeReader);
  onServer = aList(CODES);
  server.on('GET /lists', () => ({ body: { data: [headOf(onServer)] } }));
  server.on(`GET /lists/${onServer.id}`, () => ({ body: { data: onServer } }));
  server.on(`GET /lists/${onServer.id}/outcome`, () => ({ body: { data: anOutcome({ choices: [], likely: null }) } }));
});

async function choosePdf(bytes = 100) {
  const input = await screen.findByLabelText(/Or choose a file/);
  const file = new File(['%PDF-1.7\n'.padEnd(bytes)], 'form.pdf', { type: 'application/pdf' });
  fireEvent.change(input, { target: { files: [file] } });
  return input;
}
/** The screen with a PDF that is being read. */
async function openAndChoose() {
  const view = renderRoutes(
    [{ path: '/rounds/submit', Component: SubmitScreen }],
    `/rounds/submit?list=${onServer.id}&step=compare`,
  );
  expect(FakeReader.started).toEqual([]);
  const input = await choosePdf();
  await vi.waitFor(() => expect(FakeReader.last?.onmessage).toBeTruthy());
  return { ...view, input, reader: FakeReader.last as FakeReader };
}

test('the reader starts with the first PDF, gets its bytes when it is ready, and ends with the answer', async () => {
  const { reader } = await openAndChoose();
  expect(await screen.findByText('Reading the file…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Compare' }).getAttribute('aria-disabled')).toBe('true');
  // The library's own messages mean nothing here.
  await reader.send({ sourceName: 'worker', targetName: 'main', action: 'ready' });
  expect(reader.postMessage).not.toHaveBeenCalled();
  await reader.send({ kind: 'ready' });
  expect(reader.postMessage.mock.calls[0]?.[0]).toHaveProperty('byteLength', 100);
  await reader.send({ kind: 'text', text: CODES.join('\n') });
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: '2 of 2 match' }));
  expect(screen.getByLabelText('Text of the official form')).toHaveProperty('value', CODES.join('\n'));
  expect(screen.queryByText('Reading the file…')).toBeNull();
  expect(reader.terminate).toHaveBeenCalled();
  expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.method ?? 'GET')).not.toContain('POST');
});

test('while another file is read, the result of the earlier one is gone', async () => {
  const { reader } = await openAndChoose();
  await reader.send({ kind: 'ready' }, { kind: 'text', text: CODES.join('\n') });
  expect(await screen.findByRole('heading', { name: '2 of 2 match' })).toBeTruthy();
  await choosePdf();
  expect(screen.queryByRole('heading', { name: '2 of 2 match' })).toBeNull();
});

test.each([
  ['pdfDamaged', /^This PDF is damaged or incomplete\./],
  ['pdfLocked', /^This PDF is locked with a password\./],
  ['pdfPictures', /^This PDF contains only pictures/],
  ['tooLong', /^This is too long to be an option form\./],
] as const)('%s is said in a sentence', async (problem, sentence) => {
  const { reader } = await openAndChoose();
  await reader.send({ kind: 'ready' }, { kind: 'problem', problem });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(reader.terminate).toHaveBeenCalled();
});

test('a PDF above 5 MB is not read at all', async () => {
  const { reader } = await openAndChoose();
  await reader.send({ kind: 'ready' }, { kind: 'text', text: 'Form' });
  await choosePdf(5_000_001);
  expect(await screen.findByText(/^This PDF is larger than 5 MB\./)).toBeTruthy();
  expect(FakeReader.started).toHaveLength(1);
});

test('a reader that cannot be loaded, and one that fails while it reads, have sentences of their own', async () => {
  const { reader } = await openAndChoose();
  await act(async () => reader.onerror?.());
  expect(await screen.findByText(/^We couldn’t load the PDF reader\./)).toBeTruthy();
  await choosePdf();
  await vi.waitFor(() => expect(FakeReader.last?.onerror && FakeReader.started).toHaveLength(2));
  await FakeReader.last?.send({ kind: 'ready' });
  await act(async () => FakeReader.last?.onerror?.());
  expect(await screen.findByText(/^This PDF is damaged or incomplete\./)).toBeTruthy();
});

test('reading ends after 20 seconds, and the time for loading does not count', async () => {
  const { reader } = await openAndChoose();
  vi.useFakeTimers();
  try {
    await reader.send({ kind: 'ready' });
    await act(() => vi.advanceTimersByTimeAsync(19_000));
    expect(reader.terminate).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(reader.terminate).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
  expect(await screen.findByText(/^This PDF takes too long to read\./)).toBeTruthy();
});

test('Stop ends the reader and says nothing; so does leaving the screen', async () => {
  const { reader, input, unmount } = await openAndChoose();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(document.activeElement).toBe(input);
  await vi.waitFor(() => expect(reader.terminate).toHaveBeenCalled());
  expect(screen.queryByText(/PDF (is|takes|holds)|couldn’t/)).toBeNull();
  await choosePdf();
  await vi.waitFor(() => expect(FakeReader.last?.onmessage && FakeReader.started).toHaveLength(2));
  unmount();
  await vi.waitFor(() => expect(FakeReader.last?.terminate).toHaveBeenCalled());
});
