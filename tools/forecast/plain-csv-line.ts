/** One line of CSV (RFC 4180) for programs: without the guard against formulas that a file for people has. */
export function plainCsvLine(fields: readonly (string | number)[]): string {
  return `${fields.map(fieldText).join(',')}\n`;
}

function fieldText(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
