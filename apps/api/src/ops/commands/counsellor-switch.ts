import { demandCounsellor, setActive } from '../../modules/counselling/index.ts';
import { command } from '../command.ts';

const switchTo = (verb: 'close' | 'reopen', isActive: boolean, summary: string) =>
  command({
    name: `counsellor ${verb}`,
    summary,
    example: `counsellor ${verb} meera-joshi`,
    changes: 'database',
    positionals: { id: { summary: 'The counsellor' } },
    options: {},
    async run({ db }, { id }) {
      const { isActive: wasActive } = await demandCounsellor(db, id);
      await setActive(db, id, isActive);
      const isChanged = wasActive !== isActive;
      const state = isActive ? 'open for bookings' : 'closed for new bookings';
      return {
        lines: [`${id} ${isChanged ? 'is now' : 'was already'} ${state}.`],
        data: { id, isActive, isChanged },
        subject: id,
        details: { isChanged },
      };
    },
  });

export const counsellorClose = switchTo('close', false, 'Take no new bookings for a counsellor; those made stay');
export const counsellorReopen = switchTo('reopen', true, 'Take bookings for a counsellor again');
