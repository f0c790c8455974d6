import { CUTOFF_LISTS, LARGEST_LIST_BYTES, LIST_STATES } from '@dakhila/domain/staff/cutoff-lists';
import * as z from 'zod/mini';
import { endpoint, freshStaff, reply, staff } from '../endpoint.ts';
import { reason } from './members.ts';

const Problem = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  count: z.number(),
  examples: z.array(z.string()),
});

/** What the data build says of a list. */
export const ListReport = z.object({
  rows: z.number(),
  problems: z.array(Problem),
  /** What would change against the facts that this server has. */
  changes: z.array(z.string()),
  rounds: z.array(z.object({ year: z.number(), round: z.number(), before: z.number(), after: z.number() })),
  /** A few programmes: the cut-off in the newest list before, and in this one. */
  samples: z.array(
    z.object({
      programme: z.string(),
      pool: z.string(),
      before: z.nullable(z.object({ year: z.number(), round: z.number(), closing: z.nullable(z.number()) })),
      after: z.object({ year: z.number(), round: z.number(), closing: z.nullable(z.number()) }),
    }),
  ),
});
export type ListReport = z.infer<typeof ListReport>;

export const CutoffList = z.object({
  id: z.string(),
  list: z.enum(CUTOFF_LISTS),
  state: z.enum(LIST_STATES),
  bytes: z.number(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  approvedBy: z.nullable(z.string()),
  /** The facts that it was checked against. */
  checkedVersion: z.string(),
  /** The facts that contain it, after an operator applied it. */
  appliedVersion: z.nullable(z.string()),
  /** This server has loaded those facts. */
  isServed: z.boolean(),
  errors: z.number(),
});
export type CutoffList = z.infer<typeof CutoffList>;

export const CutoffListDetails = z.extend(CutoffList, { report: ListReport, mayApprove: z.boolean() });
export type CutoffListDetails = z.infer<typeof CutoffListDetails>;

const one = { params: z.object({ id: z.string() }), response: reply(CutoffListDetails) };

export const deskCutoffLists = {
  list: endpoint('GET /desk/cutoff-lists', staff('season.lists'), {
    summary: 'Uploaded lists of cut-offs, newest first, a page at a time',
    /** Where the page before ended. */
    query: z.strictObject({ after: z.optional(z.string().check(z.maxLength(80))) }),
    response: reply(z.object({ version: z.string(), lists: z.array(CutoffList), next: z.nullable(z.string()) })),
  }),
  read: endpoint('GET /desk/cutoff-lists/:id', staff('season.lists'), {
    ...one,
    summary: 'An uploaded list with the report of the data build',
  }),
  upload: endpoint('POST /desk/cutoff-lists', staff('season.lists'), {
    summary: 'Upload a list of cut-offs as CSV and check it; nothing is published',
    file: 'text/csv',
    bodyLimitBytes: LARGEST_LIST_BYTES,
    response: reply(CutoffListDetails),
  }),
  approve: endpoint('POST /desk/cutoff-lists/:id/approve', freshStaff('season.lists'), {
    ...one,
    summary: 'Approve a list that somebody else uploaded',
    body: z.strictObject({}),
  }),
  refuse: endpoint('POST /desk/cutoff-lists/:id/refuse', staff('season.lists'), {
    ...one,
    summary: 'Refuse a list, or take back one’s own, before it is applied',
    body: z.strictObject({ reason }),
  }),
};
