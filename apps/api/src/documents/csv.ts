/** A code made of digits: no number, and its leading zero counts. */
type DigitCode = { digits: string };
type CsvField = string | number | null | DigitCode;

/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A file of CSV for spreadsheets: a heading and its rows. */
export const csvFile = (heading: readonly CsvField[], rows: readonly (readonly CsvField[])[]): string =>
  BYTE_ORDER_MARK + csvLine(heading) + rows.map(csvLine).join('');

/**
 * One line of CSV (RFC 4180). A text that a spreadsheet would read as a formula gets an apostrophe. A code of digits
 * gets a tab, within quotes: Excel then keeps its leading zeros, and other readers trim it.
 */
function csvLine(fields: readonly CsvField[]): string {
  return `${fields.map(fieldText).join(',')}\r\n`;
}

function fieldText(value: CsvField): string {
  if (value === null) return '';
  if (typeof value === 'object') return /^\d+$/.test(value.digits) ? `"\t${value.digits}"` : fieldText(value.digits);
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
