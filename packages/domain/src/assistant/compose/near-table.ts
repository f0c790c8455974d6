import { figure } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { ProgrammesNear } from '../tool-types.ts';
import type { Block } from '../types.ts';
import { NOTHING, narrowTable, percentileOf } from './parts.ts';
import { rangeText } from './range-text.ts';
import { chanceCell } from './yes-no.ts';

export const isByCost = ({ programmes }: ProgrammesNear['output']) => programmes.some(({ pays }) => pays !== undefined);

/** The programmes with how they closed last year, and the chances where there are any. */
export function nearTable(output: ProgrammesNear['output'], estimatedBy: string, speech: Speech): Block {
  const { programmes, year, prediction } = output;
  const { words } = speech;
  const { closings, colleges, chances } = words;
  const place = [colleges.city, closings.programme];
  const seat = [closings.seat, closings.round];
  return narrowTable({
    caption: prediction
      ? fill(chances.predictedCaption, { year: prediction.year, last: year })
      : fill(chances.nearCaption, { estimatedBy, year }),
    columns: [
      colleges.college,
      ...(prediction ? [chances.chance] : []),
      ...(isByCost(output) ? [words.money.youPay] : []),
      ...place,
      closings.percentile,
      closings.rank,
      ...seat,
    ],
    rows: programmes.map(({ college, pays, programme, poolWords, round, rank, percentile, chance }) => [
      college.name,
      ...(prediction ? [chance ? chanceCell(chance, speech) : NOTHING] : []),
      ...(isByCost(output) ? [pays == null ? NOTHING : rangeText(pays, speech)] : []),
      ...[college.city, programme, percentileOf({ percentile }) ?? NOTHING],
      ...[rank === null ? NOTHING : figure(rank), speech.tell(poolWords), rank === null ? NOTHING : String(round)],
    ]),
    mayBeShared: [...place, ...seat, closings.percentile],
  });
}
