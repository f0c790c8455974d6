import { DomainError } from '@dakhila/domain/errors';
import type { SittingRow } from './store.ts';

/** Throws when a sitting is finished: what was scored does not change any more. */
export function demandUnderWay({ state }: SittingRow): void {
  if (state !== 'in-progress')
    throw new DomainError('conflict', { message: 'This assessment is finished. Its answers can no longer change' });
}
