import type { MessageId } from '../messages/message.ts';
import type { Family } from './family.ts';
import type { Place } from './place.ts';
import { type ReliefFinding, reliefOf } from './relief.ts';
import type { FeeRelief, SchemeId } from './scheme.ts';
import { SCHEME_RULES } from './scheme-rules.ts';

/** The schemes for a group of students, the better one first where a student has two. */
const OWN_SCHEMES = ['sc', 'st', 'vj-nt', 'sbc', 'girls', 'obc', 'ebc'] as const satisfies readonly SchemeId[];

/** A scheme with what it is to a family. */
export type SchemeFinding = ReliefFinding & { scheme: FeeRelief };

/** All schemes for one family. A refusal names the scheme that the family has instead, and never one that is refused as well. */
export function reliefsOf(
  schemes: readonly FeeRelief[],
  family: Family,
  placeOf: (scheme: FeeRelief) => Place,
): SchemeFinding[] {
  const found = schemes.map((scheme) => ({ scheme, ...reliefOf(scheme, family, placeOf(scheme)) }));
  const own = OWN_SCHEMES.find((id) => found.some(({ scheme, verdict }) => scheme.id === id && verdict !== 'not'));
  return found.map(({ scheme, verdict, reasons }) => ({
    scheme,
    verdict,
    reasons: verdict === 'not' ? refusalWith(scheme.id, reasons, own, family) : reasons,
  }));
}

/** The schemes for students of this category and gender, the better one first; none where the category is unknown. */
export function ownSchemes(schemes: readonly FeeRelief[], { category, gender }: Family): SchemeId[] {
  if (category === undefined) return [];
  const found = schemes.filter((one) => reliefOf(one, { category, gender }, PRIVATE_CAP_SEAT).verdict !== 'not');
  return OWN_SCHEMES.filter((id) => found.some((scheme) => scheme.id === id));
}
const PRIVATE_CAP_SEAT: Place = { seat: 'cap', kind: 'unaided' };

function refusalWith(
  id: SchemeId,
  reasons: readonly MessageId[],
  own: (typeof OWN_SCHEMES)[number] | undefined,
  family: Family,
): MessageId[] {
  if (!reasons.includes('money.not.category'))
    return reasons.map((reason) => (reason === 'money.not.boys' && own !== 'girls' ? 'money.not.boysOnly' : reason));
  // Another category’s scheme need not say whom else it is not for.
  const others = reasons.filter((reason) => reason !== 'money.not.boys' && reason !== 'money.not.girls');
  if (SCHEME_RULES[id].isForLiving) return hasSwadhar(family) ? [...others, 'money.own.swadhar'] : others;
  return own === undefined || !GENERAL.includes(id) ? others : [...others, `money.own.${own}`];
}

/** The schemes that everybody hears of; that another category’s own scheme is not theirs, students know. */
const GENERAL: readonly SchemeId[] = ['ebc', 'girls'];

/** What the Swadhar scholarship asks of a family, as far as answers decide it. */
const hasSwadhar = ({ category, domicile, stays }: Family): boolean =>
  category === 'SC' && domicile !== false && stays !== 'home';
