/** A code made of digits: no number, and its leading zero counts. */
type DigitCode = { digits: string };
type CsvField = string | number | null | DigitCode;

/**
 * One line of CSV for spreadsheets (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it. A code of digits gets a tab before
 * it, within quotes: Excel then takes it for a text and keeps its zeros, nobody sees the tab, and other readers trim it away.
 */
export function csvLine(fields: readonly CsvField[]): string {
  return `${fields.map(fieldText).join(',')}\r\n`;
}

function fieldText(value: CsvField): string {
  if (value === null) return '';
  if (typeof value === 'object') return /^\d+$/.test(value.digits) ? `"\t${value.digits}"` : fieldText(value.digits);
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
