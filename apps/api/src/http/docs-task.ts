import { compressFile } from './compression.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** Makes the description of the API, for programs and for people. */
export default async function makeDocs({ brand }: { brand: string }) {
  const document = openApiDocument(brand);
  return { json: compressFile(JSON.stringify(document)), html: compressFile(docsPage(document)) };
}
