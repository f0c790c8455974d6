import { createServer, type IncomingMessage } from 'node:http';

type Link = {
  id: string;
  reference_id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  status: string;
  payments: object[] | null;
  [field: string]: unknown;
};
type Fault = 'silence' | 'hang up' | number;

/** Razorpay on loopback: keeps links and refunds as its documentation describes them, and fails when told to. */
export async function aRazorpayServer() {
  const links = new Map<string, Link>();
  const refunds: { payment_id: string; amount: number; receipt: string; status: string }[] = [];
  const requests: string[] = [];
  const faults: Fault[] = [];
  /** While this is so, what is asked for is done, but nobody hears of it. */
  let isAnswerLost = false;

  const createLink = (body: Record<string, unknown>) => {
    const reference = String(body.reference_id);
    if ([...links.values()].some((link) => link.reference_id === reference))
      return refuse(`payment link with given reference_id: (${reference}) already exists`);
    const id = `plink_${String(links.size + 1).padStart(14, '0')}`;
    const link: Link = {
      ...body,
      id,
      reference_id: reference,
      amount: Number(body.amount),
      amount_paid: 0,
      cancelled_at: 0,
      created_at: 1_591_097_057,
      currency: String(body.currency),
      expired_at: 0,
      payments: null,
      reminders: [],
      short_url: `https://rzp.io/i/${id.slice(-7)}`,
      status: 'created',
      user_id: '',
    };
    links.set(id, link);
    return { status: 200, body: link };
  };
  const createRefund = (payment_id: string, { amount, receipt }: Record<string, unknown>) => {
    if (refunds.some((refund) => refund.payment_id === payment_id))
      return refuse('The payment has been fully refunded already');
    const refund = { payment_id, amount: Number(amount), receipt: String(receipt), status: 'processed' };
    refunds.push(refund);
    return { status: 200, body: { id: `rfnd_${refunds.length}`, entity: 'refund', ...refund } };
  };

  const answer = (method: string, { pathname, searchParams }: URL, body: Record<string, unknown>) => {
    const [, , what, id = '', more] = pathname.split('/');
    if (what === 'payments' && more === 'refund') return createRefund(id, body);
    if (what === 'payments')
      return {
        status: 200,
        body: { entity: 'collection', items: refunds.filter((refund) => refund.payment_id === id) },
      };
    if (method === 'POST') return createLink(body);
    const link = links.get(id);
    if (id) return link ? { status: 200, body: link } : refuse('The id provided does not exist');
    const reference = searchParams.get('reference_id');
    return {
      status: 200,
      body: { payment_links: [...links.values()].filter((link) => link.reference_id === reference) },
    };
  };

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    requests.push(`${request.method} ${request.url}`);
    if (request.headers.authorization !== `Basic ${Buffer.from('rzp_test_key:key secret').toString('base64')}`)
      return response
        .writeHead(401)
        .end('{"error":{"code":"BAD_REQUEST_ERROR","description":"Authentication failed"}}');
    const fault = faults.shift();
    if (fault === 'silence') return;
    if (fault === 'hang up') return request.socket.destroy();
    if (fault)
      return response.writeHead(fault).end('{"error":{"code":"SERVER_ERROR","description":"for asha@example.com"}}');
    const { status, body: answered } = answer(request.method ?? '', new URL(request.url ?? '', 'http://x'), body);
    if (isAnswerLost && request.method === 'POST') return request.socket.destroy();
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  return {
    apiUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    links,
    refunds,
    requests,
    fail: (...next: Fault[]) => void faults.push(...next),
    loseAnswers: (isLost: boolean) => {
      isAnswerLost = isLost;
    },
    /** The customer pays, or the link ends in another way. */
    become: (reference: string, status: 'paid' | 'expired' | 'cancelled', amount?: number): Link => {
      const link = [...links.values()].find((one) => one.reference_id === reference);
      if (!link) throw new Error(`No link for ${reference}`);
      const payment = { amount: String(amount ?? link.amount), payment_id: 'pay_FmbY1kd9bDWe9a', status: 'captured' };
      const paid = status === 'paid' ? { amount_paid: amount ?? link.amount, payments: [payment] } : {};
      return Object.assign(link, { status }, paid);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

const refuse = (description: string) => ({ status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description } } });

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
}
