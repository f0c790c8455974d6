import { API_BASE_PATH } from '@dakhila/contract';
import { compressFile } from './compression.ts';
import { openApiDocument } from './openapi.ts';

type Document = ReturnType<typeof openApiDocument>;
type Operation = Document['paths'][string][string] & {
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  responses: unknown;
};

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Makes the description of the API, for programs and for people. It runs in a worker thread. */
export default async function makeDocs({ brand }: { brand: string }) {
  const document = openApiDocument(brand);
  return { json: compressFile(JSON.stringify(document)), html: compressFile(docsPage(document)) };
}

/** The API document as one plain page, without scripts and without files of other sites. */
export function docsPage(document: Document): string {
  const sections = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(path, method, operation as Operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>${escaped(document.info.title)}</h1>
<p>Base path <code>${API_BASE_PATH}</code>. Machine-readable: <a href="${API_BASE_PATH}/openapi.json">openapi.json</a>. Unsafe calls carry the cookie <code>XSRF-TOKEN</code> again as the header <code>X-XSRF-TOKEN</code>.</p>
${sections.join('\n')}</main></body></html>`;
}

function section(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters
    .map((p) => `<li><code>${escaped(p.name)}</code> (${p.in}${p.required ? ', required' : ''})</li>`)
    .join('');
  return `<section><h2><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h2>
<p>${escaped(operation.summary)}. ${escaped(operation.description)}</p>${parameters ? `<ul>${parameters}</ul>` : ''}
${operation.requestBody ? details('Body', operation.requestBody) : ''}${details('Answers', operation.responses)}</section>`;
}

const details = (title: string, value: unknown) =>
  `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`;
