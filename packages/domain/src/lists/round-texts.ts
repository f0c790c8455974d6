import { messageOf } from '../messages/message.ts';
import type { Exam } from './exam-name.ts';
import type { RoundAction } from './round-actions.ts';

const JOSAA = ['locked', 'deferredAcceptance', 'freeze', 'float', 'slide', 'noFloat', 'csab'] as const;
const CAP = ['rounds', 'compulsory', 'choose', 'unaided'] as const;

/** The rules of the rounds as a student reads them, each with who publishes it. */
export const RULE_TEXTS = {
  josaa: JOSAA.map((rule) => ({
    text: messageOf(`rounds.josaa.${rule}`),
    source: messageOf(rule === 'csab' ? 'rounds.source.csab' : 'rounds.source.josaa'),
  })),
  'mht-cet': CAP.map((rule) => ({ text: messageOf(`rounds.cap.${rule}`), source: messageOf('rounds.source.cap') })),
} satisfies Record<Exam, unknown>;

/** A way to go on: its name, what it does, and what it gives up. */
export const actionTexts = (action: RoundAction) => ({
  title: messageOf(`rounds.action.${action}.title`),
  meaning: messageOf(`rounds.action.${action}.meaning`),
  loses: messageOf(`rounds.action.${action}.loses`),
});
