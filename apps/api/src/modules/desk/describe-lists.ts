import type { CutoffList, CutoffListDetails, ListEdition } from '@dakhila/contract/desk/cutoff-lists';
import { DomainError } from '@dakhila/domain/errors';
import { mayApproveList } from '@dakhila/domain/staff/cutoff-lists';
import { mayPrepare, mayPublish, mayRollBack, type SeenEdition } from '@dakhila/domain/staff/facts-editions';
import { factsVersion } from '../../catalogue/facts-version.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import {
  findCurrentEdition,
  findList,
  findShownEdition,
  listsInEdition,
  type StoredEdition,
  type StoredList,
  seeEdition,
} from '../cutoff-lists/index.ts';
import { actorOf, nameActors } from '../staff/index.ts';

type Needs = Pick<Deps, 'catalogue' | 'config' | 'edition'>;

const actor = (staffId: string) => actorOf({ staffId });

/** The lists as lines of the desk, with the names of those who uploaded and approved them. */
export async function describeLists(
  db: Db,
  { catalogue, edition }: Needs,
  lists: readonly StoredList[],
): Promise<CutoffList[]> {
  const people = lists.flatMap(({ uploadedBy, approvedBy }) => (approvedBy ? [uploadedBy, approvedBy] : [uploadedBy]));
  const nameOf = await nameActors(db, people.map(actor));
  const served = edition?.facts ? await listsInEdition(db, edition.id) : new Set<string>();
  return lists.map(({ id, list, state, bytes, checkedVersion, appliedVersion, errors, ...one }) => ({
    ...{ id, list, state, bytes, checkedVersion, appliedVersion, errors },
    uploadedBy: nameOf(actor(one.uploadedBy)),
    uploadedAt: one.uploadedAt.toISOString(),
    approvedBy: one.approvedBy && nameOf(actor(one.approvedBy)),
    isServed: served.has(id) || (state === 'applied' && appliedVersion === catalogue.version),
  }));
}

/** A list with its report and the facts that were built with it. */
export async function describeList(db: Db, needs: Needs, staffId: string, id: string): Promise<CutoffListDetails> {
  const list = await findList(db, id);
  const [line] = list ? await describeLists(db, needs, [list]) : [];
  if (!list || !line) throw new DomainError('not-found');
  const releaseVersion = factsVersion(needs.config.FACTS_DIR);
  const current = await findCurrentEdition(db, releaseVersion);
  const stored = await findShownEdition(db, id, current);
  const seen = stored ? seeEdition(stored, current, releaseVersion) : null;
  return {
    ...line,
    report: list.report,
    mayApprove: mayApproveList(staffId, list),
    mayPrepare: mayPrepare(list.state, seen),
    edition: stored && seen ? await describeEdition(db, needs, { list, stored, seen }) : null,
  };
}

type Shown = { list: StoredList; stored: StoredEdition; seen: SeenEdition };

async function describeEdition(
  db: Db,
  { edition: opened }: Needs,
  { list, stored, seen }: Shown,
): Promise<ListEdition> {
  const { id, state, failure, preview, publishedBy, publishedAt } = stored;
  const nameOf = await nameActors(db, publishedBy ? [actor(publishedBy)] : []);
  return {
    ...{ id, state, failure, preview },
    publishedBy: publishedBy && nameOf(actor(publishedBy)),
    publishedAt: publishedAt?.toISOString() ?? null,
    isOutdated: !seen.isOfRelease || (state === 'ready' && !seen.isOverCurrent),
    isUnusable: opened?.facts === null && (await listsInEdition(db, opened.id)).has(list.id),
    mayPublish: mayPublish(list.state, seen),
    mayRollBack: mayRollBack(seen),
  };
}
