import { momentInWords } from '@dakhila/domain/calendar/indian-time';
import { cancelForCounsellor } from '../../modules/counselling/index.ts';
import { command } from '../command.ts';
import { demandId } from './counsellor-notes.ts';

export const counsellorCancel = command({
  name: 'counsellor cancel',
  summary: 'Cancel a session for the counsellor, also one they missed; the student is told and has it back',
  example: 'counsellor cancel 0f1e2d3c-4b5a-4678-9abc-def012345678 --reason "Meera is ill"',
  changes: 'database',
  positionals: { booking: { summary: 'The booking, from the day sheet' } },
  options: { reason: { type: 'string', summary: 'What the student reads', isRequired: true } },
  isIrreversible: true,
  async run(deps, { booking: id, reason }) {
    demandId(id);
    const { startsAt, counsellorId } = await cancelForCounsellor(deps, deps.db, id, reason);
    return {
      lines: [`The session on ${momentInWords(startsAt)} is cancelled, and the student has it back.`],
      data: { id, counsellorId, startsAt },
      subject: id,
      details: { counsellorId },
    };
  },
});
