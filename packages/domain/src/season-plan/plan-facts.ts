import { type Message, messageOf } from '../messages/message.ts';

/** A fact about holding and giving up a seat, with its publisher. Unconfirmed: reported, and not read by us in the document itself. */
export type PlanFact = { text: Message; source: Message; isUnconfirmed: boolean };

const JOSAA = messageOf('rounds.source.josaa');
const CAP = messageOf('rounds.source.cap');
const CSAB = messageOf('rounds.source.csab');

/** What it takes to hold a seat and what giving it up costs. No amount stands here, because none is known from an official document. */
export const PLAN_FACTS: readonly PlanFact[] = [
  { text: messageOf('season.fact.josaaFee'), source: JOSAA, isUnconfirmed: true },
  { text: messageOf('season.fact.josaaWithdrawal'), source: JOSAA, isUnconfirmed: true },
  { text: messageOf('rounds.cap.compulsory'), source: CAP, isUnconfirmed: false },
  { text: messageOf('season.fact.capCancel'), source: CAP, isUnconfirmed: true },
  { text: messageOf('rounds.josaa.csab'), source: CSAB, isUnconfirmed: false },
  { text: messageOf('season.fact.csabKeeps'), source: CSAB, isUnconfirmed: true },
];
