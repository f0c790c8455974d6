import type { Outcome, PreferenceList } from '@dakhila/contract/list-views';
import type { MyLists } from '@dakhila/domain/assistant/tool-types';
import { DomainError } from '@dakhila/domain/errors';
import { openChecks } from '@dakhila/domain/lists/checks/checked';
import { sayIn } from '@dakhila/domain/messages/say';
import { HIGHEST_PERCENT, LOWEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { figuresOfList, openEstimated, shownList, simulateList } from '../lists/index.ts';

type Needs = Parameters<typeof simulateList>[0];
type Review = Pick<MyLists['output']['lists'][number], 'review' | 'someSeat'>;

/** How often a list gets a seat and what its check finds, the gravest first, as its page shows it; nothing while it can't be made. */
export async function reviewList(needs: Needs, own: { id: string; studentId: string }): Promise<Review> {
  try {
    const opened = await openEstimated(needs, own);
    const outcome = sayIn<Outcome>('en', await simulateList(needs, opened));
    if (outcome.state !== 'simulated') return {};
    const { some } = figuresOfList(sayIn<PreferenceList>('en', shownList(needs, opened)), outcome);
    return {
      someSeat: { count: Math.min(HIGHEST_PERCENT, Math.max(LOWEST_PERCENT, some)), of: 100 },
      review: openChecks(outcome.checks).map(({ title }) => title),
    };
  } catch (error) {
    // The list was just deleted, or too many simulations are waiting.
    if (error instanceof DomainError) return {};
    throw error;
  }
}
