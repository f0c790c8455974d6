import { readFileSync } from 'node:fs';

/** The shipped HAProxy in front of the product, without TLS, that notices a lost process sooner. */
export const webBalancerSettings = (port: number, webPorts: readonly number[]) =>
  readFileSync(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8')
    // Here it is started by anybody, and has no ports of its own.
    .replace(/^ {2}(?:user|group) .*\n/gm, '')
    .replace(/^frontend plain\n(?: .*\n)*\n/m, '')
    // The limit of open files here allows no more.
    .replace(/maxconn \d+/, 'maxconn 2000')
    .replace(/bind :443.*$/m, `bind 127.0.0.1:${port}`)
    .replace(/^frontend figures\n(?: .*\n)*\n/m, '')
    .replace('check inter 5s fall 2', 'check inter 500ms fall 2 rise 1')
    // One line for each process in place of the first of each backend.
    .replace(/^ {2}server web1 \S+(.*)\n(?: {2}server .*\n)*/gm, (_, rest: string) =>
      webPorts.map((one, at) => `  server web${at} 127.0.0.1:${one}${rest.replace('web1', `web${at}`)}\n`).join(''),
    );
