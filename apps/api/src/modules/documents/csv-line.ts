/** One line of CSV for spreadsheets (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(fieldText).join(',')}\r\n`;
}

function fieldText(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
