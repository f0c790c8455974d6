import type { SittingSection } from '@dakhila/contract/assessment-items';
import { sectionOf } from '@dakhila/domain/assessment/instrument';
import type { SectionId } from '@dakhila/domain/assessment/scales';
import { sectionView } from '@dakhila/domain/assessment/sitting';
import type { Language } from '@dakhila/domain/language/languages';
import type { Deps } from '../../ports.ts';
import { demandConsent } from '../guardian-consent/index.ts';
import { insertSectionStart, readProgress, requireSitting } from './store.ts';
import { demandUnderWay } from './under-way.ts';

/** Starts the clock of a timed part, once: whoever comes again finds it running. */
export function startSection(
  deps: Pick<Deps, 'db' | 'now'>,
  { studentId, id, section, language }: { studentId: string; id: string; section: SectionId; language: Language },
): Promise<SittingSection> {
  return deps.db.transaction(async (tx) => {
    demandUnderWay(await requireSitting(tx, studentId, id, 'share'));
    await demandConsent(deps, tx, studentId);
    const part = sectionOf(section);
    if (part.limitSeconds !== null) await insertSectionStart(tx, id, section);
    return sectionView(part, await readProgress(tx, id), language);
  });
}
