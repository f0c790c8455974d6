import { LIST_SENTENCES, listFilePath } from '@dakhila/contract/lists';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import { demandSession } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { sayFields } from '../../words/say-fields.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import type { ListNeeds } from './judging.ts';
import { readList } from './read-list.ts';

const WRITE = workerTask<typeof import('./list-file-task.ts').default>(new URL('./list-file-task.ts', import.meta.url));
const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

/** A list as a file to print or to open in a spreadsheet. */
export function listFileRoutes(
  app: FastifyInstance,
  needs: ListNeeds & Pick<Deps, 'config'> & { documents: WorkerPool },
) {
  for (const kind of ['csv', 'pdf'] as const)
    app.get<{ Params: { id: string } }>(listFilePath(':id(^[0-9a-f-]+)', kind), async ({ params, caller }, reply) => {
      const { studentId } = demandSession(caller, 'student');
      if (!isUuid(params.id)) throw new DomainError('not-found', { message: 'List not found' });
      const language = pageLanguage(caller.language);
      const own = { id: params.id, studentId };
      const readInput = async () => {
        const list = sayFields(language, await readList(needs, own), LIST_SENTENCES);
        nameFile(reply, list.name, kind);
        return { list, kind, about: { brand: needs.config.BRAND_NAME, now: needs.now(), language } };
      };
      const file = await needs.documents.run(WRITE, readInput, studentId);
      return reply.type(TYPES[kind]).send(file);
    });
}

/** The list's own name, in what every file system takes. */
function nameFile(reply: FastifyReply, name: string, kind: string) {
  const plain = name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'preference-list';
  reply.header('content-disposition', `attachment; filename="${plain}.${kind}"`);
}
