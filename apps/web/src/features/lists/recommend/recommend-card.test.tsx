import type { PreferenceList } from '@dakhila/contract/list-views';
import type { Recommendation, Recommendations } from '@dakhila/contract/recommendations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aChoice, aList, anOutcome, headOf } from '../../../../test/lists.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { stubScreen } from '../../../../test/stub-screen.ts';
import '../../../ui/testing/modal-dialog.ts';
import { RoundsScreen } from '../rounds-screen.tsx';

const server = useFakeServer();
let onServer: PreferenceList;
let refused: string[];
const route = (path = '') => `/lists/${onServer.id}${path}`;
const keys = () => onServer.choices.map(({ choice }) => choice);

const aRecommendation = (key: string, over: Partial<Recommendation> = {}): Recommendation => ({
  ...{ kind: 'safety', option: aChoice(key), place: 3, choices: [...keys(), key] },
  reason: 'A branch similar to the one in your choice 1.',
  effect: 'Adds 11 percentage points to your chance of a seat.',
  ...{ caution: null, cost: { least: 90_000, most: 90_000 }, isCostlier: false },
  ...over,
});
const some = (over: Partial<Recommendations> = {}): Recommendations => ({
  ...{ state: 'ready', message: null, version: onServer.version, together: null, isWellSpread: false },
  items: ['Gamma', 'Delta']
    .filter((key) => !refused.includes(key) && !keys().includes(key))
    .map((key) => aRecommendation(key)),
  study: { isOpen: false, isIn: false },
  ...over,
});
const answer = (over: () => Partial<Recommendations> = () => ({})) =>
  server.on(`GET ${route('/recommendations')}`, () => ({ body: { data: some(over()) } }));

beforeEach(() => {
  onServer = aList(['Alpha', 'Beta']);
  refused = [];
  server.on('GET /lists', () => ({ body: { data: [headOf(onServer)] } }));
  server.on(`GET ${route()}`, () => ({ body: { data: onServer } }));
  server.on(`GET ${route('/outcome')}`, () => ({
    body: { data: anOutcome({ version: onServer.version, none: 0.4 }) },
  }));
  server.on(`PUT ${route('/choices')}`, ({ body }) => {
    const { version, choices } = body as { version: number; choices: string[] };
    onServer = { ...aList(choices), version: version + 1 };
    return { body: { data: headOf(onServer) } };
  });
  answer();
});
const open = () => renderRoutes([{ path: '/rounds', Component: RoundsScreen }], '/rounds');
const card = async () =>
  within(await screen.findByRole('region', { name: /^(Could make your list safer|Suggestions for)/ }));

test('a suggestion says above which choice it would stand, with its college', async () => {
  stubScreen('wide');
  answer(() => ({ items: [aRecommendation('Gamma', { place: 2, choices: ['Alpha', 'Gamma', 'Beta'] })] }));
  open();
  expect((await card()).getByText(/^As choice 2, right above Programme Beta, Veermata Jijabai/)).toBeTruthy();
});

test('each suggestion says what it does, what it costs and why; the card says that nobody paid for it', async () => {
  answer(() => ({
    together: 'With all 2, your chance of a seat goes from 60% to 82%.',
    items: [
      aRecommendation('Gamma', {
        caution: 'At position 3, you must accept it if you get it in round 2.',
        isCostlier: true,
      }),
      aRecommendation('Delta', { cost: null }),
    ],
  }));
  open();
  const shown = await card();
  expect(shown.getAllByText('Adds 11 percentage points to your chance of a seat.')).toHaveLength(2);
  expect(shown.getByText('About ₹90,000 in the first year')).toBeTruthy();
  expect(shown.getByText('That’s more than any choice on your list.')).toBeTruthy();
  expect(shown.getByText('Cost not known')).toBeTruthy();
  expect(shown.getByText(/you must accept it if you get it in round 2/)).toBeTruthy();
  expect(shown.getByText(/No college can pay to be here/)).toBeTruthy();
  expect(shown.getByText(/from 60% to 82%/)).toBeTruthy();
});

test('a suggestion is short until it is opened: then it says why and what it costs', async () => {
  open();
  // Also on a phone the effect and the words of both buttons are seen, not only heard.
  for (const text of ['Adds 11 percentage points to your chance of a seat.', 'Add at position 3', 'Not for me'])
    for (const shown of (await card()).getAllByText(text)) expect(shown.closest('[class*="sr-only"]')).toBeNull();
  // So are the reason, the cost and what must be accepted: a tap that adds needs no tap before it.
  for (const text of ['A branch similar to the one in your choice 1.', 'About ₹90,000 in the first year'])
    for (const shown of (await card()).getAllByText(text)) expect(shown.closest('[hidden]')).toBeNull();
  expect((await card()).queryByRole('button', { expanded: false })).toBeNull();
});

