/** Each plan simulates two lists, so a script must not ask without end. A student who tries other orders asks less often. */
export const SEASON_PLANS_A_MINUTE = { limit: 30, windowSeconds: 60 } as const;
