import type { AdvisedChoice } from '@dakhila/domain/lists/advice';
import { sharedLuck } from '@dakhila/domain/lists/shared-luck';
import type { Judge } from './judge.ts';
import type { JudgedChoice } from './judge-list.ts';

/** The choices as a simulation needs them: chances of a seat by round, with the chance that it is offered multiplied in, and what they share. One without a forecast keeps its place and never opens. */
export function drawnChoices({ table, student }: Judge, judged: readonly JudgedChoice[]): AdvisedChoice[] {
  return judged.map(({ key, line, option, judgement }) => {
    const college = line?.collegeId ?? '';
    if (student === null || option === null || judgement === null || !('best' in judgement))
      return { key, college, chances: [], factors: [] };
    const factors = sharedLuck(table, student.standing, option, judgement.best);
    const { chances, offered } = judgement;
    return { key, college, chances: chances.map((chance) => chance * offered), factors };
  });
}
