import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCollege, aPage } from '../../../../test/colleges.ts';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { anExamProfile } from '../../../../test/students.ts';
import '../../../ui/testing/modal-dialog.ts';
import { clearPicked } from '../shared/comparison.ts';
import { ExplorerScreen } from './explorer-screen.tsx';

const server = useFakeServer();
const OPTIONS = {
  '/colleges/courses': ['Civil Engineering', 'Computer Engineering'],
  '/colleges/universities': ['University of Mumbai'],
  '/colleges/cities': ['Mumbai', 'Pune', 'Pune district'],
  '/josaa-colleges/courses': ['Civil Engineering'],
  '/josaa-colleges/cities': ['Chennai'],
  '/josaa-colleges/states': ['Tamil Nadu'],
  '/josaa-colleges/levels': ['IIT', 'NIT'],
};

beforeEach(() => {
  clearPicked();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  for (const [path, data] of Object.entries(OPTIONS)) server.on(`GET ${path}`, { body: { data } });
  server.on('GET /shortlist', { body: { data: [] } });
  server.on('GET /colleges', ({ query }) => ({ body: { data: aPage(Number(query.get('page') ?? 1), 35) } }));
  server.on('GET /josaa-colleges', ({ query }) => ({ body: { data: aPage(Number(query.get('page') ?? 1), 12) } }));
});

const open = (address = '/search') =>
  renderRoutes(
    [
      { path: '/search', Component: ExplorerScreen },
      { path: '/college/:id', Component: () => <h1>A college</h1> },
      { path: '/josaa-college/:id', Component: () => <h1>A JEE college</h1> },
    ],
    address,
  );
const queries = (path = '/colleges') => server.calls(`GET ${path}`).map(({ query }) => query.toString());
const card = (name: string) => screen.findByRole('article', { name });
const settled = () => waitFor(() => expect(screen.queryByText('Searching for colleges...')).toBeNull());

test('a college that the text names among those of the other exam is said, with the way there', async () => {
  const vnit = aCollege({ id: 'vnit-nagpur', name: 'VNIT Nagpur' });
  server.on('GET /josaa-colleges', { body: { data: { ...aPage(1, 1), colleges: [vnit], isNamed: true } } });
  const view = open('/search?search=VNIT');
  await userEvent.click(await screen.findByRole('link', { name: 'VNIT Nagpur is among the JEE colleges' }));
  expect(await card('VNIT Nagpur')).toBeTruthy();
  expect(view.address()).toBe('/search?tab=jee&search=VNIT');
  expect(screen.queryByRole('link', { name: /is among the/ })).toBeNull();
});

