import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aCollegeByCode,
  aJeeCollege,
  anMhtCetCollege,
  capCutoffs,
  josaaCutoffs,
  UNKNOWN_FACTS,
} from '../../../../test/colleges.ts';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { anExamProfile } from '../../../../test/students.ts';
import { openedFrom } from '../../../lib/exam-pages.ts';
import '../../../ui/testing/modal-dialog.ts';
import { clearPicked } from '../shared/comparison.ts';
import { CodeCollegeScreen } from './code-college-screen.tsx';
import { JeeCollegeByNameScreen, JeeCollegeScreen } from './jee-college-screen.tsx';
import { MhtCetCollegeScreen } from './mht-cet-college-screen.tsx';

const server = useFakeServer();
beforeEach(() => {
  clearPicked();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  server.on('GET /shortlist', { body: { data: [] } });
  server.on('GET /colleges/16006/cutoffs', { body: { data: capCutoffs() } });
  server.on('GET /josaa-colleges/nit-tiruchirappalli/cutoffs', { body: { data: josaaCutoffs() } });
});

const open = (address: string) =>
  renderRoutes(
    [
      { path: '/search', Component: () => <h1>The explorer</h1> },
      { path: '/college/:id', Component: MhtCetCollegeScreen },
      { path: '/josaa-college/:id', Component: JeeCollegeScreen },
      { path: '/josaa-college/name/:name', Component: JeeCollegeByNameScreen },
      { path: '/mhtcet-college/code/:code', Component: CodeCollegeScreen },
    ],
    address,
  );
/** The value that stands under a label. */
const under = (label: string, place: HTMLElement = document.body) =>
  within(place)
    .getAllByText(label, { selector: 'dt' })
    .map((term) => term.nextElementSibling?.textContent ?? '');
const panel = (name: string) => screen.getByRole('tabpanel', { name });
const showTab = async (name: string) => {
  await userEvent.click(screen.getByRole('tab', { name }));
  return panel(name);
};

