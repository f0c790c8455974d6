/** A time limit of a test, as long as the machine needs it: `npm test` has measured how slow it is. */
export const timeLimit = (milliseconds: number) => Math.round(milliseconds * Number(process.env.TEST_SLOWNESS ?? 1));
