const EMAIL = /[^\s@<>]+@[^\s@<>]+/g;
/** Ten digits in either script, with 0 or 91 before them, and with gaps between them. */
const PHONE = /(?<!\p{Nd})(?:\+?[0०]{0,2}(?:91|९१)[\s.-]?)?[0०]?[6-9६-९]\p{Nd}(?:[\s.-]?\p{Nd}){8}(?!\p{Nd})/gu;

/** A text of a student without e-mails and phone numbers that they may have written into it. */
export const withoutContacts = (text: string): string =>
  text.replaceAll(EMAIL, '(email left out)').replaceAll(PHONE, '(phone left out)');
