/** Long enough for any real address (RFC 5321), short enough to check quickly. */
const LONGEST_EMAIL = 254;
/** One @, no spaces, a dot in the domain: what a typing error usually breaks. Sending the code shows whether it exists. */
const EMAIL = /^[^\s@<>(),;:"[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

export const isEmail = (text: string) => text.length <= LONGEST_EMAIL && EMAIL.test(text);
/** 10 digits, or 12 with the prefix 91. */
export const isPhone = (text: string) => /^(?:91)?[0-9]{10}$/.test(text);

export const normalEmail = (email: string) => email.trim().toLowerCase();
/** Always with the prefix: `9876543210` → `919876543210`. */
export const normalPhone = (phone: string) => (phone.length === 10 ? `91${phone}` : phone);

export type Contact = { kind: 'email'; email: string } | { kind: 'phone'; phone: string };

/** What a student typed into "Email or WhatsApp Number", or null when it is neither. */
export function contactOf(identifier: string): Contact | null {
  const text = identifier.trim();
  if (isEmail(text)) return { kind: 'email', email: normalEmail(text) };
  return isPhone(text) ? { kind: 'phone', phone: normalPhone(text) } : null;
}

/** `rohan.gupta@example.com` → `r****a@example.com`: enough for its owner to recognise, too little for others to learn it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local[0] ?? ''}****${local.length > 2 ? local.at(-1) : ''}@${domain}`;
}

/** `919876543210` → `******3210`. */
export const maskPhone = (phone: string) => `******${phone.slice(-4)}`;

/** The mailbox behind an address: what follows a plus sign is a note of its owner, and Google reads no dots. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const own = name.split('+')[0] ?? '';
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${own.replaceAll('.', '')}@gmail.com` : `${own}@${domain}`;
}
