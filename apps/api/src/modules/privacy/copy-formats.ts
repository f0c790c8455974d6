import type { Holding } from './holdings/index.ts';

/** The style of the readable copy, inside the file. */
const COPY_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fbfaf7, #0d1424); color: light-dark(#0b1220, #e8ecf5); }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; border-top: 4px solid #f2a516; padding-top: 1rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
dl { margin: 0 0 .75rem; padding: .5rem 1rem; border: 1px solid light-dark(#e6e2d8, #26324f); border-radius: 12px; background: light-dark(#fff, #141d33); }
dl div { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .75rem; padding: .375rem 0; }
dt, .note { color: light-dark(#5b6475, #a7b1c6); font-size: .875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; font-size: .8rem; }
img { max-width: 100%; }
@media (max-width: 32rem) { dl div { grid-template-columns: 1fr; gap: 0; } }
`;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const momentWords = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Streams the copy for a person: one page with a section for each table. */
export async function* writeHtml({ brand, madeAt }: AboutCopy, tables: Iterable<CopiedTable>): AsyncGenerator<string> {
  const title = `Your data at ${plain(brand)}`;
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${COPY_STYLE}</style></head><body><main><h1>${title}</h1>
<p>Everything we have about you, as of ${moment(madeAt)} IST. Keep this file where only you can open it.</p>`;
  const empty: string[] = [];
  for (const table of tables) {
    const { title, hidden = {}, shortened = {}, picture } = table.holding;
    let count = 0;
    for await (const row of table.rows) {
      if (count === 0) yield `<section><h2>${plain(title)}</h2>${leftOut(hidden)}${cutShort(shortened)}`;
      count += 1;
      yield record(row, picture?.column);
    }
    if (count === 0) empty.push(title);
    else yield '</section>';
  }
  if (empty.length > 0)
    yield `<section><h2>We have nothing about</h2><ul>${empty.map((name) => `<li>${plain(name)}</li>`).join('')}</ul></section>`;
  yield '</main></body></html>\n';
}

const leftOut = (hidden: Record<string, string>) =>
  Object.entries(hidden)
    .map(([field, why]) => `<p class="note">Not shown: ${plain(words(field).toLowerCase())}. ${plain(why)}</p>`)
    .join('');

const cutShort = (shortened: NonNullable<Holding['shortened']>) =>
  Object.entries(shortened)
    .map(([field, { why }]) => `<p class="note">Shown in part: ${plain(words(field).toLowerCase())}. ${plain(why)}</p>`)
    .join('');

function record(row: Record<string, unknown>, picture: string | undefined): string {
  const fields = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  const shown = fields.map(
    ([name, value]) =>
      `<div><dt>${plain(words(name))}</dt><dd>${name === picture ? drawn(value) : spoken(value)}</dd></div>`,
  );
  return `<dl>${shown.join('')}</dl>`;
}

const drawn = (base64: unknown) =>
  `<img alt="A picture you sent" src="data:image/jpeg;base64,${String(base64).replaceAll('\n', '')}">`;

function spoken(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' && MOMENT.test(value)) return moment(new Date(value));
  if (typeof value === 'object') return `<pre>${plain(JSON.stringify(value, null, 1))}</pre>`;
  return plain(String(value));
}

const moment = (at: Date) => plain(momentWords.format(at));

/** `last_seen_at` → `Last seen at`. */
const words = (field: string) => field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const plain = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

type AboutCopy = { brand: string; madeAt: Date };

/** Streams the copy for programs: one JSON object with the names of the database. */
export async function* writeJson({ brand, madeAt }: AboutCopy, tables: Iterable<CopiedTable>): AsyncGenerator<string> {
  yield `{\n"product": ${JSON.stringify(brand)},\n"madeAt": ${JSON.stringify(madeAt.toISOString())},\n"data": {`;
  const leftOut: { table: string; field: string; why: string }[] = [];
  let isFirst = true;
  for (const { holding, rows } of tables) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(holding.table)}: [`;
    isFirst = false;
    let separator = '\n';
    for await (const row of rows) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
    }
    yield ']';
    for (const [field, why] of Object.entries(holding.hidden ?? {})) leftOut.push({ table: holding.table, field, why });
    for (const [field, { why }] of Object.entries(holding.shortened ?? {}))
      leftOut.push({ table: holding.table, field, why });
  }
  yield `\n},\n"leftOut": ${JSON.stringify(leftOut, null, 1)}\n}\n`;
}

export type CopiedTable = { holding: Holding; rows: AsyncIterable<Row> };

export type Row = Record<string, unknown>;
