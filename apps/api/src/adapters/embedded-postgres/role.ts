/** The one role of an embedded server; its database has the same name. */
export const ROLE = 'dakhila';