test('a student of a category sees how its seats closed, before the open ones', async () => {
  server.on('GET /exam-profile', { body: { data: anExamProfile({ mhtCet: { category: 'SC' } }) } });
  const college = aCollege({ categoryClosings: { SC: { easiest: 12.5, hardest: 35.54 } } });
  server.on('GET /colleges', { body: { data: { ...aPage(1, 1), colleges: [college] } } });
  open();
  const shown = within(await card(college.name));
  const own = await shown.findByText('SC or open seats closed at 12.5–35.5 percentile (2025)');
  const all = shown.getByText('Open seats closed at 91.3–99.6 percentile (2025)');
  expect(own.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['Sant Gadge Baba Amravati University', 'Open home-university seats closed at 17.7–47.4 percentile (2025)'],
  ['University of Mumbai', 'Open seats for other universities closed at 1.6–17.7 percentile (2025)'],
  [undefined, 'Open home-university seats closed at 17.7–47.4 percentile (2025)'],
])('the card of a college in Amravati shows a student of %s: %s', async (homeUniversity, text) => {
  server.on('GET /exam-profile', { body: { data: anExamProfile({ mhtCet: { homeUniversity } }) } });
  const college = aCollege({
    location: { city: 'Amravati', state: 'Maharashtra', district: 'Amravati' },
    closings: {
      ...{ year: 2025, scale: 'percentile', easiest: 17.7120141, hardest: 47.3563218 },
      other: { easiest: 1.6335772, hardest: 17.6786167 },
    },
  });
  server.on('GET /colleges', { body: { data: { ...aPage(1, 1), colleges: [college] } } });
  open();
  expect(await within(await card(college.name)).findByText(text)).toBeTruthy();
});

test('where the text names a college of this exam, the other one is not asked', async () => {
  server.on('GET /colleges', { body: { data: { ...aPage(1, 1), isNamed: true } } });
  open('/search?search=COEP');
  await card('College 1');
  await settled();
  expect(queries('/josaa-colleges')).toEqual([]);
});

describe('the list', () => {
  test('both loading sentences show first, then ten cards with running numbers and the pager', async () => {
    open('/search?page=2');
    expect(screen.getByText('Searching for colleges...')).toBeTruthy();
    expect(screen.getByText('Finding the best matches for you')).toBeTruthy();
    const first = await card('College 11');
    expect(within(first).getByText('11')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(10);
    expect(screen.getByText('Showing page 2 of 4')).toBeTruthy();
    expect(screen.queryByText('Searching for colleges...')).toBeNull();
    expect(queries()).toEqual(['page=2']);
  });

  test('a card shows its parts', async () => {
    server.on('GET /colleges', {
      body: {
        data: {
          ...aPage(1, 2),
          colleges: [
            aCollege({ nirfRanking: 101, courses: ['Civil Engineering'] }),
            aCollege({
              id: '2',
              name: 'Plain',
              universityFullForm: null,
              nirfRanking: null,
              nirfYear: null,
              type: 'private',
              notAdmittingSince: 2024,
            }),
          ],
        },
      },
    });
    open();
    const full = await card('COEP Technological University');
    for (const text of [
      'COEP Technological University, Pune',
      'Government',
      'Pune, Maharashtra',
      '1 program',
      'View Details',
    ])
      expect(within(full).getByText(text), text).toBeTruthy();
    expect(full.textContent).toContain('NIRF Rank 101-150');
    const plain = await card('Plain');
    expect(within(plain).getByText('COEPTU')).toBeTruthy();
    expect(within(plain).getByText('Private')).toBeTruthy();
    expect(within(plain).getByText('No admissions since 2024')).toBeTruthy();
    expect(plain.textContent).not.toContain('NIRF Rank');
  });

  test.each([
    ['/search', '/college/10001'],
    ['/search?tab=jee', '/josaa-college/10001'],
  ])('a card of %s is one link, to %s', async (address, expected) => {
    const view = open(address);
    const link = within(await card('College 1')).getByRole('link', { name: 'View Details College 1' });
    expect(within(await card('College 1')).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(link);
    expect(view.address()).toBe(expected);
  });

  test('one page has no pager', async () => {
    server.on('GET /colleges', { body: { data: aPage(1, 10) } });
    open();
    await card('College 1');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  test('Previous and Next turn the pages, and are disabled at the ends', async () => {
    const view = open();
    await card('College 1');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await card('College 11');
    expect(view.address()).toBe('/search?page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await card('College 31');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await card('College 21');
    expect(view.address()).toBe('/search?page=3');
  });

  test.each([
    ['/search?page=99', '/search?page=4'],
    ['/search?page=0', '/search'],
    ['/search?page=abc', '/search'],
  ])('%s is corrected to %s', async (address, corrected) => {
    const view = open(address);
    await settled();
    await waitFor(() => expect(view.address()).toBe(corrected));
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(screen.queryByText('No Colleges Found')).toBeNull();
  });
});

test.each([
  [{ city: 'Baramati', district: 'Pune' }, 'Baramati (Pune), Maharashtra'],
  [{ city: 'Pune', district: 'Pune' }, 'Pune, Maharashtra'],
  [{ city: 'Mumbai', district: 'Mumbai Suburban' }, 'Mumbai, Maharashtra'],
  [{ city: 'Pune' }, 'Pune, Maharashtra'],
])('a card with the place %j says “%s”', async (place, shown) => {
  const college = aCollege({ location: { ...place, state: 'Maharashtra' } });
  server.on('GET /colleges', { body: { data: { ...aPage(1, 1), colleges: [college] } } });
  open();
  expect(await screen.findByText(shown)).toBeTruthy();
});

describe('searching and filtering', () => {
  test('typing searches once, from page 1, and keeps the address up to date without filling the history', async () => {
    const view = open('/search?page=3');
    await card('College 21');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search colleges' }), 'pune');
    await waitFor(() => expect(view.address()).toBe('/search?search=pune'));
    await waitFor(() => expect(queries()).toEqual(['page=3', 'search=pune']));
    expect(view.router.state.historyAction).toBe('REPLACE');
  });

  test.each([
    ['Institution Type', 'Government', 'type=government'],
    ['Course', 'Computer Engineering', 'course=Computer+Engineering'],
    ['University', 'University of Mumbai', 'university=University+of+Mumbai'],
    ['City', 'Pune', 'city=Pune'],
    ['City', 'Pune district', 'city=Pune+district'],
  ])('%s → %s asks for ?%s from page 1', async (label, choice, query) => {
    const view = open('/search?page=2');
    await card('College 11');
    await screen.findAllByRole('option', { name: choice });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), choice);
    await waitFor(() => expect(queries().at(-1)).toBe(query));
    expect(view.address()).toBe(`/search?${query}`);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), 'all');
    await waitFor(() => expect(view.address()).toBe('/search'));
  });

  test('the order is chosen beside the filters, and the list says in which it stands', async () => {
    const view = open('/search?page=2');
    await card('College 11');
    expect(screen.getByText('Hardest to get into first', { selector: 'p' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best NIRF rank first');
    await waitFor(() => expect(queries().at(-1)).toBe('sort=nirf'));
    expect(view.address()).toBe('/search?sort=nirf');
    await screen.findByText('Best NIRF rank first', { selector: 'p' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Hardest to get into first');
    await waitFor(() => expect(view.address()).toBe('/search'));
  });

  test('with search text the best match comes first unless another order is chosen', async () => {
    open('/search?search=pune');
    await card('College 1');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'match');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Hardest to get into first');
    await waitFor(() => expect(queries().at(-1)).toBe('search=pune&sort=hardest'));
  });

  test('the JEE tab has Course, City, State and Level, and no University', async () => {
    const view = open('/search?tab=jee');
    await card('College 1');
    const labels = screen
      .getAllByRole('combobox')
      .map((select) => (select as HTMLSelectElement).labels[0]?.textContent);
    expect(labels).toEqual(['Institution Type', 'Course', 'City', 'State', 'Level', 'Sort by']);
    await screen.findByRole('option', { name: 'NIT' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'NIT');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Tamil Nadu');
    await waitFor(() => expect(queries('/josaa-colleges').at(-1)).toBe('state=Tamil+Nadu&collegeLevel=NIT'));
    expect(view.address()).toBe('/search?tab=jee&state=Tamil+Nadu&collegeLevel=NIT');
  });

  test('the NIRF range is two numbers without bounds', async () => {
    open();
    await card('College 1');
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Min' }), { target: { value: '-5' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Max' }), { target: { value: '5000' } });
    await waitFor(() => expect(queries().at(-1)).toBe('minRanking=-5&maxRanking=5000'));
  });

  test('a change of tab keeps text, type and NIRF range, and drops the rest', async () => {
    const view = open('/search?search=civil&type=government&city=Pune&minRanking=1&page=2');
    await card('College 11');
    await userEvent.click(screen.getByRole('tab', { name: 'JEE Colleges' }));
    await waitFor(() => expect(view.address()).toBe('/search?tab=jee&search=civil&type=government&minRanking=1'));
    expect(screen.getByRole('tab', { name: 'JEE Colleges' }).getAttribute('aria-selected')).toBe('true');
  });

  test('who changes the tab and back before it is drawn stays, and twice the same is once', async () => {
    const view = open();
    await card('College 1');
    const [cet, jee] = [/MHT-CET/, /JEE/].map((name) => screen.getByRole('tab', { name }));
    act(() => {
      jee?.click();
      jee?.click();
      cet?.click();
    });
    await waitFor(() => expect(cet?.getAttribute('aria-selected')).toBe('true'));
    expect(view.address()).not.toContain('jee');
    act(() => jee?.click());
    await waitFor(() => expect(jee?.getAttribute('aria-selected')).toBe('true'));
  });

  test('what is chosen and typed in one go all counts', async () => {
    const view = open();
    await card('College 1');
    await screen.findAllByRole('option', { name: 'Pune' });
    const field = (name: string) => screen.getByRole('combobox', { name });
    const most = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Max' });
    // Faster than a page is drawn that may take its time.
    act(() => {
      fireEvent.change(field('Institution Type'), { target: { value: 'private' } });
      fireEvent.change(field('City'), { target: { value: 'Pune' } });
      for (const digit of '150') fireEvent.change(most, { target: { value: most.value + digit } });
    });
    expect(most.value).toBe('150');
    await waitFor(() => expect(view.address()).toBe('/search?type=private&city=Pune&maxRanking=150'));
  });

  test('Clear All resets text, filters and page at once', async () => {
    const view = open('/search?search=pune&type=private&city=Pune&maxRanking=9&sort=name&page=2');
    await card('College 11');
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(view.address()).toBe('/search'));
    // Nothing is left to clear; the focus stays at the results.
    expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Colleges', level: 2 }));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect(screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)).toEqual([
      ...Array.from({ length: 4 }, () => 'all'),
      'hardest',
    ]);
    expect(screen.getByRole('spinbutton', { name: 'Max' })).toHaveProperty('value', '');
  });

  test('Clear All also drops a text that is not searched yet', async () => {
    open();
    await card('College 1');
    // Both in one go: on a busy machine the text might otherwise be searched before it is dropped.
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(queries().at(-1)).toBe('');
  });

  test('an earlier request is aborted, its results stay dimmed below the sentences, and only the latest answer counts', async () => {
    const late = Promise.withResolvers<{ body: object }>();
    server.on('GET /colleges', ({ query }) => {
      if (query.get('city') === 'Mumbai') return late.promise;
      return { body: { data: query.get('city') === 'Pune' ? aPage(1, 1) : aPage(1, 35) } };
    });
    open();
    await card('College 1');
    await screen.findAllByRole('option', { name: 'Mumbai' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Mumbai');
    expect(await screen.findByText('Searching for colleges...')).toBeTruthy();
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(10);
    expect(screen.getAllByRole('article', { hidden: true })[0]?.closest('ol')?.hasAttribute('inert')).toBe(true);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Pune');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    const signals = vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('city=Mumbai'));
    expect(signals.map(([, init]) => init?.signal?.aborted)).toEqual([true]);
    late.resolve({ body: { data: aPage(1, 35) } });
    await settled();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText('Error Finding Colleges')).toBeNull();
  });

  test('each list of options is disabled until it is here; one that fails stays empty and is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cities = Promise.withResolvers<{ body: object }>();
    server.on('GET /colleges/cities', () => cities.promise);
    server.on('GET /colleges/universities', { status: 500 });
    open('/search?city=Nashik');
    await screen.findByRole('option', { name: 'Computer Engineering' });
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('value', 'Nashik');
    expect(screen.getByRole('combobox', { name: 'Course' })).toHaveProperty('disabled', false);
    cities.resolve({ body: { data: ['Mumbai'] } });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('disabled', false));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    const universities = screen.getByRole('combobox', { name: 'University' });
    await waitFor(() => expect(universities).toHaveProperty('disabled', false));
    expect(within(universities).getAllByRole('option')).toHaveLength(1);
    logged.mockRestore();
  });
});

