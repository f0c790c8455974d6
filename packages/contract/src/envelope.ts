import * as z from 'zod/mini';

/** Every success carries both fields that the product's clients look for; the server's `mount` adds them. */
const succeeded = { status: z.literal('success'), success: z.literal(true), message: z.optional(z.string()) };

/** A success with `data`. */
export const reply = <D extends z.ZodMiniType>(data: D) => z.object({ ...succeeded, data });

/** A success whose fields are at the top level, outside `data`. */
export const replyWith = <S extends z.core.$ZodLooseShape>(shape: S) => z.object({ ...succeeded, ...shape });

/** A success without further data. */
export const done = z.object(succeeded);

/** `fail`: the input was checked and refused. `error`: a limit or an outage; a retry may succeed. */
export const Failure = z.object({
  status: z.enum(['fail', 'error']),
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  /** Field name → what is wrong with it, where the input was refused. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The thing as it now is, where the refusal is that it has changed. */
  data: z.optional(z.unknown()),
});
export type Failure = z.infer<typeof Failure>;
