/** Ten digits in either script, with 0 or 91 before them, and with gaps between them. */
const NUMBER = '(?:\\+?[0०]{0,2}(?:91|९१)[\\s.-]?)?[0०]?[6-9६-९]\\p{Nd}(?:[\\s.-]?\\p{Nd}){8}';
const PHONE = new RegExp(`(?<!\\p{Nd})${NUMBER}(?!\\p{Nd})`, 'gu');
const EMAIL = /[^\s@<>]+@[^\s@<>]+/g;
/** Digits that are part of an id are no phone number. */
const CONTACT = new RegExp(`@|(?<![\\w.-])${NUMBER}(?![\\w-])`, 'u');

/** Whether a text seems to contain an e-mail address or a phone number. */
export const holdsContact = (text: string): boolean => CONTACT.test(text);

/** A text of a student without e-mails and phone numbers that they may have written into it. */
export const withoutContacts = (text: string): string =>
  text.replaceAll(EMAIL, '(email left out)').replaceAll(PHONE, '(phone left out)');
