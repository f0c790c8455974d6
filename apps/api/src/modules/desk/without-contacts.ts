const EMAIL = /[^\s@<>]+@[^\s@<>]+/g;
const PHONE = /(?<![\d.])(?:\+?91[\s-]?)?[6-9]\d(?:[\s-]?\d){8}(?!\d)/g;

/** A text of a student without e-mails and phone numbers that they may have written into it. */
export const withoutContacts = (text: string): string =>
  text.replaceAll(EMAIL, '(email left out)').replaceAll(PHONE, '(phone left out)');
