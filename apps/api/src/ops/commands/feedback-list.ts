import { listFeedback } from '../../modules/support/index.ts';
import { command } from '../command.ts';
import { aligned, inIst } from '../format.ts';

const LONGEST = 200;

export const feedbackList = command({
  name: 'feedback list',
  summary: `List the newest ${LONGEST} opinions of students, with their mean`,
  example: 'feedback list',
  changes: 'nothing',
  positionals: {},
  options: {},
  async run({ db }) {
    const opinions = (await listFeedback(db, LONGEST)).map(({ rating, text, createdAt }) => ({
      rating,
      text,
      createdAt,
    }));
    const mean = opinions.reduce((sum, { rating }) => sum + rating, 0) / opinions.length;
    const rows = opinions.map(({ rating, text, createdAt }) => [
      '★'.repeat(rating),
      inIst(createdAt),
      text.replaceAll(/\s+/g, ' '),
    ]);
    const lines =
      rows.length > 0
        ? [...aligned([['Stars', 'When', 'Words'], ...rows]), '', `Mean of these ${rows.length}: ${mean.toFixed(2)}`]
        : ['No feedback yet.'];
    return { lines, data: opinions, details: { count: opinions.length } };
  },
});
