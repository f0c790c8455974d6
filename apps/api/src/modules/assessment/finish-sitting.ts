import type { SittingSummary } from '@dakhila/contract/assessment';
import { sectionOf } from '@dakhila/domain/assessment/instrument';
import { scoreSitting } from '@dakhila/domain/assessment/score';
import { openParts } from '@dakhila/domain/assessment/sitting';
import { judgeEvidence } from '@dakhila/domain/assessment/validity';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import type { Deps } from '../../ports.ts';
import { demandConsent } from '../guardian-consent/index.ts';
import { findNewestNorms } from './norms-store.ts';
import { summaryView } from './sitting-view.ts';
import { completeSitting, readProgress, requireSitting } from './store.ts';

/** Finishes and scores a sitting, once; who finishes again is told the same. */
export function finishSitting(
  deps: Pick<Deps, 'db' | 'now'>,
  { studentId, id, language }: { studentId: string; id: string; language: Language },
): Promise<SittingSummary> {
  return deps.db.transaction(async (tx) => {
    const sitting = await requireSitting(tx, studentId, id, 'update');
    const progress = await readProgress(tx, id);
    if (sitting.state === 'completed') return summaryView(sitting, progress.answers.size);
    await demandConsent(deps, tx, studentId);
    const [open] = openParts(progress);
    if (open !== undefined)
      throw new DomainError('assessment-incomplete', {
        message: `“${sectionOf(open).title[language]}” is not complete yet. Please answer what is left before you finish`,
      });
    // A translated question is another question: norms are made from English sittings.
    const scores = { ...scoreSitting(progress.answers), language };
    const { verdict } = judgeEvidence(scores.evidence);
    const norms = await findNewestNorms(tx, sitting.instrumentVersion);
    const done = await completeSitting(tx, id, { verdict, scores, normsId: norms?.id ?? null });
    return summaryView(done ?? sitting, progress.answers.size);
  });
}
