import type { ListChoice, PreferenceList } from '@dakhila/contract/list-views';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aChoice, aList, anOutcome, headOf } from '../../../../test/lists.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { SubmitScreen } from './submit-screen.tsx';

const server = useFakeServer();
const code = (at: number) => `06006${String(24510 + at)}`;
const codes = (count: number) => Array.from({ length: count }, (_, at) => code(at));
let onServer: PreferenceList;
const open = (step = '') =>
  renderRoutes(
    [{ path: '/rounds/submit', Component: SubmitScreen }],
    `/rounds/submit?list=${onServer.id}${step && `&step=${step}`}`,
  );
const ANSWERS = {
  choices: [
    { choice: code(0), chance: 0.3, byRound: null, gain: 0.3, saves: 0, firstYear: null },
    { choice: code(1), chance: 0.6, byRound: null, gain: 0.6, saves: 0, firstYear: { least: 60_000, most: 120_000 } },
  ],
  likely: { choice: code(1), chance: 0.6 },
};

beforeEach(() => {
  onServer = aList(codes(2));
  server.on('GET /lists', () => ({ body: { data: [headOf(onServer)] } }));
  server.on(`GET /lists/${onServer.id}`, () => ({ body: { data: onServer } }));
  server.on(`GET /lists/${onServer.id}/outcome`, () => ({ body: { data: anOutcome(ANSWERS) } }));
  server.on('GET /rounds/mht-cet/documents', () => ({ body: { data: CHECKLIST } }));
});
const item = (id: string, isTicked: boolean) => ({
  id,
  title: `Paper ${id}`,
  why: '',
  validity: null,
  for: 'everyone',
  isTicked,
});
const CHECKLIST = {
  exam: 'mht-cet',
  items: [item('one', true), item('two', false), item('allotment-letter', false)],
  message: null,
  source: 'CET Cell',
};

