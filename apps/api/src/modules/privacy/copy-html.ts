import type { AboutCopy } from './copy-json.ts';
import { COPY_STYLE } from './copy-style.ts';
import type { Holding } from './holdings/index.ts';
import type { CopiedTable } from './read-copy.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const momentWords = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The copy for a person, piece by piece: one page that needs nothing else, with a chapter for each kind of record. */
export async function* writeHtml({ brand, madeAt }: AboutCopy, tables: Iterable<CopiedTable>): AsyncGenerator<string> {
  const title = `Your data at ${plain(brand)}`;
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${COPY_STYLE}</style></head><body><main><h1>${title}</h1>
<p>Everything that names you, as it stood on ${moment(madeAt)} IST. Keep this file where only you can open it.</p>`;
  const empty: string[] = [];
  for (const table of tables) {
    const { title, hidden = {}, shortened = {}, picture } = table.holding;
    let count = 0;
    for await (const row of table.rows) {
      if (count === 0) yield `<section><h2>${plain(title)}</h2>${leftOut(hidden)}${cutShort(shortened)}`;
      count += 1;
      yield record(row, picture);
    }
    if (count === 0) empty.push(title);
    else yield '</section>';
  }
  if (empty.length > 0)
    yield `<section><h2>Nothing is kept about</h2><ul>${empty.map((name) => `<li>${plain(name)}</li>`).join('')}</ul></section>`;
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

/** A value as a person reads it. */
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
