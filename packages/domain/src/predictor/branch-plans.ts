/** Plans that come with branch recommendations. */
export const BRANCH_PLANS: readonly string[] = ['Standard', 'Premium'];
