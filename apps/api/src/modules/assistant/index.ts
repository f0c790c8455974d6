import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../ports.ts';
import type { Predictor } from '../predictor/index.ts';
import { localBrain } from './local-brain.ts';
import { modelBrain } from './model/model-brain.ts';
import { conversationRoutes } from './routes.ts';

export { assistantIndexes } from './assistant-indexes.ts';

/** The assistant: with a language model where one is configured, else by itself. */
export function assistantRoutes(app: FastifyInstance, deps: Deps & { predictor: Predictor }) {
  const local = localBrain(deps);
  const model = deps.languageModel;
  conversationRoutes(app, { ...deps, brain: model ? modelBrain({ ...deps, model, local }) : local });
}
