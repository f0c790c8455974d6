/** How long a family link may live; the student chooses. */
export const FAMILY_LINK_DAYS = [7, 30, 90] as const;
export type FamilyLinkDays = (typeof FAMILY_LINK_DAYS)[number];

/** Live links of one student, over all lists and predictions: parents, a counsellor and a teacher. */
export const FAMILY_LINKS_LIMIT = 5;

/** Programmes of each band on the page of a prediction: more than a family reads. */
export const PROGRAMMES_A_BAND = 20;

/** A comment is a sentence or two; a longer thought is a conversation. */
export const COMMENT_LENGTH = 280;
export const COMMENTER_LENGTH = 40;
/** A comment as it is sent, before invisible characters are removed from it. */
export const COMMENT_TYPED_LENGTH = 4 * COMMENT_LENGTH;

/** A whole family writes less in a day, and in the life of a link. */
export const COMMENTS_A_DAY = 20;
export const COMMENTS_A_LINK = 100;

const HOUR_SECONDS = 3600;
/** A family reads a page a few times a day, on a few phones. */
export const LINK_READS = { limit: 240, windowSeconds: HOUR_SECONDS } as const;
/** A school or a mobile carrier is one network. */
export const NETWORK_READS = { limit: 2_000, windowSeconds: HOUR_SECONDS } as const;
export const NETWORK_COMMENTS = { limit: 100, windowSeconds: HOUR_SECONDS } as const;
/** Links that one student makes in a day, so that making and revoking them has an end. */
export const LINKS_A_DAY = { limit: 30, windowSeconds: 24 * HOUR_SECONDS } as const;
/** Calendar programs ask a few times an hour at most. */
export const FEED_READS = { limit: 120, windowSeconds: HOUR_SECONDS } as const;
