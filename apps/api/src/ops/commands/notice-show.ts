import { findStanding } from '../../modules/notices/index.ts';
import { command } from '../command.ts';
import { noticeLines, stateOf } from './notice-shared.ts';

export const noticeShow = command({
  name: 'notice show',
  summary: 'Show the notice that stands on every page, or waits for its time',
  example: 'notice show',
  changes: 'nothing',
  positionals: {},
  options: {},
  async run({ db, now }) {
    const standing = await findStanding(db);
    if (!standing) return { lines: ['There is no notice.'], data: null };
    return {
      lines: noticeLines(standing, now()),
      data: { ...standing, state: stateOf(standing, now()) },
      subject: standing.id,
    };
  },
});
