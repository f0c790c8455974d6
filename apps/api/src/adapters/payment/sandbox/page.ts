import { escapeHtml, rupeesOf } from '@dakhila/domain/text';
import { CALLBACK_MANNERS } from './callbacks.ts';
import type { SandboxOrder } from './order-token.ts';

type PayPage = SandboxOrder & { token: string; merchant: string; action: string };

/** The page on which a payment is made, declined, lost or left. Plain HTML: it works without scripts. */
export function payPage({ transactionId, amountPaise, plan, token, merchant, action }: PayPage): string {
  const amount = rupeesOf(amountPaise);
  const manners = Object.entries(CALLBACK_MANNERS).map(([name, words]) => `<option value="${name}">${words}</option>`);
  return page(
    `Pay ${amount}`,
    `<form method="post" action="${action}">
<input type="hidden" name="order" value="${escapeHtml(token)}">
<h1>Pay ${escapeHtml(merchant)}</h1>
<p class="amount">${amount}</p>
<dl>
<div><dt>Merchant</dt><dd>${escapeHtml(merchant)}</dd></div>
<div><dt>For</dt><dd>${escapeHtml(plan)}</dd></div>
<div><dt>Order</dt><dd class="id">${escapeHtml(transactionId)}</dd></div>
<div><dt>Amount</dt><dd>${amount}</dd></div>
</dl>
<div class="buttons">
<button class="main" name="answer" value="pay">Pay ${amount}</button>
<button name="answer" value="decline">Decline</button>
<button name="answer" value="lose">Pay but lose the answer</button>
<button class="plain" name="answer" value="leave">Leave</button>
</div>
<details>
<summary>For testing</summary>
<label for="callback">The server is told</label>
<select id="callback" name="callback">${manners.join('')}</select>
</details>
</form>`,
  );
}

const MESSAGES = {
  unknown: [
    'This payment is not known',
    'The address is incomplete or was changed. Go back and start the payment again.',
  ],
  answered: ['This payment is over', 'It was already paid or declined. Nothing more will be taken.'],
  expired: ['This payment has expired', 'Nothing was taken. Go back and start the payment again.'],
  lost: [
    'The answer is lost',
    'The payment was made, but neither the browser nor the server was told. The server will find out when it asks. You can close this page.',
  ],
} as const;

/** A page that only says something, with the way back where there is one. */
export function messagePage(what: keyof typeof MESSAGES, backTo: string | null): string {
  const [title, text] = MESSAGES[what];
  const link = backTo ? `<p><a href="${escapeHtml(backTo)}">Back to the shop</a></p>` : '';
  return page(title, `<h1>${title}</h1>\n<p>${text}</p>\n${link}`);
}

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Sandbox gateway</title>
<link rel="stylesheet" href="/sandbox-gateway/style.css">
</head>
<body>
<header><strong>Sandbox gateway</strong> <span>Test mode: no real money moves</span></header>
<main>
${content}
</main>
<footer>This page stands in for a payment gateway while the product is tried out.</footer>
</body>
</html>
`;
