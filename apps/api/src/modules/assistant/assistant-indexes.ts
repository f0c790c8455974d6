import { EMPTY_CONTEXT } from '@dakhila/domain/assistant/types';
import { understand } from '@dakhila/domain/assistant/understand';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import { lexiconOf } from './tools/lexicon.ts';
import { newestClosings } from './tools/newest-closings.ts';

/** The patterns of each script are compiled by the first question in it. */
const QUESTIONS = ['Which colleges are near 9000 rank?', 'मुझे पुणे में कॉलेज चाहिए'];

/** Everything that the first question would make for all later ones, piece by piece. */
export const assistantIndexes = (catalogue: Catalogue): (() => unknown)[] => [
  () => lexiconOf(catalogue),
  () => newestClosings(catalogue),
  ...QUESTIONS.map((question) => () => understand(question, EMPTY_CONTEXT, lexiconOf(catalogue))),
];
