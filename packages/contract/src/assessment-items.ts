import { SHAPE_FILLS, SHAPE_FORMS } from '@dakhila/domain/assessment/figure';
import { SECTION_IDS, SECTION_STATES } from '@dakhila/domain/assessment/scales';
import * as z from 'zod/mini';

export const SectionId = z.enum(SECTION_IDS);
const alt = z.string();
const Cell = z.object({ column: z.number(), row: z.number() });

/** A figure as data: shapes in a square of 100 by 100 (rotation in degrees clockwise), a grid, or the gap to fill. */
export const Figure = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('shapes'),
    shapes: z.array(
      z.object({
        form: z.enum(SHAPE_FORMS),
        x: z.number(),
        y: z.number(),
        size: z.number(),
        turn: z.number(),
        fill: z.enum(SHAPE_FILLS),
      }),
    ),
    alt,
  }),
  z.object({
    kind: z.literal('grid'),
    columns: z.number(),
    rows: z.number(),
    /** Filled squares, or the folded paper. Columns and rows count from 0, from the top left. */
    squares: z.array(Cell),
    /** Punched holes. */
    holes: z.array(Cell),
    /** Where the paper was before it was folded. */
    away: z.array(Cell),
    alt,
  }),
  z.object({ kind: z.literal('blank'), alt }),
]);
export type Figure = z.infer<typeof Figure>;

/** One question. The answer is the number of an option, from 0. Which one is right never leaves the server. */
export const Item = z.object({
  id: z.string(),
  text: z.string(),
  /** What the question shows, drawn in rows of `columns`. */
  figures: z.optional(z.object({ columns: z.number(), list: z.array(Figure) })),
  options: z.array(z.object({ text: z.optional(z.string()), figure: z.optional(Figure) })),
  /** The English original, where the page has another language; figures have none. */
  english: z.optional(z.object({ text: z.string(), options: z.array(z.string()) })),
});
export type Item = z.infer<typeof Item>;

/** A part of the assessment as described before it starts. */
export const sectionWords = {
  id: SectionId,
  title: z.string(),
  /** What the student is asked to do, in one or two sentences. */
  instructions: z.string(),
  /** `scale`: five steps from left to right. `pair`: one of two. `choice`: one of four that is right. */
  kind: z.enum(['scale', 'pair', 'choice']),
  itemCount: z.number(),
  minutes: z.number(),
  /** Null where there is no limit. */
  limitSeconds: z.nullable(z.number()),
};

/** A part of a sitting with its answers. `items` is null until a timed part starts: its clock starts with its questions. */
export const SittingSection = z.object({
  ...sectionWords,
  state: z.enum(SECTION_STATES),
  startedAt: z.nullable(z.string()),
  /** When the part ends, by the server's clock. */
  deadline: z.nullable(z.string()),
  items: z.nullable(z.array(Item)),
  answers: z.array(z.object({ item: z.string(), choice: z.number() })),
});
export type SittingSection = z.infer<typeof SittingSection>;
