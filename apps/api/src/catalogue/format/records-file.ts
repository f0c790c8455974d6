/** A list of records as JSON with one record a line, so that a changed record is one changed line. */
export function writeRecords(records: readonly unknown[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
}
