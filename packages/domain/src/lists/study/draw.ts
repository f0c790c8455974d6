import { firstState } from '../draws.ts';

/** A study of whether recommendations help: the share of those who take part that has them, and what makes its draw differ from that of another. */
export type Study = { share: number; salt: string };

/** Joining and leaving again is rarely meant more often than this. */
export const STUDY_JOINS_A_DAY = { limit: 5, windowSeconds: 86_400 } as const;

const NUMBERS = 2 ** 32;

/** A share of 1 draws nobody out. */
export const isDrawing = ({ share }: Study): boolean => share < 1;

/** Draws whether a student has recommendations: always the same for one student and study, and fair over many students. */
export const hasRecommendations = ({ share, salt }: Study, studentId: string): boolean =>
  (firstState(0, `${salt} ${studentId}`) >>> 0) / NUMBERS < share;
