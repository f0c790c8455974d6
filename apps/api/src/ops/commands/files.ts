import { listScreenshots, type Moved, moveFiles, type Place } from '../../modules/support/index.ts';
import type { Deps } from '../../ports.ts';
import { command, Refusal, UsageError } from '../command.ts';

const PLACES: readonly Place[] = ['store', 'database'];
/** A plan counts no further. */
const COUNTED = 1_000;

const move = command({
  name: 'files move',
  summary:
    'Move the pictures of students into the object store, or back into the database; can be stopped and called again',
  example: 'files move store',
  changes: 'world',
  positionals: { to: { summary: `Where to: ${PLACES.join(' or ')}` } },
  async plan({ db }, { to }) {
    const from = placeTyped(to) === 'store' ? 'database' : 'store';
    const found = (await listScreenshots(db, { place: from, limit: COUNTED + 1 })).length;
    const count = found > COUNTED ? `More than ${COUNTED}` : String(found);
    return {
      lines: [`${count} pictures are in the ${from} and move to the ${to}.`],
      data: { to, pictures: Math.min(found, COUNTED), isMore: found > COUNTED },
      details: { to },
    };
  },
  async run(deps, { to }, progress) {
    const files = requireStore(deps);
    let sofar: Moved = { moved: 0, missing: 0 };
    const tell = (moved: Moved) => {
      sofar = { ...moved };
      progress.tell(`${moved.moved} moved`);
    };
    const done = await moveFiles({ ...deps, files }, placeTyped(to), tell).catch((error: unknown) => {
      deps.log.error({ err: error }, 'files move stopped');
      throw new Refusal(`It stopped after ${sofar.moved} pictures, because the store failed. Call it again.`);
    });
    const lost =
      done.missing > 0 ? [`${done.missing} are missing in the store, or damaged. Their tickets are unchanged.`] : [];
    return {
      lines: [`${done.moved} moved to the ${to}.`, ...lost],
      data: { to, ...done },
      details: { to, ...done },
      isBad: done.missing > 0,
    };
  },
});

function placeTyped(to: string): Place {
  const place = PLACES.find((one) => one === to);
  if (!place) throw new UsageError(`Name where to move them: ${PLACES.join(' or ')}.`);
  return place;
}

function requireStore({ files }: Pick<Deps, 'files'>) {
  if (!files) throw new Refusal('No object store is configured. See S3_ENDPOINT in .env.example.');
  return files;
}

export const fileCommands = [move];
