import { notices } from '@dakhila/contract/notices';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { keepCurrent } from './keep-current.ts';

export function noticeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now' | 'log'>) {
  const current = keepCurrent(deps);
  mount(app, notices.current, async () => ({ data: await current() }));
}
