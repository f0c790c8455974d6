import type { AssessmentOverview } from '@dakhila/contract/assessment';
import { INSTRUMENT_VERSION, ITEM_COUNT, MINUTES, SECTIONS, sectionWords } from '@dakhila/domain/assessment/instrument';
import { isRetakeFree } from '@dakhila/domain/assessment/validity';
import type { Language } from '@dakhila/domain/language/languages';
import type { Deps } from '../../ports.ts';
import { readBalances } from '../billing/index.ts';
import { judgeConsent } from '../guardian-consent/index.ts';
import { summaryView } from './sitting-view.ts';
import { findLatest, listSittings } from './store.ts';

/** What the first page of the assessment shows. */
export async function readOverview(
  deps: Pick<Deps, 'db' | 'now'>,
  { studentId, language }: { studentId: string; language: Language },
): Promise<AssessmentOverview> {
  const { db } = deps;
  const [{ assessments: allowance }, { missing }, latest, sittings] = await Promise.all([
    readBalances(db, studentId),
    judgeConsent(deps, db, studentId),
    findLatest(db, studentId),
    listSittings(db, studentId),
  ]);
  const canBegin = latest?.state === 'in-progress' || isRetakeFree(latest) || allowance.left > 0;
  return {
    instrumentVersion: INSTRUMENT_VERSION,
    minutes: MINUTES,
    itemCount: ITEM_COUNT,
    sections: SECTIONS.map((section) => sectionWords(section, language)),
    left: allowance.left,
    isOwned: allowance.bought > 0,
    isRetakeFree: isRetakeFree(latest),
    blockedBy: canBegin ? missing : 'allowance',
    sittings: sittings.map(({ sitting, answered }) => summaryView(sitting, answered)),
  };
}
