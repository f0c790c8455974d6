import { LANGUAGE_COOKIE, type Language, languageOf } from '@dakhila/domain/language/languages';
import type { FastifyRequest } from 'fastify';

/** The language of the page that asks, as its cookie says; null where none was chosen, and before cookies are read. */
export const chosenLanguage = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | null =>
  languageOf(cookies?.[LANGUAGE_COOKIE]) ?? null;
