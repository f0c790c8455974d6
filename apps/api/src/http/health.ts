import { DomainError } from '@dakhila/domain/errors';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../ports.ts';

/** How long an answer of the database is believed: balancers ask less often, and a crowd of askers takes no connection from students. */
const KEPT_MS = 500;

/** `/healthz`: the process runs. `/readyz`: it can serve; not while it drains or the database is away. */
export function tellHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>, state: { isDraining: boolean }) {
  let asked: Promise<unknown> | null = null;
  // One question at a time, whose answer, also a bad one, is shared by all who ask.
  const askDatabase = () => {
    asked ??= db.execute(sql`select 1`).finally(() => {
      setTimeout(() => {
        asked = null;
      }, KEPT_MS).unref();
    });
    return asked;
  };
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (state.isDraining) throw new DomainError('unavailable');
    await askDatabase();
    return { status: 'ready' };
  });
}
