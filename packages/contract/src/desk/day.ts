import { isDay } from '@dakhila/domain/calendar/indian-time';
import * as z from 'zod/mini';

/** A day of this century: a day before or after it is a day too. */
export const isDeskDay = (text: string): boolean => text.startsWith('20') && isDay(text);
export const deskDay = z.string().check(z.refine(isDeskDay));
