import type { FamilyChange, Money } from '@dakhila/contract/money';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../test/fake-server.ts';
import { aMoney, aScheme, aScholarship } from '../../../test/money.ts';
import { refusal } from '../../../test/refusals.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import { WAY_BACK } from '../../lib/way-back.ts';
import { TextLink } from '../../ui/link.tsx';
import { MoneyScreen } from './money-screen.tsx';

const server = useFakeServer();
const SAVE = 'PATCH /money/family';
beforeEach(() => server.on('GET /shortlist', { body: { data: [] } }));

const withChange = <Facts extends object>(facts: Facts, change: FamilyChange) =>
  Object.fromEntries(Object.entries({ ...facts, ...change }).filter(([, value]) => value !== null)) as Facts;

/** The server changes what it gets, and knows the gender from the exam details. */
async function open(money: Partial<Money> = {}) {
  let { told = {}, family = {} } = money;
  server.on('GET /money', { body: { data: aMoney(money) } });
  server.on(SAVE, ({ body }) => {
    told = withChange(told, body as FamilyChange);
    family = withChange(family, body as FamilyChange);
    return { body: { data: aMoney({ ...money, told, family, updatedAt: '2026-11-17T00:00:00Z' }) } };
  });
  renderRoutes([{ path: '/money', Component: MoneyScreen }], '/money');
  await screen.findByRole('heading', { name: 'About your family' });
}
const isChosen = (group: string, choice: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name: choice }).checked;
const savedFacts = () => server.calls(SAVE).map(({ body }) => body);