describe('when there is nothing to show', () => {
  test('no match says so, and Clear Filters starts again', async () => {
    server.on('GET /colleges', ({ query }) => ({ body: { data: aPage(1, query.get('city') ? 0 : 35) } }));
    const view = open('/search?city=Pune');
    expect(await screen.findByRole('heading', { name: 'No Colleges Found' })).toBeTruthy();
    expect(
      screen.getByText(
        "We couldn't find any colleges matching your search criteria. Try adjusting your filters for better results.",
      ),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await card('College 1');
    expect(view.address()).toBe('/search');
  });

  test.each([
    [
      'the words of the server',
      refusal('unavailable', { message: 'Many students are here right now.' }),
      'Many students are here right now.',
    ],
    ['a sentence of its own', { status: 500 }, 'Failed to fetch colleges'],
    ['the words for a broken line', new TypeError('offline'), 'Network error. Please check your connection'],
  ])('a failure shows %s, after one more try', async (_, answer, sentence) => {
    server.on('GET /colleges', answer);
    open();
    expect(await screen.findByRole('heading', { name: 'Error Finding Colleges' })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(queries()).toHaveLength(2);
    server.on('GET /colleges', { body: { data: aPage(1, 35) } });
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters & Try Again' }));
    expect(await card('College 1')).toBeTruthy();
    expect(screen.queryByText('Error Finding Colleges')).toBeNull();
  });
});

describe('on a narrow screen', () => {
  test('the filters stand in a drawer, and the button counts the active ones', async () => {
    open('/search?type=private&minRanking=1&maxRanking=5');
    await card('College 1');
    await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    expect(within(drawer).getByRole('combobox', { name: 'Institution Type' })).toHaveProperty('value', 'private');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show 35 colleges' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('saving and comparing from a card', () => {
  test('Save shows at once, and is taken back with a message when it fails', async () => {
    server.on('PUT /shortlist/mht-cet/10001', refusal('conflict', { message: 'Your shortlist is full' }));
    open();
    const save = within(await card('College 1')).getByRole('button', { name: /^Save/ });
    await userEvent.click(save);
    expect(await screen.findByText('Your shortlist is full')).toBeTruthy();
    await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('false'));
  });

  test('up to four colleges are picked; a fifth is refused; the tray leads to the comparison', async () => {
    open();
    for (const name of ['College 1', 'College 2', 'College 3', 'College 4', 'College 5'])
      await userEvent.click(within(await card(name)).getByRole('button', { name: /^Compare/ }));
    expect(screen.getByText('You can compare up to 4 colleges')).toBeTruthy();
    const tray = screen.getByRole('region', { name: 'Colleges to compare' });
    expect(within(tray).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(within(tray).getByRole('button', { name: 'Remove College 2 from the comparison' }));
    expect(within(tray).getByRole('link', { name: 'Compare now' }).getAttribute('href')).toBe(
      '/search?compare=mht-cet.10001,mht-cet.10003,mht-cet.10004',
    );
    await userEvent.click(within(tray).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Colleges to compare' })).toBeNull();
  });
});
