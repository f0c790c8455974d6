import type { PreferenceList } from '@dakhila/contract/list-views';
import type { RunSummary } from '@dakhila/contract/saved-runs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../test/fake-server.ts';
import { aList, anOutcome, headOf, noRecommendations } from '../../../test/lists.ts';
import { refusal } from '../../../test/refusals.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import '../../ui/testing/modal-dialog.ts';
import { RoundsScreen } from './rounds-screen.tsx';

const server = useFakeServer();
let onServer: PreferenceList;
const route = (path = '') => `/lists/${onServer.id}${path}`;
const open = (address = '/rounds') => renderRoutes([{ path: '/rounds', Component: RoundsScreen }], address);

/** The server as one student's other tab would see it too. */
beforeEach(() => {
  onServer = aList(['Alpha', 'Beta', 'Gamma']);
  server.on('GET /lists', () => ({ body: { data: [headOf(onServer)] } }));
  server.on(`GET ${route()}`, () => ({ body: { data: onServer } }));
  server.on(`GET ${route('/outcome')}`, () => ({ body: { data: anOutcome({ version: onServer.version }) } }));
  server.on(`GET ${route('/recommendations')}`, () => ({ body: { data: noRecommendations(onServer.version) } }));
  server.on(`PUT ${route('/choices')}`, ({ body }) => {
    const { version, choices } = body as { version: number; choices: string[] };
    if (version !== onServer.version) return refusal('list-changed', { data: headOf(onServer) });
    onServer = { ...aList(choices), version: version + 1 };
    return { body: { data: headOf(onServer) } };
  });
});

const shown = async () =>
  within(await screen.findByRole('list', { name: /in your order/ }))
    .getAllByText(/^Programme /)
    .map((name) => name.textContent?.replace('Programme ', ''));
