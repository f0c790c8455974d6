import type { Answer, Block } from './types.ts';

const GROUPED = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 7 });

/** A number as a student reads it, with Indian grouping: 123456 → '1,23,456', 99.9641545 → '99.9641545'. */
export const figure = (value: number): string => GROUPED.format(value);

/** Rupees with Indian grouping: 125000 → '₹1,25,000'. */
export const rupees = (value: number): string => `₹${figure(value)}`;

/** An answer as plain text, every figure of its tables and charts included. */
export function plainTextOf({ blocks }: Pick<Answer, 'blocks'>): string {
  return blocks.map(textOf).join('\n\n');
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map(({ text }) => `- ${text}`).join('\n');
    case 'table':
      return [block.caption, block.columns.join(' | '), ...block.rows.map((row) => row.join(' | '))].join('\n');
    case 'chart':
      return [
        block.title,
        ...block.series.map(
          ({ label, points }) => `${label}: ${points.map(({ year, value }) => `${year}: ${figure(value)}`).join(', ')}`,
        ),
      ].join('\n');
  }
}
