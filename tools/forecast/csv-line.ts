/** One line of CSV; fields with commas, quotes or line ends are quoted (RFC 4180). */
export function csvLine(fields: readonly (string | number)[]): string {
  return `${fields.map(fieldText).join(',')}\n`;
}

function fieldText(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
