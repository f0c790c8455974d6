import { EMPTY_CONTEXT } from '@dakhila/domain/assistant/types';
import { understand } from '@dakhila/domain/assistant/understand';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import type { Deps } from '../../ports.ts';
import type { FaqEditsIn } from '../faq/index.ts';
import type { Predictor } from '../predictor/index.ts';
import { localBrain } from './brain.ts';
import { modelBrain } from './model/model-brain.ts';
import type { OwnDataNeeds } from './own-data.ts';
import { conversationRoutes } from './routes.ts';
import { lexiconOf } from './tools/lexicon.ts';
import { newestClosings } from './tools/newest-closings.ts';

/** The assistant, with a language model where one is configured. */
export function assistantRoutes(
  app: FastifyInstance,
  deps: Deps & OwnDataNeeds & { predictor: Predictor; faqEditsIn: FaqEditsIn },
) {
  const local = localBrain(deps);
  const model = deps.languageModel;
  conversationRoutes(app, { ...deps, brain: model ? modelBrain({ ...deps, model, local }) : local });
}
export { readTranscript } from './describe.ts';
export { findConversation } from './store.ts';

/** The first question in a script compiles its patterns. */
const QUESTIONS = ['Which colleges are near 9000 rank?', 'मुझे पुणे में कॉलेज चाहिए'];

/** Indexes that the first question would otherwise build, one by one. */
export const assistantIndexes = (catalogue: Catalogue): (() => unknown)[] => [
  () => lexiconOf(catalogue),
  () => newestClosings(catalogue),
  ...QUESTIONS.map((question) => () => understand(question, EMPTY_CONTEXT, lexiconOf(catalogue))),
];
