import type { FamilyPage } from '@dakhila/contract/family-pages';
import type { Unsaid } from '@dakhila/domain/messages/message';

/** A page without what belongs to its link. */
export type LinkedPage = Omit<Unsaid<FamilyPage>, 'firstName' | 'expiresAt'>;
