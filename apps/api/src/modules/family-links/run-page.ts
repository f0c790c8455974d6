import type { Deps } from '../../ports.ts';
import { moneyOfFamily } from '../money/index.ts';
import { askSaved, findSavedRun, type SavedNeeds } from '../predictor/index.ts';
import type { LinkedPage } from './linked-page.ts';

export type RunPageNeeds = Pick<Deps, 'db' | 'catalogue'> & SavedNeeds;
type Asked = { runId: string; studentId: string; caller: string };

/**
 * A saved prediction as the student's family sees it. It never changes, so its id is the key of its page. Its title is left out: it has rank and category in
 * it.
 */
export const prepareRunPage = (needs: RunPageNeeds, asked: Asked) => ({
  key: `run ${asked.runId}`,
  make: () => makePage(needs, asked),
});

async function makePage(needs: RunPageNeeds, { runId, studentId, caller }: Asked): Promise<LinkedPage> {
  const row = await findSavedRun(needs, studentId, runId);
  const { picks, bands, isListLonger, ...head } = await askSaved(needs, row, 'family', { input: row.input }, caller);
  // What a family pays would reveal its income, so the page does not show it.
  const money = moneyOfFamily(needs.catalogue, row.exam, {});
  const withFee = ({ collegeId, ...programme }: (typeof picks)['match'][number]) => ({
    ...programme,
    fee: money.get(collegeId)?.fee ?? null,
  });
  return {
    ...{ exam: row.exam, ...head, list: null },
    run: {
      createdAt: row.createdAt.toISOString(),
      isListLonger,
      picks: {
        ambitious: picks.ambitious.map(withFee),
        match: picks.match.map(withFee),
        safe: picks.safe.map(withFee),
      },
      bands: bands.map(({ programmes, ...band }) => ({ ...band, programmes: programmes.map(withFee) })),
    },
  };
}
