import type { AnyEndpoint } from '../endpoint.ts';
import { deskCutoffLists } from './cutoff-lists.ts';
import { deskFaq } from './faq.ts';
import { deskMembers } from './members.ts';
import { deskOrders } from './orders.ts';
import { deskNotices, deskReports, deskSchedule } from './season.ts';
import { deskSession } from './session.ts';
import { deskTickets } from './tickets.ts';

/** Every call of the desk, by area. It is no part of the students' API, nor of its description. */
export const deskApi = {
  deskSession,
  deskMembers,
  deskTickets,
  deskOrders,
  // Season.
  deskSchedule,
  deskNotices,
  deskReports,
  deskFaq,
  deskCutoffLists,
} satisfies Record<string, Record<string, AnyEndpoint>>;
