import type { Language } from '@dakhila/domain/language/languages';
import { say } from '../../words/say.ts';

const TITLE = 'Processing Payment';
const TEXT =
  'We are confirming your payment. This page looks again every few seconds. Please do not pay a second time.';

/** What a browser sees that comes back from the gateway while we cannot reach our records. It looks again by itself. */
export const waitingPage = (language: Language) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>${say(language, TITLE)}</title>
</head>
<body>
<h1>${say(language, TITLE)}</h1>
<p>${say(language, TEXT)}</p>
</body>
</html>
`;
