import type { AnyEndpoint } from '../endpoint.ts';
import { deskCoupons } from './coupons.ts';
import { deskInvoices } from './invoices.ts';
import { deskMembers } from './members.ts';
import { deskOrders } from './orders.ts';
import { deskPasskeys } from './passkeys.ts';
import { deskSession } from './session.ts';
import { deskSettlements } from './settlements.ts';
import { deskTickets } from './tickets.ts';

/** Every call of the desk, by area. It is no part of the students' API, nor of its description. */
export const deskApi = {
  deskSession,
  deskMembers,
  deskTickets,
  deskOrders,
  // Money beyond refunds, and one's own passkeys.
  deskCoupons,
  deskInvoices,
  deskSettlements,
  deskPasskeys,
} satisfies Record<string, Record<string, AnyEndpoint>>;
