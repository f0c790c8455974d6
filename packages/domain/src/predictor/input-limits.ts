/** The largest numbers that a rank list or a merit list of CAP can have; the sentences name them. */
export const WORST_RANK = 2_500_000;
export const WORST_MERIT_NUMBER = 1_000_000;