test('on a phone the suggestions are one line with their count until they are opened', async () => {
  stubScreen('phone');
  open();
  const group = (await card()).getByText('2 suggestions').closest('details');
  expect(group?.open).toBe(false);
  await userEvent.click((await card()).getByRole('heading', { name: 'Could make your list safer' }));
  expect(group?.open).toBe(true);
  vi.unstubAllGlobals();
});

test('a chance at the limit of the model is not given as exact', async () => {
  const option = aChoice('Gamma');
  answer(() => ({
    items: [aRecommendation('Gamma', { option: { ...option, standing: { ...option.standing, chance: 0.97 } } })],
  }));
  open();
  // It is another number than how often it is the final seat.
  expect((await card()).getByText(/97%\+ if offered/)).toBeTruthy();
});

test('where the suggestions are of two kinds, each says its own and the heading promises neither', async () => {
  answer(() => ({ items: [aRecommendation('Gamma'), aRecommendation('Delta', { kind: 'reach' })] }));
  open();
  const shown = await card();
  expect(shown.getByRole('heading', { name: 'Suggestions for this list' })).toBeTruthy();
  expect(shown.getByText('Harder to get').closest('li')?.textContent).toContain('Programme Delta');
  expect(shown.getByText('Safer').closest('li')?.textContent).toContain('Programme Gamma');
});

test('one tap adds it at its place, and Undo takes it off again', async () => {
  open();
  await userEvent.click((await card()).getByRole('button', { name: /^Add at position 3: Programme Gamma/ }));
  await waitFor(() => expect(keys()).toEqual(['Alpha', 'Beta', 'Gamma']));
  expect(server.calls(`PUT ${route('/choices')}`)[0]?.body).toEqual({
    version: 1,
    choices: ['Alpha', 'Beta', 'Gamma'],
  });
  // What was done stands where the suggestion was, and a keyboard is still there.
  const undo = screen.getByRole('button', { name: /^Undo: Programme Gamma/ });
  expect(undo.parentElement?.parentElement?.textContent).toMatch(/^Added Programme Gamma.* at position 3\./);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Suggestions'));
  await userEvent.click(undo);
  await waitFor(() => expect(keys()).toEqual(['Alpha', 'Beta']));
  expect(undo.isConnected).toBe(false);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Suggestions');
});

test('“Not for me” hides it and can be taken back', async () => {
  server.on(`POST ${route('/refusals')}`, ({ body }) => {
    refused.push((body as { choice: string }).choice);
    return {};
  });
  server.on(`DELETE ${route('/refusals/Gamma')}`, () => {
    refused = [];
    return {};
  });
  open();
  await userEvent.click((await card()).getByRole('button', { name: /^Not for me: Programme Gamma/ }));
  const notice = (await screen.findByText(/^We won’t suggest Programme Gamma/)).closest('[role=status]');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Add at position 3: Programme Gamma/ })).toBeNull());
  await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Add at position 3: Programme Gamma/ })).toBeTruthy();
  expect(screen.queryByText(/^We won’t suggest/)).toBeNull();
});

test('a refusal that fails says so, and the suggestion stays', async () => {
  server.on(`POST ${route('/refusals')}`, { status: 500 });
  open();
  await userEvent.click((await card()).getByRole('button', { name: /^Not for me: Programme Gamma/ }));
  await waitFor(() => expect(server.calls(`POST ${route('/refusals')}`)).toHaveLength(1));
  expect(screen.queryByText(/^We won’t suggest/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Add at position 3: Programme Gamma/ })).toBeTruthy();
});

test('a list that is opened again names what it suggested before, so that it is not dropped', async () => {
  answer(() => ({ items: [aRecommendation('Gamma'), aRecommendation('Delta', { kind: 'reach' })] }));
  const first = open();
  await card();
  first.unmount();
  open();
  await card();
  await waitFor(() => expect(server.calls(`GET ${route('/recommendations')}`).length).toBeGreaterThan(1));
  const asked = server.calls(`GET ${route('/recommendations')}`).map(({ query }) => Object.fromEntries(query));
  expect(asked[0]).toEqual({});
  expect(asked.at(-1)).toEqual({ shown: 'Gamma', reaches: 'Delta' });
});

test('a list that needs nothing says so, and only if it does', async () => {
  answer(() => ({ items: [], isWellSpread: true }));
  open();
  expect(await screen.findByText(/^We have nothing to suggest for this list/)).toBeTruthy();
  expect(screen.queryByText('Could make your list safer')).toBeNull();
});

