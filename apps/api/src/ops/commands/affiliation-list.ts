import { listAffiliationCodes } from '../../modules/signup/index.ts';
import { command } from '../command.ts';
import { aligned, inIst } from '../format.ts';

export const affiliationList = command({
  name: 'affiliation list',
  summary: 'List affiliation codes and how many students came with each',
  example: 'affiliation list --json',
  changes: 'nothing',
  positionals: {},
  options: {},
  async run({ db }) {
    const codes = await listAffiliationCodes(db);
    const rows = codes.map(({ code, isActive, students, createdAt, name }) => [
      code,
      isActive ? 'open' : 'closed',
      String(students),
      inIst(createdAt),
      name,
    ]);
    const lines = codes.length > 0 ? aligned([['Code', 'State', 'Students', 'Added', 'Name'], ...rows]) : ['No codes.'];
    return { lines, data: codes, details: { count: codes.length } };
  },
});
