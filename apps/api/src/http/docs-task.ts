import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { packBytes } from './packed-bytes.ts';

/** Makes the description of the API, for programs and for people. */
export default async function makeDocs({ brand }: { brand: string }) {
  const document = openApiDocument(brand);
  return { json: packBytes(JSON.stringify(document)), html: packBytes(docsPage(document)) };
}
