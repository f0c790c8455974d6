import { deflateSync } from 'node:zlib';

type PdfParts = {
  /** The drawing operators of its only page, deflated. */
  content?: Buffer;
  /** Further filters that the content went through, innermost last. */
  filters?: readonly string[];
  isLocked?: boolean;
};

/** A PDF of one page, written by hand: also such as no program would write. */
export function aPdf({
  content = deflateSync(''),
  filters = ['FlateDecode'],
  isLocked = false,
}: PdfParts = {}): Buffer {
  const names = filters.map((name) => `/${name}`).join(' ');
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    ),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} /Filter [${names}] >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, at) => {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  // No password fits these values, the empty one neither.
  const secret = '41'.repeat(32);
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${secret}> /U <${secret}> >> /ID [<${secret}> <${secret}>]`;
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${isLocked ? lock : ''} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Rows of cells, the cells of a row at fixed places. */
export function aTablePdf(rows: readonly (readonly string[])[]): Buffer {
  const drawn = rows.flatMap((cells, row) =>
    cells.map((cell, column) => `BT /F1 10 Tf 1 0 0 1 ${40 + column * 120} ${800 - row * 24} Tm (${cell}) Tj ET`),
  );
  return aPdf({ content: deflateSync(drawn.join('\n')) });
}
