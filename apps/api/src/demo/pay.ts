import type { Browser } from './browser.ts';

type Pressed = {
  answer: 'pay' | 'decline' | 'lose' | 'leave';
  callback?: 'once' | 'late' | 'twice' | 'again' | 'lost';
};

/** Presses a button of the sandbox page and follows the browser until it rests. Returns where that is, and what the page says. */
export async function pressButton(browser: Browser, gatewayUrl: string, { answer, callback = 'lost' }: Pressed) {
  const order = new URL(gatewayUrl).searchParams.get('order') ?? '';
  const payload = new URLSearchParams({ order, answer, callback }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  let answered = await browser.send({ method: 'POST', url: '/sandbox-gateway/answer', headers, payload });
  let path = '/sandbox-gateway/answer';
  while (answered.status === 303) {
    path = String(answered.headers.location);
    if (!path.startsWith('/api/')) break;
    answered = await browser.send({ method: 'GET', url: path });
  }
  const url = new URL(path, 'http://localhost');
  const result = url.searchParams.get('paymentResponse');
  return { path: url.pathname, result: result === null ? null : JSON.parse(result), text: String(answered.body.text) };
}
