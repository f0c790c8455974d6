import { DomainError } from '@dakhila/domain/errors';
import { mayPrepare, mayPublish, mayRollBack, type SeenEdition } from '@dakhila/domain/staff/facts-editions';
import type { Manifest } from '../../catalogue/format/layout.ts';
import { openData, readManifest } from '../../catalogue/read-data.ts';
import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { areFilesWhole } from './edition-files.ts';
import {
  findCurrentEdition,
  findShownEdition,
  insertEdition,
  lockEditions,
  markPublished,
  markRolledBack,
  type StoredEdition,
} from './edition-store.ts';
import { lockList, type StoredList, updateList } from './store.ts';

type Needs = Pick<Deps, 'config' | 'newId'>;
type Found = { list: StoredList; edition: StoredEdition | undefined; seen: SeenEdition | null; release: Manifest };

const conflict = (detail: string) => new DomainError('conflict', { detail });

/** An edition from the point of view of the facts that count for this release. */
export function seeEdition(
  edition: StoredEdition,
  current: StoredEdition | undefined,
  releaseVersion: string,
): SeenEdition {
  return {
    state: edition.state,
    isOfRelease: edition.releaseVersion === releaseVersion,
    isOverCurrent: edition.parentId === (current?.id ?? null),
    isCurrent: edition.id === current?.id,
  };
}

async function requireFound(tx: Transaction, { config }: Needs, id: string): Promise<Found> {
  const list = await lockList(tx, id);
  if (!list) throw new DomainError('not-found');
  await lockEditions(tx);
  const release = readManifest(openData(config.FACTS_DIR));
  const current = await findCurrentEdition(tx, release.version);
  const edition = await findShownEdition(tx, id, current);
  return { list, edition, seen: edition ? seeEdition(edition, current, release.version) : null, release };
}

/** Asks the workers to build the facts with a list, in the caller's transaction. */
export async function prepareList(tx: Transaction, needs: Needs, id: string, staffId: string): Promise<void> {
  const { list, seen, release } = await requireFound(tx, needs, id);
  // Of two clicks at once, the second finds it under way.
  if (seen?.state === 'waiting' && seen.isOfRelease) return;
  if (!mayPrepare(list.state, seen))
    throw conflict('This list isn’t approved, or its facts are already built as they are needed.');
  await insertEdition(tx, { id: needs.newId(), listId: id, releaseVersion: release.version, askedBy: staffId });
}

/** Publishes the edition that the caller looked at, in the caller's transaction. */
export async function publishList(
  tx: Transaction,
  needs: Needs,
  id: string,
  { edition: looked, staffId }: { edition: string; staffId: string },
): Promise<StoredEdition> {
  const { list, edition, seen, release } = await requireFound(tx, needs, id);
  if (!edition || !seen || edition.id !== looked || !mayPublish(list.state, seen))
    throw conflict(
      edition?.state === 'published'
        ? 'A colleague has already published it.'
        : 'The facts have changed since this preview was made. Please prepare it again.',
    );
  if (!(await areFilesWhole(tx, edition.id, release)))
    throw conflict('Its files are gone. Please upload the list again.');
  await markPublished(tx, edition.id, staffId);
  await updateList(tx, id, { state: 'applied', appliedVersion: edition.version });
  return edition;
}

/** Takes back the newest publication: what was beneath it counts again. In the caller's transaction. */
export async function rollBackPublished(tx: Transaction, needs: Needs, id: string): Promise<StoredEdition> {
  const { edition, seen, release } = await requireFound(tx, needs, id);
  if (!edition || !seen || !mayRollBack(seen))
    throw conflict('It isn’t what was published last. Roll back what came after it first.');
  // If its own files are gone too, students see the facts of the release already, and the way back stays open.
  const beneath = edition.parentId;
  if (beneath && !(await areFilesWhole(tx, beneath, release)) && (await areFilesWhole(tx, edition.id, release)))
    throw conflict('The files of the facts from before it are gone. Please upload a corrected list instead.');
  await markRolledBack(tx, edition.id);
  await updateList(tx, id, { state: 'rolled-back' });
  return edition;
}