test('a student who told nothing reads what that means, and has nothing to delete', async () => {
  await open({ schemes: [aScheme({ verdict: 'may', reasons: ['Tell us your family income.'] })] });
  expect(screen.getByText(/You haven’t told us anything yet/)).toBeTruthy();
  expect(screen.getByText('Your answers stay private. You can delete them at any time.')).toBeTruthy();
  expect(screen.getByText(/^No scheme applies for sure yet. 1 may apply./)).toBeTruthy();
  expect(screen.getByText('May apply, so please check')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete my answers' })).toBeNull();
});

test('an answer is saved alone as it is chosen, so that another tab keeps its own', async () => {
  await open({ told: { income: '6-to-8' }, family: { income: '6-to-8', gender: 'female' } });
  expect(isChosen('You are', 'a girl')).toBe(true);
  expect(screen.getByText(/Some answers are from your exam profile/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'In a hostel or a rented room' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(savedFacts()).toEqual([{ stays: 'hostel' }]);
  expect(isChosen('Where will you live?', 'In a hostel or a rented room')).toBe(true);
});

test('quick answers all reach the server, and all stay on the screen', async () => {
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'OBC');
  await userEvent.click(screen.getByRole('radio', { name: 'a boy' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Yearly family income' }), '1-to-2.5');
  await waitFor(() => expect(savedFacts()).toEqual([{ category: 'OBC' }, { gender: 'male' }, { income: '1-to-2.5' }]));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value).toBe('OBC');
  expect(isChosen('You are', 'a boy')).toBe(true);
});

test('every answer can be taken back, also one of the exam details', async () => {
  await open({ told: { income: '6-to-8' }, family: { income: '6-to-8', gender: 'female', category: 'SC' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Yearly family income' }), 'Not answered');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Not answered');
  await userEvent.click(
    within(screen.getByRole('group', { name: 'You are' })).getByRole('radio', { name: 'Not answered' }),
  );
  await waitFor(() => expect(savedFacts()).toEqual([{ income: null }, { category: null }, { gender: null }]));
  expect(isChosen('You are', 'Not answered')).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value).toBe('');
});

test('a student who asks for TFWS seats sees what that says of the income, and can say more', async () => {
  await open({ family: { income: 'up-to-8' } });
  const income = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Yearly family income' });
  expect(income.selectedOptions[0]?.textContent).toBe('Up to ₹8 lakh');
  await userEvent.selectOptions(income, '1-to-2.5');
  await waitFor(() => expect(savedFacts()).toEqual([{ income: '1-to-2.5' }]));
});

test('a family whose waiver forbids a second scholarship is warned', async () => {
  await open({ scholarshipsWarning: 'The EBC scheme doesn’t allow a second scholarship.' });
  const scholarships = screen.getByRole('region', { name: 'Scholarships' });
  expect(within(scholarships).getByText('The EBC scheme doesn’t allow a second scholarship.')).toBeTruthy();
});

test('an answer that could not be saved is taken off the screen, with the reason', async () => {
  await open();
  server.on(SAVE, refusal('too-many-requests', { message: 'Too many changes. Please wait a minute.' }));
  await userEvent.click(screen.getByRole('radio', { name: 'At home' }));
  expect(await screen.findByText('Too many changes. Please wait a minute.')).toBeTruthy();
  await waitFor(() => expect(isChosen('Where will you live?', 'At home')).toBe(false));
});

test('only an open candidate is asked for an EWS certificate', async () => {
  await open({ told: { category: 'OPEN', ews: true }, family: { category: 'OPEN', ews: true } });
  const question = 'Do you have an EWS certificate, or will you get one?';
  await userEvent.click(screen.getByText('More: EWS, minority, orphan'));
  expect(isChosen(question, 'Yes')).toBe(true);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'SC');
  await waitFor(() => expect(savedFacts()).toEqual([{ category: 'SC' }]));
  expect(screen.queryByRole('group', { name: question })).toBeNull();
});

test('all answers are deleted with one press, and the focus stays in the form', async () => {
  await open({ told: { stays: 'home' }, family: { stays: 'home' }, updatedAt: '2026-11-01T00:00:00Z' });
  server.on('DELETE /money/family', { body: { data: aMoney() } });
  await userEvent.click(screen.getByRole('button', { name: 'Delete my answers' }));
  expect(await screen.findByText('Your answers have been deleted')).toBeTruthy();
  expect(isChosen('Where will you live?', 'At home')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Delete my answers' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('About your family');
});

test('papers that nobody has before an allotment stand apart', async () => {
  const documents = [
    { id: 'income', title: 'Family income certificate' },
    { id: 'allotment-letter', title: 'CAP allotment letter' },
  ];
  await open({ schemes: [aScheme({ documents })] });
  const now = screen.getByRole('heading', { name: 'Documents to get now' });
  const later = screen.getByRole('heading', { name: 'Documents to get after allotment' });
  expect(now.parentElement?.textContent).not.toContain('CAP allotment letter');
  expect(later.parentElement?.textContent).toContain('CAP allotment letter');
  expect(screen.getByText(/Open an MHT-CET college in the search/)).toBeTruthy();
  // Nothing of ours led here.
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('opened at a scheme from another screen it leads back there', async () => {
  server.on('GET /money', { body: { data: aMoney({ schemes: [aScheme()] }) } });
  const view = renderRoutes(
    [
      { path: '/money', Component: MoneyScreen },
      {
        path: '/college',
        Component: () => (
          <TextLink to={`/money#${aScheme().id}`} state={WAY_BACK}>
            Costs
          </TextLink>
        ),
      },
    ],
    '/college',
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Costs' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(view.address()).toBe('/college'));
  expect(screen.getByRole('link', { name: 'Costs' })).toBeTruthy();
});

test('a link to a question shows it marked and focused once the page has loaded, and the answer leads back', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  server.on('GET /money', { body: { data: aMoney({ schemes: [aScheme()] }) } });
  server.on(SAVE, { body: { data: aMoney({ told: { domicile: true }, family: { domicile: true } }) } });
  const Results = () => (
    <TextLink to="/money#domicile" state={WAY_BACK}>
      Answer 1 question
    </TextLink>
  );
  const view = renderRoutes(
    [
      { path: '/money', Component: MoneyScreen },
      { path: '/results', Component: Results },
    ],
    '/results',
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Answer 1 question' }));
  const question = await screen.findByRole('group', { name: 'Do you have Maharashtra domicile?' });
  expect(question.contains(document.activeElement)).toBe(true);
  expect(scrolled.mock.contexts.map((element) => (element as Element).id)).toEqual(['domicile']);
  expect(screen.getByText('This is the answer that’s missing.').closest('#domicile')).toBeTruthy();
  await userEvent.click(within(question).getByRole('radio', { name: 'Yes' }));
  const back = await screen.findByRole('button', { name: 'Go back with these answers' });
  expect(back.closest('#domicile')).toBeTruthy();
  expect(screen.queryByText('This is the answer that’s missing.')).toBeNull();
  await userEvent.click(back);
  await waitFor(() => expect(view.address()).toBe('/results'));
});

test('after an answer the way back stands below the questions too', async () => {
  server.on('GET /money', { body: { data: aMoney() } });
  server.on(SAVE, { body: { data: aMoney({ told: { stays: 'home' }, family: { stays: 'home' } }) } });
  const Results = () => (
    <TextLink to="/money#income" state={WAY_BACK}>
      Answer 2 questions
    </TextLink>
  );
  const view = renderRoutes(
    [
      { path: '/money', Component: MoneyScreen },
      { path: '/results', Component: Results },
    ],
    '/results',
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Answer 2 questions' }));
  await screen.findByRole('heading', { name: 'About your family' });
  expect(screen.queryByRole('button', { name: 'Go back with these answers' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'At home' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go back with these answers' }));
  await waitFor(() => expect(view.address()).toBe('/results'));
});

test('a scheme says what it pays, why, which papers to get and where that was read; the others are folded', async () => {
  const tfws = aScheme({ id: 'tfws', name: 'TFWS', verdict: 'may', reasons: ['The rule isn’t clear to us.'] });
  const sc = aScheme({ id: 'sc', name: 'Freeship', verdict: 'not', reasons: ['It’s not for your category.'] });
  const isOfficial = { url: 'https://dte.example/tfws', host: 'dte.example', isOfficial: true };
  await open({ family: { gender: 'female' }, schemes: [aScheme(), { ...tfws, pages: [isOfficial] }, sc] });
  const [girls, second, ...others] = within(screen.getByRole('region', { name: 'Schemes that fit you' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li')?.textContent ?? '');
  expect(others).toEqual([]);
  expect(girls).toContain('The state pays the full tuition and exam fees.');
  expect(girls).toContain('Documents to get nowFamily income certificate');
  expect(girls).toMatch(/example\.org.*not official/);
  expect(second).toContain('May apply, so please checkThe state pays');
  expect(second).toContain('The rule isn’t clear to us.');
  expect(second).toMatch(/dte\.example.*official$/);
  const folded = screen.getByText('1 scheme doesn’t fit you').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('FreeshipIt’s not for your category.');
});

test('scholarships for the student’s own category or hostel come first, and an old one says so', async () => {
  await open({
    scholarships: [
      aScholarship({ name: 'Swadhar', verdict: 'may', reasons: ['Check its limit.'], isOwn: true }),
      aScholarship({ lastClosingDate: '2024-10-31', isOld: true }),
    ],
  });
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(['For your category or your hostel 1', 'These fit you 1']);
  expect(screen.getByText('Last seen in 2024. Check whether it still exists.')).toBeTruthy();
});

test('a scholarship shows its amount, when it closed last, why it fits, and its page', async () => {
  const may = (name: string, wanted: Parameters<typeof aScholarship>[0] = {}) =>
    aScholarship({ name, verdict: 'may', reasons: [`Check ${name}.`], ...wanted });
  await open({
    scholarships: [
      aScholarship(),
      may('Second', { amountPer: 'up to, once', officialLink: null, platformLink: 'https://portal.example/second' }),
      may('Third', { amountRupees: null, amountPer: null, lastClosingDate: '2099-01-31' }),
      may('Fourth', { officialLink: null }),
      ...['Fifth', 'Sixth', 'Seventh'].map((name) => may(name)),
      aScholarship({ name: 'Eighth', verdict: 'not', reasons: ['It’s for girls.'] }),
    ],
  });
  const textOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect(textOf('Pragati Scholarship for Girls')).toContain('₹50,000 a year');
  expect(textOf('Pragati Scholarship for Girls')).toContain('Closed on 7 Dec 2025 last time');
  expect(textOf('Pragati Scholarship for Girls')).toMatch(/aicte\.example.*\) the provider’s own site$/);
  expect(screen.getByText('Your answers meet its conditions.')).toBeTruthy();
  expect(textOf('Second')).toContain('Up to ₹50,000 once');
  expect(textOf('Second')).toMatch(/portal\.example.*not official$/);
  expect(textOf('Third')).toContain('Amount not known');
  expect(textOf('Third')).toContain('Last known closing date: 31 Jan 2099');
  expect(textOf('Fourth')).toContain('We don’t have a link for it.');
  expect(screen.queryByText('Seventh')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
  expect(textOf('Seventh')).toContain('Check Seventh.');
  expect(screen.getByText('1 scholarship doesn’t fit you').closest('details')?.textContent).toContain(
    'It’s for girls.',
  );
});

test('a page that could not be loaded can be tried again', async () => {
  server.on('GET /money', { status: 500 });
  renderRoutes([{ path: '/money', Component: MoneyScreen }], '/money');
  expect(await screen.findByRole('heading', { name: 'Couldn’t load this page' })).toBeTruthy();
  server.on('GET /money', { body: { data: aMoney() } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Schemes that fit you' })).toBeTruthy();
});
