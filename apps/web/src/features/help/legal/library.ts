import { fill } from '@dakhila/domain/language/fill';
import { UNDO_DAYS } from '@dakhila/domain/privacy/policy';
import { RETENTION } from '@dakhila/domain/privacy/retention';
import type { Brand } from '../../../lib/brand.ts';
import cookies from './documents/cookies.json' with { type: 'json' };
import privacy from './documents/privacy.json' with { type: 'json' };
import refunds from './documents/refunds.json' with { type: 'json' };
import terms from './documents/terms.json' with { type: 'json' };
import topUpTerms from './documents/top-up-terms.json' with { type: 'json' };
import type { LegalText } from './messages.ts';

/** A legal text as data: what it is called, and its sections in order. */
export type LegalDocument = {
  title: string;
  sections: { heading: string; paragraphs?: string[]; points?: string[] }[];
};

/** The documents of each dialog, in order. They are long: load this file only when a dialog opens. */
const DOCUMENTS: Record<LegalText, LegalDocument[]> = {
  signup: [terms, privacy, refunds],
  topUp: [topUpTerms, refunds],
  privacy: [privacy],
  terms: [terms, refunds],
  cookies: [cookies],
};

/** The documents of a dialog. They name the company that runs the product and how long data is stored, both of which are configuration. */
export function documentsOf(text: LegalText, brand: Brand): LegalDocument[] {
  const values = { ...brand, ...RETENTION, undoDays: UNDO_DAYS };
  const filled = (texts: string[] = []) => texts.map((one) => fill(one, values));
  return DOCUMENTS[text].map(({ title, sections }) => ({
    title,
    sections: sections.map(({ heading, paragraphs, points }) => ({
      heading,
      paragraphs: filled(paragraphs),
      points: filled(points),
    })),
  }));
}
