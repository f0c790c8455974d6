import type pg from 'pg';
import type { Statement } from './statements.ts';

/** An answer of the product, and what it asked of the database for it. */
export type Step = { status: number; headers: [string, string][]; body: string; statements: Statement[] };

/** A recorded journey; `known` is what its student is called there, `visitors` what the others are called in the same order. */
export type Script = {
  connection: pg.PoolConfig;
  poolSize: number;
  steps: Step[];
  known: string[];
  visitors: string[][];
};

/** Which visitor asks: the plain server has no sessions to know it from. */
export const VISITOR_HEADER = 'x-visitor';

/** After this many journeys of a student all further ones find the same state: as many sessions as are stored, and a known browser. */
export const SETTLED_JOURNEYS = 12;
