import { DomainError } from '@dakhila/domain/errors';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../ports.ts';

/** `/healthz`: the process runs. `/readyz`: it can serve; not while it drains or the database is away. */
export function tellHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>, state: { isDraining: boolean }) {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (state.isDraining) throw new DomainError('unavailable');
    await db.execute(sql`select 1`);
    return { status: 'ready' };
  });
}
