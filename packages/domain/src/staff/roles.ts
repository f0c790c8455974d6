/** What a person at the desk is there for. Somebody may have several roles. */
export const STAFF_ROLES = ['administrator', 'support', 'counsellor', 'finance', 'content'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The roles as the desk shows them. */
export const STAFF_ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  administrator: 'Administrator',
  support: 'Support',
  counsellor: 'Counsellor',
  finance: 'Finance',
  content: 'Content',
};

/**
 * Who may do what at the desk: the only place that says so. An administrator manages people, and needs the other roles to
 * read tickets or move money: a stolen administrator's session must not reach students.
 */
export const STAFF_ACTS = {
  /** The queue, threads and notes, with the student's name, plan and language. */
  'tickets.read': ['support'],
  /** Replies, notes, hand-over, closing and reopening. */
  'tickets.answer': ['support'],
  /** Email, masked phone, allowances, payments, devices and last errors of a student. */
  'students.look': ['support'],
  /** The screenshot of a ticket, which may show anything of a student. */
  'screenshots.look': ['support'],
  /** Orders with their payments, without contacts. */
  'orders.read': ['support', 'finance'],
  /** Refunds, and second payments that go back. */
  'orders.refund': ['finance'],
  // Counselling.
  /** The own calendar and sessions, with what the student shared for a session. */
  'sessions.hold': ['counsellor'],
  /** How busy each counsellor is and how students rate them, without any student. */
  'sessions.oversee': ['administrator'],
  // Numbers.
  /** Revenue by day. */
  'numbers.read': ['administrator', 'finance'],
  /** Counts of what students do, by day. */
  'numbers.people': ['administrator'],
  // Money beyond refunds.
  /** Orders under review that are credited after all, and questions to the gateway. */
  'orders.credit': ['finance'],
  /** Coupons: made, changed, ended. */
  'coupons.manage': ['finance'],
  /** Invoices without the buyer. */
  'invoices.read': ['finance'],
  /** The PDF of an invoice, with the name and contact of the buyer. */
  'invoices.look': ['finance'],
  /** The gateway's settlement files, compared with our payments. */
  'settlements.manage': ['finance'],
  // Season.
  /** Official dates, notices, reported facts and the FAQ. */
  'season.edit': ['content'],
  /** New lists of cut-offs: upload, and approval of a colleague's. */
  'season.lists': ['content'],
  // People.
  /** Invitations, roles, ends of access, recoveries, and which counsellor somebody is. */
  'staff.manage': ['administrator'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type StaffAct = keyof typeof STAFF_ACTS;

/** Acts that ask for a reason, which the audit log stores: they show a contact, or text that may contain anything. */
export const SENSITIVE_LOOKS: readonly StaffAct[] = ['students.look', 'screenshots.look', 'invoices.look'];

/** Every act, in the order of the table. */
export const ALL_STAFF_ACTS = Object.keys(STAFF_ACTS) as StaffAct[];

/** Whether somebody with these roles may do this. */
export const mayDo = (roles: readonly StaffRole[], act: StaffAct): boolean => {
  const allowed: readonly StaffRole[] = STAFF_ACTS[act];
  return roles.some((role) => allowed.includes(role));
};

/** Everything that somebody with these roles may do. */
export const actsOf = (roles: readonly StaffRole[]): StaffAct[] => ALL_STAFF_ACTS.filter((act) => mayDo(roles, act));

export const isStaffRole = (word: string): word is StaffRole => STAFF_ROLES.some((role) => role === word);
