import { CUTOFF_LISTS, LARGEST_LIST_BYTES, LIST_STATES } from '@dakhila/domain/staff/cutoff-lists';
import { EDITION_STATES } from '@dakhila/domain/staff/facts-editions';
import * as z from 'zod/mini';
import { endpoint, freshStaff, reply, staff } from '../endpoint.ts';
import { reason } from './members.ts';

const Problem = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  count: z.number(),
  examples: z.array(z.string()),
});

/** The cut-off of a programme in the newest list before, and in this one. */
const Sample = z.object({
  programme: z.string(),
  pool: z.string(),
  before: z.nullable(z.object({ year: z.number(), round: z.number(), closing: z.nullable(z.number()) })),
  after: z.object({ year: z.number(), round: z.number(), closing: z.nullable(z.number()) }),
});
/** How many programmes there are, and the names of some. */
const Programmes = z.object({ count: z.number(), names: z.array(z.string()) });

/** What the data build says of a list. */
export const ListReport = z.object({
  rows: z.number(),
  problems: z.array(Problem),
  /** What would change against the facts that this server has. */
  changes: z.array(z.string()),
  rounds: z.array(z.object({ year: z.number(), round: z.number(), before: z.number(), after: z.number() })),
  /** A few programmes, spread over the newest round. */
  samples: z.array(Sample),
  /** The cut-offs of the newest round that moved most. Reports of earlier releases have none, nor what follows. */
  moves: z.optional(z.array(Sample)),
  /** Programmes that no list had before, and those of the year before that are not in this year's lists. */
  added: z.optional(Programmes),
  gone: z.optional(Programmes),
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

const BandCounts = z.object({ Safe: z.number(), Likely: z.number(), Possible: z.number(), Reach: z.number() });
/** How many programmes each band has for some candidates, before and after. */
export const EditionPreview = z.object({
  candidates: z.array(z.object({ name: z.string(), before: BandCounts, after: BandCounts })),
});
export type EditionPreview = z.infer<typeof EditionPreview>;

/** The facts with the list in them, as they were or will be published. */
export const ListEdition = z.object({
  id: z.string(),
  state: z.enum(EDITION_STATES),
  failure: z.nullable(z.string()),
  preview: z.nullable(EditionPreview),
  publishedBy: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  /** What the servers run now has other facts beneath: the edition counts no more, or not yet. */
  isOutdated: z.boolean(),
  /** This server could not open the published facts that it is in, and shows those of its release. */
  isUnusable: z.boolean(),
  mayPublish: z.boolean(),
  mayRollBack: z.boolean(),
});
export type ListEdition = z.infer<typeof ListEdition>;

export const CutoffListDetails = z.extend(CutoffList, {
  report: ListReport,
  mayApprove: z.boolean(),
  edition: z.nullable(ListEdition),
  mayPrepare: z.boolean(),
});
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
  prepare: endpoint('POST /desk/cutoff-lists/:id/prepare', staff('season.lists'), {
    ...one,
    summary: 'Build the facts with an approved list again; nothing is published',
    body: z.strictObject({}),
  }),
  publish: endpoint('POST /desk/cutoff-lists/:id/publish', freshStaff('season.lists'), {
    ...one,
    summary: 'Publish the facts with a list, as they were looked at; the servers restart one after the other',
    body: z.strictObject({ edition: z.uuid() }),
  }),
  rollBack: endpoint('POST /desk/cutoff-lists/:id/roll-back', freshStaff('season.lists'), {
    ...one,
    summary: 'Bring back the facts from before the list that was published last',
    body: z.strictObject({ reason }),
  }),
};