test('the others stay when one is added; when none is left it says why', async () => {
  answer(() => ({
    items: [aRecommendation('Gamma'), aRecommendation('Delta', { kind: 'reach' })].filter(
      ({ option }) => !keys().includes(option.choice),
    ),
    isWellSpread: keys().includes('Delta'),
  }));
  open();
  const add = (name: string) =>
    screen.findByRole('button', { name: new RegExp(`^Add at position \\d: Programme ${name}`) });
  await userEvent.click(await add('Gamma'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Add .*Gamma/ })).toBeNull());
  const delta = await add('Delta');
  await waitFor(() => expect(delta).toHaveProperty('disabled', false));
  const asked = server.calls(`GET ${route('/recommendations')}`);
  expect(asked.at(0)?.query.get('shown')).toBeNull();
  expect(asked.at(-1)?.query.get('shown')).toBe('Gamma');
  expect(asked.at(-1)?.query.get('reaches')).toBe('Delta');
  await userEvent.click(delta);
  expect(await screen.findByText(/^We have nothing to suggest for this list/)).toBeTruthy();
});

test('a list at risk that nothing helps says so', async () => {
  answer(() => ({ items: [] }));
  open();
  expect(await screen.findByText(/^We looked for safer and harder programmes/)).toBeTruthy();
});

test('without a prediction it says how suggestions become free', async () => {
  answer(() => ({ state: 'needs-run', items: [], message: 'Run one prediction.' }));
  open();
  expect(await screen.findByText('Want suggestions for this list?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Predict my colleges' }).getAttribute('href')).toBe('/predictor/mht-cet');
});

test('offline, the rest of the list works and suggestions can be tried again', async () => {
  server.on(`GET ${route('/recommendations')}`, new TypeError('offline'));
  open();
  expect(await screen.findByText('Couldn’t load suggestions.')).toBeTruthy();
  expect(screen.getByRole('list', { name: /in your order/ })).toBeTruthy();
});

test('a study asks before suggestions are shown; a no shows them and is not asked again', async () => {
  let isAsked = false;
  answer(() => ({ study: { isOpen: true, isIn: false }, ...(!isAsked && { state: 'asks', items: [] }) }));
  server.on('PUT /list-study', () => {
    isAsked = true;
    return {};
  });
  open();
  const asked = within(await screen.findByRole('region', { name: /Help us find out whether suggestions help/ }));
  expect(asked.getByRole('button', { name: 'Privacy policy' })).toBeTruthy();
  // As the policy says, the side drawn is saved too.
  expect(asked.getByText(/We save .* and whether you were drawn to see suggestions\./)).toBeTruthy();
  expect(screen.queryByText('Could make your list safer')).toBeNull();
  await userEvent.click(asked.getByRole('button', { name: 'No, show me suggestions' }));
  expect((await card()).getByRole('button', { name: /^Add at position 3: Programme Gamma/ })).toBeTruthy();
  expect(server.calls('PUT /list-study')[0]?.body).toEqual({ isIn: false });
  expect(screen.queryByText(/Help us find out/)).toBeNull();
});

test('while an answer is being saved, the other one cannot be given', async () => {
  answer(() => ({ study: { isOpen: true, isIn: false }, state: 'asks', items: [] }));
  const saving = Promise.withResolvers<object>();
  server.on('PUT /list-study', () => saving.promise);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Join the study' }));
  for (const name of ['No, show me suggestions', 'Join the study'])
    await userEvent.click(screen.getByRole('button', { name }), { pointerEventsCheck: 0 });
  expect(screen.getByRole('button', { name: 'No, show me suggestions' })).toHaveProperty('disabled', true);
  expect(server.calls('PUT /list-study').map(({ body }) => body)).toEqual([{ isIn: true }]);
  saving.resolve({});
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'No, show me suggestions' })).toHaveProperty('disabled', false),
  );
});

test('a student whom the draw left without suggestions reads that, and can leave the study', async () => {
  let isIn = false;
  answer(() => ({ study: { isOpen: true, isIn }, state: isIn ? 'off' : 'asks', items: [] }));
  server.on('PUT /list-study', ({ body }) => {
    ({ isIn } = body as { isIn: boolean });
    return {};
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Join the study' }));
  const box = await screen.findByRole('checkbox', { name: /You’re in our study of suggestions/ });
  expect(screen.getByText(/^The draw decided that you don’t see suggestions this season/)).toBeTruthy();
  await userEvent.click(box);
  await waitFor(() => expect(box.isConnected).toBe(false));
  expect(server.calls('PUT /list-study').map(({ body }) => body)).toEqual([{ isIn: true }, { isIn: false }]);
});
