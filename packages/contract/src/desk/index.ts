import type { AnyEndpoint } from '../endpoint.ts';
import { deskCalendar } from './calendar.ts';
import { deskErrors } from './client-errors.ts';
import { deskCounsellors } from './counsellors.ts';
import { deskCoupons } from './coupons.ts';
import { deskCutoffLists } from './cutoff-lists.ts';
import { deskFaq } from './faq.ts';
import { deskInvoices } from './invoices.ts';
import { deskMembers } from './members.ts';
import { deskNumbers } from './numbers.ts';
import { deskOrders } from './orders.ts';
import { deskPasskeys } from './passkeys.ts';
import { deskNotices, deskReports, deskSchedule } from './season.ts';
import { deskSession } from './session.ts';
import { deskSettlements } from './settlements.ts';
import { deskTickets } from './tickets.ts';

/** Every call of the desk, by area. It is no part of the students' API, nor of its description. */
export const deskApi = {
  ...{ deskSession, deskPasskeys, deskMembers, deskTickets, deskOrders },
  deskErrors,
  ...{ deskCalendar, deskCounsellors },
  deskNumbers,
  ...{ deskCoupons, deskInvoices, deskSettlements },
  ...{ deskSchedule, deskNotices, deskReports, deskFaq, deskCutoffLists },
} satisfies Record<string, Record<string, AnyEndpoint>>;