describe('an MHT-CET college', () => {
  const show = async (
    wanted: Parameters<typeof anMhtCetCollege>[0] = {},
    { address = '/college/16006', isForeign = false } = {},
  ) => {
    server.on('GET /colleges/16006', { body: { data: anMhtCetCollege(wanted) } }, { isForeign });
    const view = open(address);
    await screen.findByRole('heading', { level: 1, name: 'COEP Technological University' });
    return view;
  };

  test('a card that fails leaves the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // Makes the drawing of one card fail.
    await show({ nirfHistory: null as never }, { isForeign: true });
    expect(await screen.findAllByText('We couldn’t show this part')).toHaveLength(1);
    expect(under('Established').length).toBeGreaterThan(0);
  });

  test('the header has badges, name, place, year, accreditations, university and code', async () => {
    await show();
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    for (const text of [
      'NIRF Rank 90',
      'Government',
      'Pune, Maharashtra',
      'Est. 1854',
      'NAAC grade A+ (NAAC, 2023)',
      'University: COEP Technological University, Pune',
      'Code: 16006 (earlier 6006)',
    ])
      expect(header?.textContent).toContain(text);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Overview', 'Courses', 'Contact']);
  });

  test('the overview shows each fact, with year and source', async () => {
    await show();
    const overview = panel('Overview');
    expect(under('College Level', overview)).toEqual(['University Autonomous']);
    expect(under('Established', overview)).toEqual(['1854']);
    expect(under('AICTE Status', overview)).toEqual(['ApprovedAICTE, 2025-26']);
    expect(under('Institution Type', overview)).toEqual(['Government']);
    expect(under('Accreditations', overview)).toEqual(['NAAC grade A+ (NAAC, 2023)']);
    expect(within(overview).getByRole('heading', { name: 'Minority Status' })).toBeTruthy();
    expect([under('Linguistic', overview), under('Religious', overview)]).toEqual([['Gujarati'], ['Jain']]);
    const nirf = within(overview).getByRole('heading', { name: 'NIRF Rankings' }).closest('div.relative');
    expect(nirf?.textContent).toContain('90Engineering, 2025');
    expect(nirf?.textContent).toContain('2024151-200');
    expect(under('District', overview)).toEqual(['Pune District']);
    expect([under('City', overview), under('State', overview)]).toEqual([['Pune'], ['Maharashtra']]);
    await userEvent.click(within(overview).getByRole('heading', { name: 'Figures and their sources' }));
    expect(within(overview).getByRole('table', { name: 'Figures and their sources' })).toBeTruthy();
  });

  test('what is unknown shows its fallback', async () => {
    await show({
      ...UNKNOWN_FACTS,
      aicteStatus: null,
      linguisticMinorityFullForm: null,
      religiousMinorityFullForm: null,
    });
    const overview = panel('Overview');
    for (const label of ['College Level', 'Established', 'AICTE Status', 'Accreditations', 'Seats'])
      expect(under(label, overview), label).toEqual(['Not available']);
    expect([under('Linguistic', overview), under('Religious', overview)]).toEqual([
      ['Not Applicable'],
      ['Not Applicable'],
    ]);
    expect(screen.queryByText(/NIRF Rank /)).toBeNull();
    expect(screen.queryByText(/^Est\./)).toBeNull();
    expect(screen.queryByRole('link', { name: /Visit Website/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Figures and their sources' })).toBeNull();
    const contact = await showTab('Contact');
    expect([under('Website', contact), under('Phone', contact)]).toEqual([['Not available'], ['Not available']]);
    expect(under('Address', contact)).toEqual(['Pune District, Pune, Maharashtra']);
  });

  test.each([
    ['Approved', 'default'],
    ['APPROVED', 'default'],
    ['Approved 2024-25; not in 2025-26 list under this name', 'outline'],
    ['Withdrawn', 'outline'],
  ])('the AICTE badge of %s has the style %s', async (aicteStatus, variant) => {
    await show({ aicteStatus });
    expect(screen.getByText(aicteStatus, { selector: 'dd *' }).dataset.variant).toBe(variant);
  });

  test.each([
    ['coep.org.in', 'https://coep.org.in/'],
    ['http://coep.org.in/home', 'http://coep.org.in/home'],
    ['https://coep.org.in', 'https://coep.org.in/'],
  ])('Visit Website opens %s as %s in a new tab', async (website, href) => {
    await show({ website });
    const link = screen.getByRole('link', { name: /^Visit Website/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      href,
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test.each(['javascript:alert(1)', 'not a site', 'ftp://coep.org.in'])('%s never becomes a link', async (website) => {
    await show({ website });
    expect(screen.queryByRole('link', { name: /^Visit Website/ })).toBeNull();
    expect(under('Website', await showTab('Contact'))).toEqual(['Not available']);
  });

  test('courses show name and code, with seats where known', async () => {
    await show({}, { address: '/college/16006?tab=courses' });
    const items = within(panel('Courses')).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('div')?.textContent)).toEqual([
      'Civil Engineering1600619110150 seats in 2025Open, state level: Closed at 98.10 percentile (MHT-CET) in 2025',
      'Computer Science and Engineering1600624210Open, state level: Closed at 99.80 percentile (MHT-CET) in 2025',
    ]);
  });

  test('cut-offs are fetched once the courses are looked at, for the chosen course', async () => {
    const view = await show();
    expect(server.calls('GET /colleges/16006/cutoffs')).toHaveLength(0);
    const courses = await showTab('Courses');
    expect(await within(courses).findByRole('figure', { name: /^Civil Engineering, Open, general/ })).toBeTruthy();
    const asked = () => server.calls('GET /colleges/16006/cutoffs').map(({ query }) => query.get('programme'));
    expect(asked()).toEqual(['1600619110']);
    await userEvent.click(
      within(courses).getByRole('button', { name: 'Cut-offs for Computer Science and Engineering' }),
    );
    await waitFor(() => expect(asked()).toEqual(['1600619110', '1600624210']));
    expect(view.address()).toBe('/college/16006?tab=courses&programme=1600624210');
  });

  test('“Cut-offs for your category” shows the best programme of the prediction, and says where a category has no seats', async () => {
    server.on('GET /predictor/colleges/mht-cet/16006', {
      body: {
        data: {
          ...{ runId: 'r1', year: 2027, createdAt: '2026-11-01T00:00:00Z', isOutdated: false },
          student: { category: 'OBC', gender: 'male' },
          results: [
            { programme: 'Computer Science and Engineering', choiceCode: '1600624210', chance: 0.7, band: 'Likely' },
          ],
        },
      },
    });
    await show();
    await screen.findByText(/^Your chance 70%/);
    // With a chance on the page the button offers another one.
    expect(screen.getByRole('link', { name: 'Predict with other answers' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Predict my chances here' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cut-offs for your category' }));
    const heading = screen.getByRole('heading', { name: 'Cut-off history' });
    expect(document.activeElement).toBe(heading);
    expect(await screen.findByText(/has no OBC seats in this programme, so Open seats are shown/)).toBeTruthy();
    expect(server.calls('GET /colleges/16006/cutoffs').map(({ query }) => query.get('programme'))).toEqual([
      '1600624210',
    ]);
  });

  test('“Cut-offs for your category” opens the seat type that the page names as the student’s own, whatever was chosen before', async () => {
    const cutoffs = capCutoffs();
    const pool = {
      programme: 0,
      stage: 'I',
      exam: 'MHT-CET',
      years: [{ year: 2025, closing: [[9_000, 90.5] as const] }],
    };
    cutoffs.pools.push(
      { ...pool, category: 'EWS', section: 'STATE', years: [{ year: 2025, closing: [[7_000, 93.25]] }] },
      { ...pool, category: 'TFWS', section: 'STATE', years: [{ year: 2025, closing: [[900, 99.25]] }] },
    );
    cutoffs.words.category = { ...cutoffs.words.category, EWS: 'EWS seats', TFWS: 'TFWS seats' };
    server.on('GET /colleges/16006/cutoffs', { body: { data: cutoffs } });
    const reserved = { seat: 'EWS', year: 2025, rank: 7_000, percentile: 93.25 };
    const seatOf = (choiceCode: string, chance: number) => ({
      ...{ programme: choiceCode, choiceCode, chance, band: 'Likely' as const },
      reserved: { ...reserved, printed: { category: 'EWS', section: 'STATE' } },
    });
    server.on('GET /predictor/colleges/mht-cet/16006', {
      body: {
        data: {
          ...{ runId: 'r1', year: 2027, createdAt: '2026-11-01T00:00:00Z', isOutdated: false },
          student: { category: 'OPEN', gender: 'female', ews: true },
          results: [seatOf('1600619110', 0.9), seatOf('1600624210', 0.65)],
        },
      },
    });
    const view = await show({}, { address: '/college/16006?tab=overview&category=LOPENS&section=STATE' });
    await screen.findByText(/^Your chance 65%/);
    await userEvent.click(screen.getByRole('button', { name: 'Cut-offs for your category' }));
    expect(view.address()).toBe('/college/16006?tab=courses');
    // Both are within reach: the one that is harder to enter comes first, as in the results.
    expect(await screen.findByRole('figure', { name: /^Computer Science and Engineering, EWS seats/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cut-offs for Civil Engineering' }));
    expect(await screen.findByRole('figure', { name: /^Civil Engineering, EWS seats/ })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Seat type' })).toHaveProperty('value', 'EWS');
  });

  test('a college opened from a programme shows the cut-offs of that programme', async () => {
    await show({}, { address: '/college/16006?programme=1600624210' });
    await userEvent.click(screen.getByRole('button', { name: 'Cut-offs for your category' }));
    await screen.findByRole('figure', { name: /^Computer Science and Engineering/ });
    expect(server.calls('GET /colleges/16006/cutoffs').map(({ query }) => query.get('programme'))).toEqual([
      '1600624210',
    ]);
  });

  test('without a prediction the cut-offs begin with a branch that the student wants', async () => {
    server.on('GET /exam-profile', {
      body: { data: anExamProfile({ preferences: { branches: ['group:computer'] } }) },
    });
    await show({}, { address: '/college/16006?tab=courses' });
    expect(await screen.findByRole('figure', { name: /^Computer Science and Engineering/ })).toBeTruthy();
  });

  test('a recent NIRF rank stands as a badge; an old one only among the facts, with its year', async () => {
    const badge = () => screen.queryByText(/^NIRF Rank \d/);
    await show();
    expect(badge()?.textContent).toBe('NIRF Rank 90(2025)');
    cleanup();
    await show({ nirfRanking: 85, nirfYear: 2016, nirfHistory: [{ year: 2016, ranking: 85 }], isNirfRecent: false });
    expect(badge()).toBeNull();
    expect(screen.getByRole('heading', { name: 'NIRF Rankings' }).closest('div.relative')?.textContent).toContain(
      '85Engineering, 2016',
    );
  });

  test('a college that left says since when, and is not predicted with', async () => {
    await show({ notAdmittingSince: 2024 });
    expect(screen.getByText('No admissions since 2024')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Predict my chances here' })).toBeNull();
  });

  test('the prediction begins with this college', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Predict my chances here' }).getAttribute('href')).toBe(
      '/predictor/mht-cet?college=16006',
    );
  });

  test('Share copies the address where the device has no share sheet', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });

  test('a wrong fact is reported with its field, and an empty report is not sent', async () => {
    server.on('POST /fact-reports', { body: { data: { id: '1' } } });
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Report a wrong fact' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report a wrong fact' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(within(dialog).getByText('Please tell us what’s wrong')).toBeTruthy();
    expect(within(dialog).queryByRole('option', { name: 'Home state' })).toBeNull();
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'What’s wrong?' }), 'Website');
    await userEvent.type(within(dialog).getByRole('textbox'), 'It is coeptech.ac.in');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent')).toBeTruthy();
    expect(server.calls('POST /fact-reports').map(({ body }) => body)).toEqual([
      { exam: 'mht-cet', collegeId: '16006', field: 'website', message: 'It is coeptech.ac.in' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a JEE college', () => {
  test.each([
    ['by id', '/josaa-college/nit-tiruchirappalli', '/josaa-colleges/nit-tiruchirappalli'],
    ['by name', '/josaa-college/name/NIT%20Trichy', '/josaa-colleges/name/NIT%20Trichy'],
  ])('%s shows level badge, overview, courses by name only, and contact', async (_, address, path) => {
    server.on(`GET ${path}`, { body: { data: aJeeCollege() } });
    open(address);
    const heading = await screen.findByRole('heading', { level: 1, name: /Tiruchirappalli/ });
    expect(within(heading.closest('header') ?? heading).getByText('NIT')).toBeTruthy();
    expect(heading.closest('header')?.textContent).toContain('NIRF Rank 101-150');
    const overview = panel('Overview');
    expect(under('College Level', overview)).toEqual(['NIT']);
    expect(under('Home State', overview)).toEqual(['Tamil Nadu']);
    expect(within(overview).queryByText('AICTE Status')).toBeNull();
    expect(within(overview).queryByText('District')).toBeNull();
    const courses = await showTab('Courses');
    expect(within(courses).getAllByRole('listitem')[0]?.querySelector('div')?.textContent).toBe(
      'Civil Engineering120 seats in 2025Open, home state: Closed at CRL 23,100 in round 2, 2026Open, other states: Closed at CRL 16,200 in round 2, 2026',
    );
    const contact = await showTab('Contact');
    expect(under('Address', contact)).toEqual(['Tiruchirappalli, Tamil Nadu']);
    expect(within(contact).getByRole('link', { name: '91-431-2503931' }).getAttribute('href')).toBe(
      'tel:+914312503931',
    );
    expect(screen.getByRole('link', { name: 'Predict my chances here' }).getAttribute('href')).toBe(
      '/predictor/josaa?college=nit-tiruchirappalli',
    );
  });

  test('what is unknown shows its fallback', async () => {
    server.on('GET /josaa-colleges/nit-tiruchirappalli', {
      body: { data: aJeeCollege({ ...UNKNOWN_FACTS, homeState: null }) },
    });
    open('/josaa-college/nit-tiruchirappalli');
    await screen.findByRole('heading', { level: 1 });
    expect(under('Home State')).toEqual(['Not Applicable']);
    for (const label of ['College Level', 'Established', 'Accreditations'])
      expect(under(label, panel('Overview')), label).toEqual(['Not available']);
  });
});

describe('a college by code', () => {
  const show = async (wanted: Parameters<typeof aCollegeByCode>[0] = {}) => {
    server.on('GET /mhtcet-colleges/code/6006', { body: { data: aCollegeByCode(wanted) } });
    open('/mhtcet-college/code/6006');
    return screen.findByRole('heading', { level: 1, name: 'COEP Technological University' });
  };

  test('has name, university, code and badges, and opens on its courses', async () => {
    const heading = await show();
    const header = within(heading.closest('header') ?? heading);
    for (const text of [
      'COEP Technological University, Pune',
      'College Code: 16006',
      'Government',
      'Pune',
      'Maharashtra',
    ])
      expect(header.getByText(text), text).toBeTruthy();
    expect(header.getByText(/^NIRF Rank 90/)).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['Courses', 'true'],
      ['About', 'false'],
      ['Contact', 'false'],
    ]);
    expect(within(panel('Courses')).getByRole('heading', { name: 'Available Courses' })).toBeTruthy();
  });

  test('About and Contact show each fact', async () => {
    await show();
    const about = await showTab('About');
    expect(under('Establishment Year', about)).toEqual(['1854']);
    expect(
      within(about)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['NAAC grade A+ (NAAC, 2023)']);
    expect([under('Linguistic Minority', about), under('Religious Minority', about)]).toEqual([['Gujarati'], ['Jain']]);
    const contact = await showTab('Contact');
    expect(
      within(contact)
        .getByRole('link', { name: /coep\.org\.in/ })
        .getAttribute('href'),
    ).toBe('https://coep.org.in/');
    expect(under('Phone', contact)).toEqual(['020-25507000']);
    expect([under('City', contact), under('State', contact)]).toEqual([['Pune'], ['Maharashtra']]);
  });

  test('what is unknown is N/A', async () => {
    await show({ ...UNKNOWN_FACTS, aicteStatus: null, linguisticMinority: null, religiousMinority: null });
    expect(screen.queryByText(/NIRF Rank/)).toBeNull();
    const about = await showTab('About');
    for (const label of [
      'Establishment Year',
      'College Level',
      'AICTE Status',
      'Accreditations',
      'Linguistic Minority',
      'Religious Minority',
    ])
      expect(under(label, about), label).toEqual(['N/A']);
  });
});

describe('loading, failing and going back', () => {
  const PAGES = [
    ['/college/1', '/colleges/1'],
    ['/josaa-college/x', '/josaa-colleges/x'],
    ['/josaa-college/name/x', '/josaa-colleges/name/x'],
    ['/mhtcet-college/code/1', '/mhtcet-colleges/code/1'],
  ] as const;

  test.each(PAGES)('%s shows a skeleton while it loads', async (address, path) => {
    server.on(`GET ${path}`, () => new Promise(() => {}));
    open(address);
    expect(await screen.findByText('Loading college')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test.each(PAGES)('%s shows Error with the words of the server, else its own, and Go Back', async (address, path) => {
    server.on(`GET ${path}`, refusal('not-found', { message: 'College not found' }));
    const view = open(address);
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeTruthy();
    expect(screen.getByText('College not found')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(await screen.findByRole('heading', { name: 'The explorer' })).toBeTruthy();
    expect(view.address()).toBe(address.startsWith('/josaa') ? '/search?tab=jee' : '/search');
  });

  test('a failure without words says that the details could not be fetched', async () => {
    server.on('GET /colleges/1', { status: 500 });
    open('/college/1');
    expect(await screen.findByText('Failed to fetch college details')).toBeTruthy();
  });

  test('an answer without a college is a college that was not found', async () => {
    // Our server answers 404 instead; the client understands both.
    server.on('GET /colleges/1', { body: { data: null } }, { isForeign: true });
    open('/college/1');
    expect(await screen.findByText('College not found')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Error' })).toBeTruthy();
  });

  test('Back to search results returns to the list it was opened from, even after looking at other tabs', async () => {
    server.on('GET /colleges/16006', { body: { data: anMhtCetCollege() } });
    const view = open('/search?city=Pune&page=2');
    await view.router.navigate('/college/16006', { state: openedFrom('search') });
    await screen.findByRole('heading', { level: 1, name: 'COEP Technological University' });
    await showTab('Contact');
    await userEvent.click(screen.getByRole('button', { name: 'Back to search results' }));
    await waitFor(() => expect(view.address()).toBe('/search?city=Pune&page=2'));
  });

  test.each([
    ['prediction', 'Back to your prediction'],
    ['list', 'Back to your list'],
    ['shortlist', 'Back to saved colleges'],
    ['chat', 'Back to your chat'],
  ] as const)('opened from a %s, the button says so and leads there', async (origin, name) => {
    server.on('GET /colleges/16006', { body: { data: anMhtCetCollege() } });
    const view = open('/search?from=there');
    await view.router.navigate('/college/16006', { state: openedFrom(origin) });
    await screen.findByRole('heading', { level: 1, name: 'COEP Technological University' });
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(view.address()).toBe('/search?from=there'));
  });

  test('opened from a page of ours that does not name itself, the button leads back there and not to a search', async () => {
    server.on('GET /colleges/16006', { body: { data: anMhtCetCollege() } });
    const view = open('/search?from=there');
    await view.router.navigate('/college/16006');
    await screen.findByRole('heading', { level: 1, name: 'COEP Technological University' });
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(view.address()).toBe('/search?from=there'));
  });

  test('Back to search results of a shared link leads to the tab of its exam', async () => {
    server.on('GET /josaa-colleges/nit-tiruchirappalli', { body: { data: aJeeCollege() } });
    const view = open('/josaa-college/nit-tiruchirappalli');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to search results' }));
    await waitFor(() => expect(view.address()).toBe('/search?tab=jee'));
  });
});
