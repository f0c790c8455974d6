import { DomainError } from '@dakhila/domain/errors';
import { isCurrentVersion } from '@dakhila/domain/privacy/legal-version';
import type { Deps } from '../../ports.ts';
import { recordAgreements } from './store.ts';

/** Keeps that a student accepts the texts in the version that was read; a page that stood open may show an older one. */
export async function acceptAgreements({ db }: Pick<Deps, 'db'>, studentId: string, version: string) {
  if (!isCurrentVersion(version))
    throw new DomainError('conflict', {
      message: 'The texts have changed again. Please reload the page and read them',
    });
  await recordAgreements(db, studentId);
}
