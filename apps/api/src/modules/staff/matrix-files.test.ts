import { deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import { deskApi } from '@dakhila/contract/desk/index';
import { deskInvoicePdfPath } from '@dakhila/contract/desk/invoices';
import { numbersFilePath } from '@dakhila/contract/desk/numbers';
import { deskSettlementCsvPath, deskSettlements } from '@dakhila/contract/desk/settlements';
import { deskScreenshotPath } from '@dakhila/contract/desk/tickets';
import { type AnyEndpoint, API_BASE_PATH } from '@dakhila/contract/endpoint';
import { mayDo, STAFF_ROLES, type StaffAct } from '@dakhila/domain/staff/roles';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aStaffMember, deskToken } from '../../../test/staff.ts';
import { callOf, registeredCalls } from '../../../test/two-students/calls.ts';

const server = useServer();

const RANGE = '?from=2026-11-01&to=2026-11-07&by=day';
type FileRoute = { call: string; url: string; act: StaffAct; isFresh?: true };
/** Files that the desk sends: they are no calls of the contract, so each guards itself. */
const DOWNLOADS: FileRoute[] = [
  {
    ...{ call: `GET ${deskInvoicePdfPath(':id')}`, act: 'invoices.look' },
    url: deskInvoicePdfPath('5f0c1d2e-0000-4000-8000-000000000000'),
  },
  {
    ...{ call: `GET ${deskSettlementCsvPath(':day')}`, act: 'settlements.manage' },
    url: deskSettlementCsvPath('2026-11-17'),
  },
  { ...{ call: `GET ${deskScreenshotPath(':number')}`, act: 'screenshots.look' }, url: deskScreenshotPath(1) },
  { ...{ call: `GET ${numbersFilePath(':chart')}`, act: 'numbers.read' }, url: numbersFilePath('revenue') + RANGE },
  { ...{ call: `GET ${numbersFilePath(':chart')}`, act: 'numbers.people' }, url: numbersFilePath('sign-ups') + RANGE },
];
/** Files that the desk takes, as the page sends them. */
const UPLOADS: FileRoute[] = [
  { call: callOf(deskSettlements.upload), url: deskSettlements.upload.path, act: 'settlements.manage', isFresh: true },
  { call: callOf(deskCutoffLists.upload), url: deskCutoffLists.upload.path, act: 'season.lists' },
];
const FILES = [...DOWNLOADS, ...UPLOADS];

/** Asks for a file, or sends one that nothing can be read from. */
async function resultOf(browser: Browser, { call, url }: FileRoute, token: string) {
  const method = call.startsWith('POST') ? 'POST' : 'GET';
  const { status, body } = await browser.send({
    ...{ method, url: API_BASE_PATH + url },
    headers: { 'x-desk-token': token, ...(method === 'POST' && { 'content-type': 'text/csv' }) },
    ...(method === 'POST' && { payload: 'not a list' }),
  });
  return `${status} ${body.code ?? ''}`.trim();
}

test('every route of the desk is a call of the contract or a file of this list', () => {
  const contract = Object.values<Record<string, AnyEndpoint>>(deskApi).flatMap((calls) => Object.values(calls));
  const known = new Set(contract.map(callOf));
  const routes = registeredCalls(server.app.server.printRoutes({ commonPrefix: false }));
  const others = routes.filter((call) => / \/desk\b/.test(call) && !known.has(call));
  expect(new Set(others)).toEqual(new Set(DOWNLOADS.map(({ call }) => call)));
  const taken = contract.filter(({ file }) => file !== undefined).map(callOf);
  expect(taken.toSorted()).toEqual(UPLOADS.map(({ call }) => call).toSorted());
});

test.each(STAFF_ROLES)('the role %s gets and sends exactly the files that the table allows', async (role) => {
  const { browser } = await aStaffMember(server, { roles: [role] });
  const token = await deskToken(browser);
  for (const route of FILES) {
    const result = await resultOf(browser, route, token);
    if (mayDo([role], route.act)) expect(result, route.url).toMatch(/^(200|400|404)/);
    else expect(result, route.url).toBe('403 not-allowed');
  }
});

test('a student and a stranger get and send no file of the desk, also with a stolen token', async () => {
  const [asha, member] = [await aStudent(server), await aStaffMember(server, { roles: [...STAFF_ROLES] })];
  const token = await deskToken(member.browser);
  for (const browser of [asha.browser, server.newBrowser()])
    for (const route of FILES)
      for (const given of ['', token])
        expect(await resultOf(browser, route, given), route.url).toBe('401 not-signed-in');
  for (const { url } of DOWNLOADS) {
    const head = await server.app.server.inject({ method: 'HEAD', url: API_BASE_PATH + url });
    expect(head.statusCode, url).toBe(401);
  }
});

test('of the files only a settlement file needs a passkey used just now', async () => {
  const { browser } = await aStaffMember(server, { roles: [...STAFF_ROLES] });
  const token = await deskToken(browser);
  await server.clock.advance({ minutes: 6 });
  for (const route of FILES) {
    const result = await resultOf(browser, route, token);
    if (route.isFresh) expect(result, route.url).toBe('403 passkey-needed');
    else expect(result, route.url).toMatch(/^(200|400|404)/);
  }
});

test('a file is taken only with the token of the session', async () => {
  const { browser } = await aStaffMember(server, { roles: [...STAFF_ROLES] });
  for (const route of UPLOADS) expect(await resultOf(browser, route, 'made.up'), route.url).toBe('403 csrf');
});
