import { factReports } from '@dakhila/contract/fact-reports';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { sendReport } from './send-report.ts';

export function factReportRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'catalogue' | 'newId'>) {
  mount(app, factReports.send, async ({ body, caller }) => ({
    data: await sendReport(deps, { ...body, studentId: caller.session.studentId }),
  }));
}
