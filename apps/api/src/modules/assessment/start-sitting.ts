import type { Sitting } from '@dakhila/contract/assessment';
import { INSTRUMENT_VERSION } from '@dakhila/domain/assessment/instrument';
import { isRetakeFree } from '@dakhila/domain/assessment/validity';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { holdStudent } from '../accounts/index.ts';
import { insertEntry } from '../billing/index.ts';
import { demandConsent } from '../guardian-consent/index.ts';
import { sittingView } from './sitting-view.ts';
import { findLatest, insertSitting, readProgress, requireSitting, type SittingRow } from './store.ts';

/** Starts the assessment and spends it, together or not at all. One under way is continued; one that has to be taken again costs nothing. */
export function startSitting(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { studentId, language }: { studentId: string; language: Language },
): Promise<Sitting> {
  return deps.db.transaction(async (tx) => {
    await holdStudent(tx, studentId);
    const latest = await findLatest(tx, studentId);
    const id = latest?.state === 'in-progress' ? latest.id : await begin(deps, tx, { studentId, latest });
    return sittingView(await requireSitting(tx, studentId, id), await readProgress(tx, id), language);
  });
}

async function begin(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Db,
  { studentId, latest }: { studentId: string; latest: SittingRow | undefined },
): Promise<string> {
  const id = deps.newId();
  // The allowance first: nobody should ask a parent before there is something to take.
  if (!isRetakeFree(latest) && !(await spend(tx, studentId, id)))
    throw new DomainError('allowance-exhausted', {
      message: 'You have no assessment left. You can get one on the top-up page',
    });
  await demandConsent(deps, tx, studentId);
  await insertSitting(tx, { id, studentId, instrumentVersion: INSTRUMENT_VERSION });
  return id;
}

const spend = (tx: Db, studentId: string, id: string) =>
  insertEntry(tx, { studentId, kind: 'assessments', amount: -1, reason: 'use', reference: `assessment:${id}` });
