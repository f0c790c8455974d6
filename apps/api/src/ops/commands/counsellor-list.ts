import { listAllCounsellors } from '../../modules/counselling/index.ts';
import { command } from '../command.ts';
import { aligned } from '../format.ts';

export const counsellorList = command({
  name: 'counsellor list',
  summary: 'List counsellors with what they speak and know',
  example: 'counsellor list',
  changes: 'nothing',
  positionals: {},
  options: {},
  async run({ db }) {
    const all = await listAllCounsellors(db);
    const rows = all.map(({ id, isActive, languages, topics, name }) => [
      id,
      isActive ? 'open' : 'closed',
      languages.join(','),
      topics.join(','),
      name,
    ]);
    const lines =
      all.length > 0 ? aligned([['Id', 'State', 'Languages', 'Topics', 'Name'], ...rows]) : ['No counsellors.'];
    return { lines, data: all.map(({ email: _private, ...shown }) => shown), details: { count: all.length } };
  },
});
