import { signup } from '@dakhila/contract/signup';
import { UsageError } from '../command.ts';

/** The code as it is stored, by the rule that the sign-up form has. */
export function affiliationCodeOf(typed: string): string {
  const parsed = signup.validateAffiliationCode.query.safeParse({ code: typed });
  if (!parsed.success) throw new UsageError(`${parsed.error.issues[0]?.message}.`);
  return parsed.data.code;
}
