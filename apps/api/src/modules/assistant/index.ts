import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../ports.ts';
import type { Predictor } from '../predictor/index.ts';
import { localBrain } from './brain.ts';
import { modelBrain } from './model/model-brain.ts';
import type { OwnDataNeeds } from './own-data.ts';
import { conversationRoutes } from './routes.ts';

export { assistantIndexes } from './assistant-indexes.ts';

/** The assistant: with a language model where one is configured, else by itself. */
export function assistantRoutes(app: FastifyInstance, deps: Deps & OwnDataNeeds & { predictor: Predictor }) {
  const local = localBrain(deps);
  const model = deps.languageModel;
  conversationRoutes(app, { ...deps, brain: model ? modelBrain({ ...deps, model, local }) : local });
}
export { readTranscript } from './describe.ts';
export { findConversation } from './store.ts';
