import { clearStanding } from '../../modules/notices/index.ts';
import { command, Refusal } from '../command.ts';
import { noticeDetails } from './notice-shared.ts';

export const noticeClear = command({
  name: 'notice clear',
  summary: 'Take the notice off every page',
  example: 'notice clear',
  changes: 'database',
  positionals: {},
  options: {},
  async run({ db }) {
    const cleared = await clearStanding(db);
    if (!cleared) throw new Refusal('There is no notice.');
    return {
      lines: [`Cleared: ${cleared.text}`],
      data: { id: cleared.id },
      subject: cleared.id,
      details: noticeDetails(cleared),
    };
  },
});
