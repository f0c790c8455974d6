import { gunzipSync, gzipSync } from 'node:zlib';

const inner = (value: object) => JSON.stringify(value).slice(1, -1);

/** An edition as releases before paging stored it: each part as JSON of its own, mostly without braces. */
export function packOldEdition(packed: Uint8Array, id: string): Buffer {
  const stored = JSON.parse(gunzipSync(packed).toString());
  const parts = (name: string): object[] => stored[name];
  const extras = parts('extras').map((extra) => (inner(extra) === '' ? '' : `,${inner(extra)}`));
  return gzipSync(
    JSON.stringify({
      ...stored,
      id,
      colleges: parts('colleges').map((college) => JSON.stringify(college)),
      options: parts('options').map(inner),
      kinds: parts('kinds').map(inner),
      listOfKind: parts('listOfKind').map(inner),
      figures: parts('figures').map(inner),
      extras,
    }),
  );
}
