import type { AnyEndpoint } from '../endpoint.ts';
import { deskMembers } from './members.ts';
import { deskOrders } from './orders.ts';
import { deskSession } from './session.ts';
import { deskTickets } from './tickets.ts';

/** Every call of the desk, by area. It is no part of the students' API, nor of its description. */
export const deskApi = { deskSession, deskMembers, deskTickets, deskOrders } satisfies Record<
  string,
  Record<string, AnyEndpoint>
>;