const downButton = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Move Programme ${name}, .* down$`) });
const down = async (name: string) => userEvent.click(await downButton(name));
const keys = () => onServer.choices.map(({ choice }) => choice);

test('the outcome says what the order costs the family, where that is known', async () => {
  const money = 'Choice 1 costs your family about ₹2.1 lakh more over four years than choice 3.';
  server.on(`GET ${route('/outcome')}`, () => ({ body: { data: anOutcome({ money }) } }));
  open(`/rounds?list=${onServer.id}`);
  expect(await screen.findByText(money)).toBeTruthy();
});

test('edits are saved by themselves, together, on the version they were made on; undo is saved too', async () => {
  open();
  // Found once: on a busy machine looking for it takes longer than the pause after which an order is sent.
  const button = await downButton('Alpha');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await shown()).toEqual(['Beta', 'Gamma', 'Alpha']);
  await waitFor(() => expect(keys()).toEqual(['Beta', 'Gamma', 'Alpha']));
  expect(server.calls(`PUT ${route('/choices')}`)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(keys()).toEqual(['Beta', 'Alpha', 'Gamma']));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('an order saved in another tab is not overwritten: the student keeps one, and can still go back', async () => {
  open();
  await shown();
  onServer = { ...aList(['Gamma', 'Beta', 'Alpha']), version: 2 };
  await down('Alpha');
  expect(await screen.findByText('This list was changed in another tab or on another device')).toBeTruthy();
  expect(keys()).toEqual(['Gamma', 'Beta', 'Alpha']);
  await userEvent.click(screen.getByRole('button', { name: 'Use the other version' }));
  expect(await shown()).toEqual(['Gamma', 'Beta', 'Alpha']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(keys()).toEqual(['Beta', 'Alpha', 'Gamma']));
});

test('offline, the work is stored on the device, says so, and is saved when the connection is back', async () => {
  const save = vi.fn();
  open();
  await shown();
  server.on(`PUT ${route('/choices')}`, new TypeError('offline'));
  await down('Alpha');
  expect(await screen.findByText(/You’re offline/)).toBeTruthy();
  expect(localStorage.getItem(`list-draft:${onServer.id}`)).toContain('Beta');
  server.on(`PUT ${route('/choices')}`, ({ body }) => {
    save(body);
    const { choices } = body as { choices: string[] };
    onServer = { ...aList(choices), version: 2 };
    return { body: { data: headOf(onServer) } };
  });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ version: 1, choices: ['Beta', 'Alpha', 'Gamma'] }));
  const order = ['Beta', 'Alpha', 'Gamma'];
  const saved = { base: { version: 2, choices: order }, order };
  const kept = () => JSON.parse(localStorage.getItem(`list-draft:${onServer.id}`) ?? 'null');
  await waitFor(() => expect(kept()).toEqual(saved));
});

test('a list that was fetched before its last edit was saved shows the saved order, and sends nothing', async () => {
  const saved = ['Gamma', 'Alpha', 'Beta'];
  localStorage.setItem(
    `list-draft:${onServer.id}`,
    JSON.stringify({ base: { version: 2, choices: saved }, order: saved }),
  );
  open();
  expect(await shown()).toEqual(saved);
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(server.calls(`PUT ${route('/choices')}`)).toHaveLength(0);
});

test('work that was not saved when the page was closed is there again', async () => {
  const draft = { base: { version: 1, choices: ['Alpha', 'Beta', 'Gamma'] }, order: ['Gamma', 'Alpha', 'Beta'] };
  localStorage.setItem(`list-draft:${onServer.id}`, JSON.stringify(draft));
  open();
  expect(await shown()).toEqual(['Gamma', 'Alpha', 'Beta']);
  await waitFor(() => expect(keys()).toEqual(['Gamma', 'Alpha', 'Beta']));
});

test('a check is mended by its button, and the mend can be taken back', async () => {
  server.on(`GET ${route('/outcome')}`, () => ({
    body: {
      data: anOutcome({
        version: onServer.version,
        checks:
          onServer.version > 1
            ? []
            : [
                {
                  ...{ code: 'not-eligible', severity: 'danger', title: '1 choice is not open to you', reason: 'Why' },
                  choices: ['Beta'],
                  mend: { label: 'Remove it', choices: ['Alpha', 'Gamma'] },
                },
              ],
      }),
    },
  }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(keys()).toEqual(['Alpha', 'Gamma']));
  expect(
    await screen.findByText('Nothing to fix. We checked eligibility, duplicates and safety. The order is your choice.'),
  ).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(keys()).toEqual(['Alpha', 'Beta', 'Gamma']));
});

test('a rule of CAP is called good to know, not a thing to check, and the advice on the order does not contradict it', async () => {
  const rule = { code: 'compulsory-acceptance' as const, severity: 'info' as const, title: 'A rule', reason: 'Why' };
  server.on(`GET ${route('/outcome')}`, () => ({
    body: { data: anOutcome({ version: onServer.version, checks: [{ ...rule, choices: ['Alpha'], mend: null }] }) },
  }));
  open();
  await shown();
  expect((await screen.findAllByText('Good to know', { exact: false })).length).toBeGreaterThan(0);
  // One name, closed and open.
  const summary = screen.getAllByText('A rule').map((name) => name.closest('summary')?.textContent);
  expect(summary).toContain('A rule');
  expect(screen.queryByText(/things? to check/)).toBeNull();
  expect(screen.getByText(/CAP adds one rule/)).toBeTruthy();
  expect(screen.queryByText(/never hurts your other choices/)).toBeNull();
});

test('one thing to check opens to one thing; the rule of CAP stands apart', async () => {
  const check = { severity: 'warning' as const, reason: 'Why', choices: [], mend: null };
  const checks = [
    { ...check, code: 'too-short' as const, title: 'A short list' },
    { ...check, code: 'compulsory-acceptance' as const, title: 'A rule' },
  ];
  server.on(`GET ${route('/outcome')}`, () => ({
    body: { data: anOutcome({ version: onServer.version, checks }) },
  }));
  open();
  const group = (await screen.findByText('1 thing to check')).closest('details');
  expect(group?.querySelectorAll('li')).toHaveLength(1);
  expect(group?.textContent).not.toContain('A rule');
  expect(screen.getAllByText('A rule').length).toBeGreaterThan(0);
});

test('a check that surer choices would settle leads to adding them', async () => {
  const check = { severity: 'info' as const, title: 'No safe choice', reason: 'Why', choices: [], mend: null };
  server.on(`GET ${route('/outcome')}`, () => ({
    body: { data: anOutcome({ version: onServer.version, checks: [{ ...check, code: 'no-safe-choice' }] }) },
  }));
  open();
  const group = (await screen.findByText('1 thing to check')).closest('details');
  expect(
    screen.queryByText('Nothing to fix. We checked eligibility, duplicates and safety. The order is your choice.'),
  ).toBeNull();
  if (group) await userEvent.click(within(group).getByRole('button', { name: 'Add choices', hidden: true }));
  expect(await screen.findByRole('searchbox', { name: 'College, programme, city or code' })).toBeTruthy();
});

test('a deleted list can be brought back with its choices', async () => {
  let isThere = true;
  server.on('GET /lists', () => ({ body: { data: isThere ? [headOf(onServer)] : [] } }));
  server.on(`DELETE ${route()}`, () => {
    isThere = false;
    return {};
  });
  server.on('POST /lists', ({ body }) => {
    isThere = true;
    return { body: { data: { ...headOf(onServer), ...(body as object) } } };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete list' }));
  expect(await screen.findByText('“My CAP list” was deleted.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await shown();
  expect(server.calls('POST /lists')[0]?.body).toEqual({
    ...{ exam: 'mht-cet', name: 'My CAP list', choices: ['Alpha', 'Beta', 'Gamma'] },
  });
});

test('before the first list the page says what one is for and starts it', async () => {
  server.on('GET /lists', { body: { data: [] } });
  server.on('GET /predictor/runs', { body: { data: [], next: null } });
  server.on('POST /lists', () => ({ body: { data: headOf(onServer) } }));
  open('/rounds?exam=josaa');
  await userEvent.click(await screen.findByRole('button', { name: 'Start a list' }));
  expect(server.calls('POST /lists')[0]?.body).toEqual({ exam: 'josaa', name: 'My JoSAA list' });
});

test('where there is a prediction of the exam, the first list begins with it', async () => {
  server.on('GET /lists', { body: { data: [] } });
  const run: RunSummary = {
    ...{ id: '7b1c7a52-7a5b-4a3c-9d7e-6f2b1a0c9d12', exam: 'josaa', year: 2027, createdAt: '2026-11-15T06:00:00Z' },
    ...{ title: 'Open, 21,400', input: {}, isOutdated: false },
    counts: { Safe: 0, Likely: 3, Possible: 4, Reach: 5, tiny: 0 },
  };
  server.on('GET /predictor/runs', { body: { data: [run], next: null } });
  open('/rounds?exam=josaa');
  const link = await screen.findByRole('link', { name: 'Start from my prediction' });
  expect(link.getAttribute('href')).toBe(`/predictor/josaa?run=${run.id}`);
  expect(screen.queryByRole('link', { name: 'Predict first' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Start an empty list' })).toBeTruthy();
});

test('lists that cannot be fetched can be tried again', async () => {
  server.on('GET /lists', { status: 503 });
  open();
  expect(await screen.findByText('Couldn’t load your lists.')).toBeTruthy();
  server.on('GET /lists', () => ({ body: { data: [headOf(onServer)] } }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await shown()).toEqual(['Alpha', 'Beta', 'Gamma']);
});

test('what changed since the last visit is told with its reasons, until the student has seen it', async () => {
  onServer = aList(['Alpha', 'Beta'], {
    changes: {
      reasons: ['Category: OPEN → OBC'],
      choices: [
        { choice: 'Alpha', before: { state: 'estimated', chance: 0.2 }, after: { state: 'estimated', chance: 0.64 } },
        { choice: 'Beta', before: { state: 'estimated', chance: 0.9 }, after: { state: 'closed', chance: null } },
      ],
    },
  });
  server.on(`POST ${route('/seen')}`, {});
  open();
  expect(await screen.findByText('Category: OPEN → OBC')).toBeTruthy();
  expect(screen.getByText('1 choice is more likely now')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText('Category: OPEN → OBC')).toBeNull());
});

/** An outcome in which the first two choices change their chances with the order, and the chance of some seat too. */
const simulated = () => {
  const [first = '', second = ''] = keys();
  const isOld = first === 'Alpha';
  const chanceOf = (choice: string, chance: number) => ({ choice, chance, byRound: [chance], gain: 0, saves: 0 });
  return anOutcome({
    version: onServer.version,
    choices: [chanceOf(first, isOld ? 0.34 : 0.62), chanceOf(second, isOld ? 0.57 : 0.31), chanceOf('Gamma', 0)],
    ...{ none: isOld ? 0.09 : 0.07, likely: { choice: 'Beta', chance: isOld ? 0.57 : 0.62 } },
  });
};
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('the page opens with the outcome; a move shows its effect at once and says it to a screen reader', async () => {
  server.on(`GET ${route('/outcome')}`, () => ({ body: { data: simulated() } }));
  open();
  const head = within(await screen.findByRole('region', { name: 'What this order means' }));
  expect(head.getByText('Programme Beta')).toBeTruthy();
  expect(head.getByText('57%')).toBeTruthy();
  expect(screen.getByText('91%')).toBeTruthy();
  expect(screen.getByText('9%')).toBeTruthy();
  await down('Alpha');
  expect(await screen.findByText('Working out chances for the new order…')).toBeTruthy();
  // The old figures stay until the new ones are there.
  expect(screen.getByText('91%')).toBeTruthy();
  expect(await screen.findByText('57% → 62%')).toBeTruthy();
  expect(screen.getByText('91% →')).toBeTruthy();
  expect(screen.getByText('93%')).toBeTruthy();
  expect(statuses().some((text) => text?.startsWith('Any seat: 91% before, 93% now. Programme Beta,'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('62% → 57%')).toBeTruthy();
});

test('an outcome that cannot be fetched leaves the old figures, says so, and is tried again', async () => {
  server.on(`GET ${route('/outcome')}`, () =>
    onServer.version > 1 ? { status: 500 } : { body: { data: simulated() } },
  );
  open();
  expect(await screen.findByText('91%')).toBeTruthy();
  await down('Alpha');
  expect(await screen.findByText(/^Couldn’t update\. These figures are/)).toBeTruthy();
  expect(screen.getByText('91%')).toBeTruthy();
  server.on(`GET ${route('/outcome')}`, () => ({ body: { data: simulated() } }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('57% → 62%')).toBeTruthy();
});

test('while an order cannot be saved, the figures say that they are of the one before', async () => {
  server.on(`GET ${route('/outcome')}`, () => ({ body: { data: simulated() } }));
  open();
  expect(await screen.findByText('91%')).toBeTruthy();
  server.on(`PUT ${route('/choices')}`, new TypeError('offline'));
  await down('Alpha');
  expect(await screen.findByText('These figures are for the order you last saved.')).toBeTruthy();
  expect(screen.getByText('91%')).toBeTruthy();
});

test('a link without an exam opens the lists of the only exam that has some; a tab still opens the other', async () => {
  server.on('GET /lists', () => ({ body: { data: [{ ...headOf(onServer), exam: 'josaa' }] } }));
  const { address } = open();
  expect(await screen.findByRole('list', { name: /in your order/ })).toBeTruthy();
  expect(address()).toBe('/rounds?exam=josaa');
  await userEvent.click(screen.getByRole('tab', { name: /MHT-CET/ }));
  await waitFor(() => expect(address()).toBe('/rounds'));
  expect(screen.queryByRole('list', { name: /in your order/ })).toBeNull();
  // The other views stay with the exam that is open, and so does the way back.
  for (const [view, path] of [
    ['Where you may end up', '/rounds?view=outcome'],
    ['Your order', '/rounds'],
  ] as const) {
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === path);
    expect(links, view).toHaveLength(1);
    await userEvent.click(links[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe(path));
  }
});
