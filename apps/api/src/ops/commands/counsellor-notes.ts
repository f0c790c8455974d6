import { isUuid } from '../../db/uuid.ts';
import { markNoShow, writeNotes } from '../../modules/counselling/index.ts';
import { command, UsageError } from '../command.ts';

const LONGEST_NOTES = 5_000;
const MOST_STEPS = 10;
const booking = { summary: 'The booking, from the day sheet' };

export const counsellorNotes = command({
  name: 'counsellor notes',
  summary: 'Write the notes of a session that has begun, with next steps; the student reads them',
  example:
    'counsellor notes 0f1e2d3c-4b5a-4678-9abc-def012345678 --text "We compared two branches." --next "Lock the list | Book a second session"',
  changes: 'database',
  positionals: { booking },
  options: {
    text: { type: 'string', summary: 'What was talked about', isRequired: true },
    next: { type: 'string', summary: 'Next steps, separated by |' },
  },
  async run(deps, { booking: id, text, next }) {
    demandId(id);
    const nextSteps = (next ?? '').split('|').flatMap((step) => step.trim() || []);
    if (text.trim() === '' || text.length > LONGEST_NOTES)
      throw new UsageError(`--text has 1 to ${LONGEST_NOTES} characters.`);
    if (nextSteps.length > MOST_STEPS) throw new UsageError(`--next has at most ${MOST_STEPS} steps.`);
    const { isFirst } = await writeNotes(deps, deps.db, id, { text: text.trim(), nextSteps });
    return {
      lines: [isFirst ? 'Notes written; the student gets a mail.' : 'Notes replaced.'],
      data: { id, nextSteps, isFirst },
      subject: id,
      details: { isFirst, steps: nextSteps.length },
    };
  },
});

export const counsellorNoShow = command({
  name: 'counsellor no-show',
  summary: 'Note that the student did not come, a quarter of an hour after the beginning; the session counts as used',
  example: 'counsellor no-show 0f1e2d3c-4b5a-4678-9abc-def012345678',
  changes: 'database',
  positionals: { booking },
  options: {},
  async run({ db }, { booking: id }) {
    demandId(id);
    await markNoShow(db, id);
    return { lines: ['Noted.'], data: { id, attendance: 'no-show' }, subject: id };
  },
});

/** Refuses what cannot be the id of a booking. */
export function demandId(id: string) {
  if (!isUuid(id)) throw new UsageError('That is no id of a booking. It stands in the day sheet.');
}
