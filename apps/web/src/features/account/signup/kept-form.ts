import { SIGNUP_FIELDS, type SignupValues } from '@dakhila/domain/signup/signup-form';
import { safeSession } from '../../../lib/safe-storage.ts';

const KEY = 'signup-form';

/** Keeps what is typed in this tab: a phone reloads the page when memory is short or the line was lost. */
export function keepForm(values: SignupValues): void {
  if (Object.values(values).some(Boolean)) safeSession.write(KEY, JSON.stringify(values));
  else forgetForm();
}

/** The sign-up goes on elsewhere: nothing of it stays in the tab. */
export const forgetForm = (): void => safeSession.remove(KEY);

/** What was typed before the page was loaded anew. */
export function keptForm(): Partial<SignupValues> {
  try {
    const kept = Object(JSON.parse(safeSession.read(KEY) ?? '{}')) as Record<string, unknown>;
    return Object.fromEntries(
      SIGNUP_FIELDS.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])),
    );
  } catch {
    return {};
  }
}
