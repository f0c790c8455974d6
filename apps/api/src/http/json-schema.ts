import * as z from 'zod/mini';

/** A schema of the contract in the dialect that OpenAPI 3.0 and the serialiser share: `nullable`, no references. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'output'): Record<string, unknown> {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, reused: 'inline', unrepresentable: 'any' });
}
