import { deskApi } from '@dakhila/contract/desk/index';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { STAFF_ROLES } from '@dakhila/domain/staff/roles';
import type { Harness } from '../harness.ts';
import { aStaffMember } from '../staff.ts';

type Step = { call: string; send: () => Promise<number> };
type Query = Record<string, string>;

/** Filters that are a call of their own in the figures. */
const NAMED_FILTERS = ['search', 'state', 'topic', 'language', 'owner'];

/** Reads of the desk that find nothing here: nobody has uploaded or asked for anything. */
const NOT_THERE = ['GET /desk/cutoff-lists/:id', 'GET /desk/sessions/:id'];

/** Every page of the desk as somebody with all roles opens it, with the searches that staff use. */
export async function deskStepsOf(server: Harness): Promise<Step[]> {
  const member = await aStaffMember(server, { roles: [...STAFF_ROLES] });
  await server.pool.query('update counsellors set staff_id = $1 where id = (select min(id) from counsellors)', [
    member.id,
  ]);
  const one = async (sql: string) => String((await server.pool.query(sql)).rows[0]?.value ?? '1');
  const to = dayOf(server.deps.now());
  const params = {
    ...{ exam: 'josaa', step: 'registration', day: daysAfter(to, -3) },
    id: await one('select id as value from fact_reports limit 1'),
    number: await one('select number as value from tickets limit 1'),
    transactionId: await one('select transaction_id as value from orders limit 1'),
  };
  const email = await one('select email as value from students where email is not null limit 1');
  const invoice = await one('select number as value from invoices limit 1');
  const queries: Readonly<Record<string, Query[]>> = {
    '/desk/tickets': [
      { view: 'open' },
      { view: 'closed' },
      { view: 'mine' },
      // No closed ticket is about it: nothing may be read to find that out.
      { view: 'closed', topic: 'assessment' },
      { view: 'closed', language: 'hi' },
      { view: 'closed', owner: 'nobody' },
      { view: 'closed', owner: 'me', topic: 'technical', language: 'mr' },
      { view: 'open', search: 'As' },
      { view: 'open', search: 'Patil' },
      { view: 'open', search: email },
    ],
    '/desk/orders': [{}, { state: 'refunded' }, { search: email }],
    '/desk/invoices': [{ search: invoice }, { search: params.transactionId }],
    '/desk/numbers': [{ from: daysAfter(to, -364), to, by: 'week' }],
  };
  const reads = Object.values(deskApi)
    .flatMap((area) => Object.values<AnyEndpoint>(area))
    .filter(({ method }) => method === 'GET')
    .map((endpoint) => ({ endpoint, call: `GET ${endpoint.path}` }))
    .filter(({ call, endpoint }) => !NOT_THERE.includes(call) && endpoint.path !== '/desk/faq/:id');
  return reads.flatMap(({ endpoint, call }) =>
    (queries[endpoint.path] ?? [{}]).map((query) => ({
      call: [call, ...Object.keys(query).filter((key) => NAMED_FILTERS.includes(key))].join(' '),
      send: async () => (await member.call(endpoint, { params, query })).status,
    })),
  );
}
