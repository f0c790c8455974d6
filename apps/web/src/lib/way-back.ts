/** History state of a link to a screen that then offers the way back to where it was opened. */
export const WAY_BACK = { hasWayBack: true };

export const hasWayBack = (state: unknown): boolean => Object(state).hasWayBack === true;
