import { answerLocally } from '@dakhila/domain/assistant/engine';
import type { RunTool } from '@dakhila/domain/assistant/tool-types';
import { EMPTY_CONTEXT } from '@dakhila/domain/assistant/types';
import type { Catalogue } from '../../../apps/api/src/catalogue/load-catalogue.ts';
import { lexiconOf } from '../../../apps/api/src/modules/assistant/tools/lexicon.ts';
import { judge, type Problem } from './check-answer.ts';
import { type ExamPredictors, type Facts, factsOf } from './facts.ts';
import type { OtherStudent, Question } from './question-sets.ts';

/** How one question went. */
export type Asked = { question: Question; problems: Problem[] };

/** Asks questions over a catalogue and judges the answers. */
export function askOver(
  catalogue: Catalogue,
  { run, runOthers }: { run: RunTool; runOthers?: Readonly<Record<OtherStudent, RunTool>> },
  examPredictors?: ExamPredictors,
): (question: Question) => Promise<Asked> {
  const lexicon = lexiconOf(catalogue);
  const facts: Facts = factsOf(catalogue, examPredictors);
  return async (question) => {
    const other = question.hasPrediction ? 'predicted' : question.as;
    const runTool = (other && runOthers?.[other]) ?? run;
    let context = EMPTY_CONTEXT;
    for (const text of question.before ?? []) ({ context } = await answerLocally({ text, context }, lexicon, runTool));
    const given = await answerLocally({ text: question.ask, context }, lexicon, runTool);
    const said = [...(question.before ?? []), question.ask].join('\n');
    return { question, problems: judge(question, given, facts, said) };
  };
}
