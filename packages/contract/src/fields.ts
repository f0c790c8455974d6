import { isEmail, isPhone, normalEmail, normalPhone } from '@dakhila/domain/contact';
import type { MessageId } from '@dakhila/domain/messages/message';
import { NAME_MIN_LENGTH } from '@dakhila/domain/signup/signup-form';
import { isName, tidyName } from '@dakhila/domain/students/name';
import * as z from 'zod/mini';

/** The id of the message that a schema refuses with: the server puts it into the language of the page. */
export const says = (id: MessageId): MessageId => id;

/** Text that came from a person: bounded, trimmed. */
export const text = (longest: number, message?: MessageId) => z.string().check(z.trim(), z.maxLength(longest, message));

/** Where the next page of a list begins, as the page before it said. One that cannot be read means the first page. */
export const pageKey = z.string().check(z.maxLength(80));

/** Bounds a name before it is tidied, so that tidying a huge text costs nothing. */
export const boundedTyping = z.maxLength(200, { abort: true });
/** A name as typed: an account that is older than the rules for names sends its own again with every change. */
const typedName = (tooShort: MessageId) =>
  z.string().check(boundedTyping, z.overwrite(tidyName), z.maxLength(60), z.minLength(NAME_MIN_LENGTH, tooShort));
export const typedFirstName = typedName('accounts.firstName');
export const typedLastName = typedName('accounts.lastName');
const asName = z.refine<string>(isName, says('accounts.noName'));
export const firstName = typedFirstName.check(asName);
export const lastName = typedLastName.check(asName);

export const email = z.pipe(
  z.string().check(z.trim(), z.refine(isEmail, says('accounts.email'))),
  z.transform(normalEmail),
);

export const phone = z.pipe(
  z.string().check(z.trim(), z.refine(isPhone, says('accounts.phone'))),
  z.transform(normalPhone),
);

/** A code as typed: anything short is accepted and checked, so that a typing error costs no try. */
export const code = z.string().check(z.trim(), z.minLength(1, says('accounts.verificationCode')), z.maxLength(32));

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

/** A moment that exists in the calendar: the database refuses the year 0000. */
export const moment = z.iso.datetime().check(z.refine((given) => given >= '0001'));

/** Upper-cased, as the field shows it. */
export const couponCode = z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(32));
export const tierId = z.string().check(z.minLength(1), z.maxLength(64));
