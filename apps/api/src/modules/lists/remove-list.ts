import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { currentSeason, type SeasonNeeds } from '../season/index.ts';
import { type OwnList, openListToEdit } from './open-list.ts';
import { deleteList, listRoundsEntered } from './store.ts';

/** Deletes a list. One that rounds of this admission were entered on stays: the entries would go with it. Those of past admissions are shown nowhere and hold nothing back. */
export async function removeList(needs: Pick<Deps, 'db'> & SeasonNeeds, own: OwnList): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const { id, exam } = await openListToEdit(tx, own);
    const rounds = await listRoundsEntered(tx, id, currentSeason(needs, exam).year);
    if (rounds.length > 0) throw new DomainError('conflict', { message: whyKept(rounds) });
    await deleteList(tx, id);
  });
}

const whyKept = (rounds: readonly number[]) =>
  rounds.length === 1
    ? `You entered round ${rounds[0]} on this list. Remove that entry first, under “After a round”, to delete the list`
    : `You entered rounds ${rounds.join(', ')} on this list. Remove those entries first, under “After a round”, to delete the list`;
