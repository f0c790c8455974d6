import { type ReportShare, sharedReportPagePath } from '@dakhila/contract/assessment';
import { REPORT_LINK_DAYS } from '@dakhila/domain/assessment/sitting';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { hashOfToken, newLinkToken } from '../../http/link-token.ts';
import type { Deps } from '../../ports.ts';
import { holdStudent } from '../accounts/index.ts';
import { checkConsent, requireConsent } from './guardian-consent.ts';
import {
  countView,
  deleteShares,
  deleteSharesBy,
  deleteSharesFor,
  findShareByHash,
  replaceShare,
  type ShareRow,
} from './share-store.ts';
import { findCompleted, findReported, requireSitting, type SittingRow } from './store.ts';

/** The purpose of a student's own link; a booking has another one. */
export const LINK_PURPOSE = 'link';
const DAY_MS = 24 * 3_600_000;

type Needs = Pick<Deps, 'now' | 'newId'> & { config: Pick<Config, 'PUBLIC_URL'> };
type Wanted = { sitting: SittingRow; purpose: string; expiresAt: Date; language?: Language };

/** Creates the link of a student; the previous one stops working. The link is returned once and stored as a hash. It contains the language of the page. */
export function shareReport(
  deps: Needs & Pick<Deps, 'db'>,
  { studentId, id, language }: { studentId: string; id: string; language: Language },
) {
  return deps.db.transaction(async (tx) => {
    await holdStudent(tx, studentId);
    const sitting = await requireSitting(tx, studentId, id, 'share');
    const expiresAt = new Date(deps.now().getTime() + REPORT_LINK_DAYS * DAY_MS);
    const { url, share } = await makeShare(deps, tx, { sitting, purpose: LINK_PURPOSE, expiresAt, language });
    return { url, share: shareView(share) };
  });
}

/**
 * Shares the student's latest report for a purpose of another module, such as `booking:<id>`, until a moment, in the
 * caller's transaction. Null without a report. Throws where a guardian's consent is missing.
 */
export async function shareLatestReport(
  deps: Needs,
  tx: Db,
  { studentId, purpose, expiresAt }: { studentId: string; purpose: string; expiresAt: Date },
): Promise<{ url: string } | null> {
  await holdStudent(tx, studentId);
  const sitting = await findReported(tx, studentId);
  if (!sitting) return null;
  const { url } = await makeShare(deps, tx, { sitting, purpose, expiresAt });
  return { url };
}

export const stopSharingFor = (db: Db, studentId: string, purpose: string) => deleteSharesFor(db, studentId, purpose);

/** Ends every link to a report of this student, for any purpose. */
export const stopAllSharing = (db: Db, studentId: string) => deleteSharesBy(db, studentId);

async function makeShare(deps: Needs, tx: Db, { sitting, purpose, expiresAt, language }: Wanted) {
  if (sitting.state !== 'completed' || sitting.verdict === 'retake')
    throw new DomainError('conflict', { message: messageOf('assessment.nothingToShare') });
  await requireConsent(deps, tx, sitting.studentId);
  const { token, tokenHash } = newLinkToken();
  const share = await replaceShare(tx, {
    id: deps.newId(),
    assessmentId: sitting.id,
    studentId: sitting.studentId,
    tokenHash,
    purpose,
    expiresAt,
  });
  return { url: `${deps.config.PUBLIC_URL}${sharedReportPagePath(token, language)}`, share };
}

/** Ends every link to a report. */
export function stopSharing({ db }: Pick<Deps, 'db'>, studentId: string, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await requireSitting(tx, studentId, id);
    await deleteShares(tx, id);
  });
}

/** The sitting that a link leads to. */
export const openShare = async (deps: Pick<Deps, 'db' | 'now'>, token: string): Promise<SittingRow> =>
  (await requireShare(deps, token)).sitting;

/** Counts a view of a shared report. The page calls it, so that the link preview of a chat does not count. */
export async function countShareView(deps: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  const { share } = await requireShare(deps, token);
  await countView(deps.db, share.id);
}

/** A valid link. For a minor, the consent must be older than the link. */
async function requireShare(deps: Pick<Deps, 'db' | 'now'>, token: string) {
  const gone = () => new DomainError('not-found', { message: messageOf('assessment.linkEnded') });
  const share = await findShareByHash(deps.db, hashOfToken(token));
  const sitting = share && (await findCompleted(deps.db, share.assessmentId));
  if (!share || !sitting) throw gone();
  const { missing, givenAt } = await checkConsent(deps, deps.db, sitting.studentId);
  if (missing !== null || (givenAt !== null && givenAt > share.createdAt)) throw gone();
  return { share, sitting };
}

export const shareView = ({ createdAt, expiresAt, views, lastViewedAt }: ShareRow): ReportShare => ({
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  views,
  lastViewedAt: lastViewedAt?.toISOString() ?? null,
});
