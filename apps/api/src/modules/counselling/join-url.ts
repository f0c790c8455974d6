import type { Config } from '../../config.ts';

/** Where the two meet. The name of the room is known to them alone. */
export const joinUrlOf = ({ MEETING_BASE_URL }: Pick<Config, 'MEETING_BASE_URL'>, { room }: { room: string }): string =>
  `${MEETING_BASE_URL.replace(/\/$/, '')}/session-${room}`;
