import { escapeHtml } from '@dakhila/domain/text';

/** The same words as the text, in paragraphs, with the code large enough to be read at a glance. */
export function htmlBody(text: string, code: string | undefined): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map(
    (paragraph) => `<p>${withCode(escapeHtml(paragraph).replaceAll('\n', '<br>'), code)}</p>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body style="font:16px/1.5 sans-serif">${body.join('')}</body></html>`;
}

const withCode = (html: string, code: string | undefined) =>
  code
    ? html.replaceAll(escapeHtml(code), (found) => `<b style="font-size:24px;letter-spacing:3px">${found}</b>`)
    : html;
