import { type DeskFaqEntry, deskFaq } from '@dakhila/contract/desk/faq';
import { DomainError } from '@dakhila/domain/errors';
import type { FaqTexts } from '@dakhila/domain/faq/edit';
import { FAQ } from '@dakhila/domain/faq/faq';
import { fileSourceOf } from '@dakhila/domain/faq/file-texts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { StaffSession } from '../../http/caller.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import {
  findReleaseChange,
  isOriginUnknown,
  isOvertaken,
  listEditions,
  listNewest,
  listReleaseTexts,
  publishFaq,
  requireFileTexts,
  restoreFaq,
} from '../faq/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, nameActors } from '../staff/index.ts';

const PLACES = new Map(
  FAQ.flatMap(({ title, entries }) => entries.map((entry) => [entry.id, { entry, group: title }] as const)),
);

/** The texts as they are sent: lists that nobody can change stay in the domain. */
const plain = ({ en, hi, mr, year }: FaqTexts) => {
  const wording = ({ question, answer }: FaqTexts['en']) => ({ question, answer: [...answer] });
  return { en: wording(en), hi: wording(hi), mr: wording(mr), year };
};

async function describeEntry(db: Db, id: string, { dataYears }: Deps['catalogue']): Promise<DeskFaqEntry> {
  const original = requireFileTexts(id);
  const [place, source] = [PLACES.get(id), fileSourceOf(id)];
  if (!place || !source) throw new DomainError('not-found');
  const editions = await listEditions(db, id);
  const change = findReleaseChange(editions[0], original, await listReleaseTexts(db, id));
  const nameOf = await nameActors(
    db,
    editions.map(({ madeBy }) => madeBy),
  );
  return {
    id,
    group: place.group,
    source,
    dataYears,
    texts: plain(editions[0]?.texts ?? original),
    original: plain(original),
    releaseChange: change && { at: change.at?.toISOString() ?? null, before: plain(change.before) },
    isOriginUnknown: isOriginUnknown(editions[0]),
    number: editions[0]?.number ?? 0,
    history: editions.map(({ number, madeBy, madeAt, texts }) => ({
      number,
      by: nameOf(madeBy),
      at: madeAt.toISOString(),
      texts: texts && plain(texts),
    })),
  };
}

/** Edits of the FAQ in three languages, with their history. */
export function faqDeskRoutes(app: FastifyInstance, { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>) {
  mount(app, deskFaq.list, async () => {
    const edits = new Map((await listNewest(db)).map((edit) => [edit.entry, edit]));
    const lines = [...PLACES.values()].map(({ entry: { id, question }, group }) => {
      const edit = edits.get(id);
      return {
        id,
        group,
        question: edit?.texts?.en.question ?? question,
        isEdited: Boolean(edit?.texts),
        isOvertaken: edit !== undefined && isOvertaken(id, edit),
        isOriginUnknown: isOriginUnknown(edit),
      };
    });
    return { data: lines };
  });
  mount(app, deskFaq.read, async ({ params: { id } }) => ({ data: await describeEntry(db, id, catalogue) }));

  /** Makes a new edition, with a line of the log in the same transaction. */
  const edit = (staff: StaffSession, id: string, action: string, make: (tx: Db, actor: string) => Promise<number>) =>
    db.transaction(async (tx) => {
      const number = await make(tx, actorOf(staff));
      await insertAuditLine(tx, { actor: actorOf(staff), action, subject: `faq ${id}`, details: { number } });
      return { data: await describeEntry(tx, id, catalogue) };
    });

  mount(app, deskFaq.publish, ({ params: { id }, body: { texts, number, isConfirmed }, caller: { staff } }) =>
    edit(staff, id, 'desk faq publish', (tx, actor) =>
      publishFaq(tx, { entry: id, actor, number, texts, isConfirmed }),
    ),
  );
  mount(app, deskFaq.restore, ({ params: { id }, body: { to, number }, caller: { staff } }) =>
    edit(staff, id, 'desk faq restore', (tx, actor) => restoreFaq(tx, { entry: id, actor, number, to })),
  );
}
