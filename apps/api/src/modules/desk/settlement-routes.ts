import { Readable } from 'node:stream';
import { isDeskDay } from '@dakhila/contract/desk/day';
import { DESK_SETTLEMENT_FILES, deskSettlementCsvPath, deskSettlements } from '@dakhila/contract/desk/settlements';
import { staff as staffAccess } from '@dakhila/contract/endpoint';
import { SETTLEMENT_FILE_BYTES } from '@dakhila/domain/billing/settlement';
import { DomainError } from '@dakhila/domain/errors';
import { DESK_FILES_PER_HOUR } from '@dakhila/domain/staff/access';
import type { FastifyInstance } from 'fastify';
import { requireBudget } from '../../db/budget.ts';
import { mount, requireStaff } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { describeDay, describeDays, takeSettlementFile, writeDifferences } from './settlements.ts';

const ACCESS = staffAccess('settlements.manage');

/** The gateway's settlement files, and how they differ from our payments. */
export function settlementDeskRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'gateway' | 'newId'>) {
  mount(app, deskSettlements.list, async ({ query }) => ({ data: await describeDays(deps, query.until) }));
  mount(app, deskSettlements.read, async ({ params: { day } }) => ({ data: await describeDay(deps, day) }));

  app.get<{ Params: { day: string } }>(deskSettlementCsvPath(':day(^[0-9-]+)'), async ({ params, caller }, reply) => {
    requireStaff(caller, ACCESS);
    if (!isDeskDay(params.day)) throw new DomainError('not-found');
    const name = `settlement-${params.day}.csv`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type('text/csv; charset=utf-8').send(await writeDifferences(deps, params.day));
  });

  app.register(async (scope) => {
    // Handed on as a stream: a file is read line by line, never as a whole.
    scope.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
    scope.post(
      DESK_SETTLEMENT_FILES,
      {
        bodyLimit: SETTLEMENT_FILE_BYTES,
        onRequest: async ({ caller }) => void requireStaff(caller, ACCESS),
      },
      async ({ body, caller }) => {
        const staff = requireStaff(caller, ACCESS);
        if (!(body instanceof Readable)) throw new DomainError('invalid-input', { detail: 'There’s no file.' });
        await requireBudget(deps.db, `desk:files:${staff.staffId}`, DESK_FILES_PER_HOUR);
        return { status: 'success', success: true, data: await takeSettlementFile(deps, staff, body) };
      },
    );
  });
}