describe('check', () => {
  const aClosedChoice = (why: string | null): ListChoice => {
    const choice = aChoice(code(0));
    return { ...choice, standing: { ...choice.standing, state: 'closed', why } };
  };

  test('shows the chances, the acceptance rules with the choices, the cost, missing documents and open checks', async () => {
    const check = { code: 'too-short', severity: 'danger', reason: '', choices: [], mend: null };
    server.on(`GET /lists/${onServer.id}/outcome`, {
      body: {
        data: {
          ...anOutcome(ANSWERS),
          checks: [
            { ...check, title: 'You may not get a seat' },
            { ...check, code: 'compulsory-acceptance', title: 'A rule of CAP' },
          ],
        },
      },
    });
    open();
    expect((await screen.findByText('Any seat')).parentElement?.textContent).toContain('90%');
    expect(screen.getByText('No seat').parentElement?.textContent).toContain('10%');
    const likely = screen.getAllByText('Seat you’d get most often')[0]?.parentElement?.textContent;
    expect(likely).toContain('60%');
    expect(likely).toContain('Choice 2.');
    expect(likely).toContain('not how sure this seat is');
    // Accepting has a price too, as the family’s page says.
    expect(screen.getByText(/you must accept it or leave CAP\. Either way, you can’t take part/)).toBeTruthy();
    expect(screen.getByText('Your choice 1').parentElement?.textContent).toContain(`1. Programme ${code(0)}`);
    // The rule for the first three places covers all of this list.
    const [second, ...later] = screen.getAllByText('Any seat you get');
    expect(second?.parentElement?.textContent).toContain(`2. Programme ${code(1)}`);
    expect(later.length).toBeGreaterThan(0);
    expect(screen.queryByText(/^Your choices 1 to/)).toBeNull();
    expect(screen.getAllByText('₹60,000 – ₹1,20,000')).toHaveLength(2);
    expect(screen.getByText(/We don’t know the fee for 1 choice\./)).toBeTruthy();
    expect(await screen.findByText('Paper two')).toBeTruthy();
    // The same count as on the page of dates.
    expect(screen.getByText('1 of 2 ready')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Still to check' })).toBeTruthy();
    // The rule is nothing to fix: it has the card above.
    expect(screen.queryByText('A rule of CAP')).toBeNull();
    expect(screen.queryByText('Paper one')).toBeNull();
    expect(screen.getByText('You may not get a seat')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')).toBe(
      `/api/v1/lists/${onServer.id}/summary.pdf`,
    );
  });

  test('where nothing is left to check, the heading does not say that something is', async () => {
    server.on(`GET /lists/${onServer.id}/outcome`, { body: { data: anOutcome(ANSWERS) } });
    open();
    expect(await screen.findByText('We found no mistakes on this list.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'List checked' })).toBeTruthy();
    expect(screen.queryByText('Still to check')).toBeNull();
  });

  test('a wide cost says that the income is not told, and leads to where it is', async () => {
    const untold = { ...anOutcome(ANSWERS), isIncomeUntold: true };
    server.on(`GET /lists/${onServer.id}/outcome`, { body: { data: untold } });
    open();
    await screen.findByText(/The range is wide because you haven’t told us your family’s income/);
    const link = screen.getByRole('link', { name: 'Tell us your family’s income' });
    expect(link.getAttribute('href')).toBe('/money#income');
  });

  test('a student who will live in a hostel reads that its cost is not known and comes on top', async () => {
    const text = /^You’ll live in a hostel or a rented room\. We don’t know what that costs/;
    server.on(`GET /lists/${onServer.id}/outcome`, { body: { data: { ...anOutcome(ANSWERS), livesAway: true } } });
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('a cost that nobody knows is said to be unknown, never a number', async () => {
    const choices = ANSWERS.choices.map((choice) => ({ ...choice, firstYear: null }));
    server.on(`GET /lists/${onServer.id}/outcome`, { body: { data: anOutcome({ ...ANSWERS, choices }) } });
    open();
    expect(await screen.findByText(/We don’t know these fees\. Ask the colleges/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('₹');
  });

  test('without a rank it says so and leads to the form; the rest stays', async () => {
    server.on(`GET /lists/${onServer.id}/outcome`, {
      body: { data: anOutcome({ state: 'no-profile', message: 'Choose your category.' }) },
    });
    open();
    expect(await screen.findByText('Choose your category.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enter my ranks' })).toBeTruthy();
    expect(screen.queryByText('Any seat')).toBeNull();
    expect(await screen.findByText('Paper two')).toBeTruthy();
  });

  test('a part that cannot be loaded says so and can be tried again', async () => {
    server.on('GET /rounds/mht-cet/documents', new TypeError('offline'));
    open();
    expect(await screen.findByText('Any seat')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  test('a list of which nothing can go into the form is not called empty', async () => {
    onServer = { ...onServer, choices: [aClosedChoice(null)] };
    open();
    expect(await screen.findByText('Nothing on this list can go into the form')).toBeTruthy();
    expect(screen.getByText('You aren’t eligible for it.')).toBeTruthy();
    expect(screen.queryByText('Nothing on this list yet')).toBeNull();
  });

  test('an empty list and a list that is gone lead back', async () => {
    onServer = aList([]);
    const { unmount } = open();
    expect(await screen.findByText('Nothing on this list yet')).toBeTruthy();
    unmount();
    server.on('GET /lists', { body: { data: [] } });
    open();
    expect(await screen.findByText('List not found')).toBeTruthy();
  });

  test('what is left out is named with its reason, and the places follow the form', async () => {
    const twice = { ...aChoice(code(1)), choice: 'twice' };
    const old = aChoice(code(2), { collegeId: '' });
    onServer = { ...onServer, choices: [aClosedChoice('Only for women.'), aChoice(code(1)), twice, old] };
    open();
    expect(await screen.findByText(/^3 choices are left out here\./)).toBeTruthy();
    const named = within(screen.getByText('Which ones?').closest('details') ?? document.body);
    expect(named.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      `Programme ${code(0)}, Veermata Jijabai Technological InstituteOnly for women.`,
      `Programme ${code(1)}, Veermata Jijabai Technological InstituteIt’s on the list twice. The first one counts.`,
      `Programme ${code(2)}, Veermata Jijabai Technological InstituteIt’s no longer offered.`,
    ]);
    expect((await screen.findByText('Your choice 1')).parentElement?.textContent).toContain(`1. Programme ${code(1)}`);
  });
});

describe('type in', () => {
  const boxes = () => screen.findAllByRole('checkbox');

  test('twenty at a time; ticks are counted, stay on the device, and the next visit begins at the next choice', async () => {
    onServer = aList(codes(45));
    const { unmount } = open('type');
    expect(await boxes()).toHaveLength(20);
    expect(screen.getByRole('progressbar', { name: '0 of 45 typed' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tick all 20' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const second = within(screen.getByRole('list', { name: 'Choices 21 to 40' })).getAllByRole('checkbox');
    second[0]?.focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('progressbar', { name: '21 of 45 typed' })).toBeTruthy();
    unmount();
    open('type');
    expect(await screen.findByRole('progressbar', { name: '21 of 45 typed' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Choices 21 to 40' })).toBeTruthy();
  });

  test('when the list changed since, ticks above the change stay, and the page says from where they do not', async () => {
    localStorage.setItem(
      `form-typed:${onServer.id}`,
      JSON.stringify({ order: [code(0), code(1), code(2)], typed: [code(0), code(1), code(2)] }),
    );
    onServer = aList([code(0), code(2), code(1)]);
    open('type');
    expect(await screen.findByText(/^Your list changed at position 2 after you started/)).toBeTruthy();
    expect((await boxes()).map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false]);
  });

  test('when all are typed it leads on to the comparison; an unsaved order is the one to type', async () => {
    const order = [code(1), code(0)];
    localStorage.setItem(
      `list-draft:${onServer.id}`,
      JSON.stringify({ base: { version: 1, choices: codes(2) }, order }),
    );
    server.on(`PUT /lists/${onServer.id}/choices`, new TypeError('offline'));
    open('type');
    expect(await screen.findByText(/^Your last changes aren’t saved yet/)).toBeTruthy();
    const [first, second] = await boxes();
    expect(first?.getAttribute('aria-label')).toContain(code(1));
    for (const box of [first, second]) if (box) await userEvent.click(box);
    expect(await screen.findByText(/^All 2 typed\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next: compare' })).toBeTruthy();
  });

  test('the code of a fee waiver seat is not invented', async () => {
    const key = `${code(0)}-TFWS`;
    onServer = { ...aList([]), choices: [aChoice(key, { official: { code: null, institute: 'x', programme: 'y' } })] };
    open('type');
    expect(await screen.findByText('Separate TFWS code')).toBeTruthy();
    expect(screen.getByText(new RegExp(`Pick the TFWS row for ${code(0)}\\.`))).toBeTruthy();
  });
});

describe('compare', () => {
  const paste = async (text: string) => {
    fireEvent.change(await screen.findByLabelText('Text of the official form'), { target: { value: text } });
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  };

  test('a form like the list agrees; the result has the focus', async () => {
    open('compare');
    await paste(`1 ${code(0)} Computer\n2 ${code(1)} Civil`);
    const title = screen.getByRole('heading', { name: '2 of 2 match' });
    expect(document.activeElement).toBe(title);
  });

  test('the result goes as soon as the text is another', async () => {
    open('compare');
    await paste(`1 ${code(0)} Computer\n2 ${code(1)} Civil`);
    expect(screen.getByRole('heading', { name: '2 of 2 match' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Text of the official form'), { target: { value: `1 ${code(1)} Civil` } });
    expect(screen.queryByRole('heading', { name: /match$/ })).toBeNull();
  });

  test('differences are named in order: other position, missing, not on the list', async () => {
    onServer = aList(codes(4));
    server.on('GET /list-options', ({ query }) => ({ body: { data: [aChoice(query.get('search') ?? '')] } }));
    open('compare');
    await paste([code(1), code(0), code(2), code(9)].join('\n'));
    expect(screen.getByRole('heading', { name: '2 of 4 match' })).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
    const found = rows.filter((row) => /position|Position/.test(row) && row.includes('Programme'));
    expect(found[0]).toContain('Different position');
    expect(found.join()).toContain('Should be at position 4. It isn’t on the form.');
    await waitFor(() => expect(document.body.textContent).toContain(`Programme ${code(9)}`));
    expect(document.body.textContent).toContain('Position 4 on the form.');
  });

  test.each([
    ['', 'Paste the text of the form first.'],
    ['Nothing is here', /^We found no choice codes in this text/],
    ['0600624510 '.repeat(50_000), /^This is too long/],
  ])('text without choices is refused with a reason', async (text, reason) => {
    open('compare');
    await paste(text);
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  test('a paste that is too long for a form is refused before the page has to show it', async () => {
    open('compare');
    const box = await screen.findByLabelText('Text of the official form');
    const isTaken = fireEvent.paste(box, { clipboardData: { getData: () => '0600624510 '.repeat(50_000) } });
    expect(isTaken).toBe(false);
    expect(await screen.findByText(/^This is too long/)).toBeTruthy();
    expect(fireEvent.paste(box, { clipboardData: { getData: () => code(0) } })).toBe(true);
  });

  test('a text file is read on the device; other files are refused with what to do instead', async () => {
    open('compare');
    const input = await screen.findByLabelText(/Or choose a file/);
    const upload = (content: string, name: string, type: string) =>
      fireEvent.change(input, { target: { files: [new File([content], name, { type })] } });
    upload('PK\0\0', 'form.txt', 'text/plain');
    expect(await screen.findByText(/^We couldn’t read this file/)).toBeTruthy();
    // Its name says PDF, its first bytes say text.
    upload(`${code(0)}\n${code(1)}`, 'form.pdf', 'application/pdf');
    expect(await screen.findByRole('heading', { name: '2 of 2 match' })).toBeTruthy();
    expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.method ?? 'GET')).not.toContain('POST');
  });
});
