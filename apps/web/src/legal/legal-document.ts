import type { Brand } from '../lib/brand.ts';

/** A legal text as data: what it is called, which version it is, and its sections in order. */
export type LegalDocument = {
  title: string;
  sections: { heading: string; paragraphs?: string[]; points?: string[] }[];
};

/** A text names whoever runs the product, which is configuration. */
export type LegalDocumentFor = (brand: Brand) => LegalDocument;
