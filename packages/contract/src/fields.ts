import { isEmail, isPhone, normalEmail, normalPhone } from '@dakhila/domain/contact';
import { isName, NAME_MIN_LENGTH, SIGNUP_SENTENCES } from '@dakhila/domain/signup/signup-form';
import * as z from 'zod/mini';

/** Text that came from a person: bounded, trimmed. */
export const text = (longest: number, message?: string) => z.string().check(z.trim(), z.maxLength(longest, message));

const asName = z.refine<string>(isName, 'Please enter your name as it stands on your certificates');
export const firstName = text(60).check(z.minLength(NAME_MIN_LENGTH, SIGNUP_SENTENCES.firstName), asName);
export const lastName = text(60).check(z.minLength(NAME_MIN_LENGTH, SIGNUP_SENTENCES.lastName), asName);

export const email = z.pipe(
  z.string().check(z.trim(), z.refine(isEmail, SIGNUP_SENTENCES.email)),
  z.transform(normalEmail),
);

export const phone = z.pipe(
  z.string().check(z.trim(), z.refine(isPhone, SIGNUP_SENTENCES.phone)),
  z.transform(normalPhone),
);

/** A code as typed: anything short goes through and is judged, so that a slip costs no try. */
export const code = z.string().check(z.trim(), z.minLength(1, 'Please enter verification code'), z.maxLength(32));

/** `''` means the same as nothing. */
export const optionalText = <S extends z.ZodMiniType<unknown, string>>(inner: S) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      inner,
    ]),
  );

/** A moment that a calendar has: there was no year 0000, and the database says so. */
export const moment = z.iso.datetime().check(z.refine((given) => given >= '0001'));

/** Upper-cased, as the field shows it. */
export const couponCode = z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(32));
export const tierId = z.string().check(z.minLength(1), z.maxLength(64));
