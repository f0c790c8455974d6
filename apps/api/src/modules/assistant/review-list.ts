import { DomainError } from '@dakhila/domain/errors';
import { openChecks } from '@dakhila/domain/lists/checks/checked';
import { say } from '@dakhila/domain/messages/say';
import { openEstimated, simulateList } from '../lists/index.ts';

type Needs = Parameters<typeof simulateList>[0];

/** What the check of a list finds, the gravest first, as its page shows it; undefined while it can't be made. */
export async function reviewList(needs: Needs, list: { id: string; studentId: string }): Promise<string[] | undefined> {
  try {
    const outcome = await simulateList(needs, await openEstimated(needs, list));
    if (outcome.state !== 'simulated') return undefined;
    return openChecks(outcome.checks).map(({ title }) => say('en', title));
  } catch (error) {
    // The list was just deleted, or too many simulations are waiting.
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
