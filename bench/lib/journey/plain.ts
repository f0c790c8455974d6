import { createServer, STATUS_CODES } from 'node:http';
import pg from 'pg';
import { makeRename, type Names } from './names.ts';
import { replay } from './replay.ts';
import { type Script, SETTLED_JOURNEYS, VISITOR_HEADER } from './script.ts';

/**
 * The least that answers like the product: `node:http`, the same statements by plain `pg`, the same bytes. No framework, no validation, no session, nothing
 * worked out. Without statements it is bare `node:http`. Runs as a child process.
 */
function serve({ connection, poolSize, steps, known, visitors }: Script) {
  const pool = new pg.Pool({ ...connection, max: poolSize });
  const rename = makeRename(known);
  const states = visitors.map((own) => ({ own, step: 0, journeys: 0, names: namesOf(known, own) }));
  const server = createServer(async (request, response) => {
    request.resume();
    const state = states[Number(request.headers[VISITOR_HEADER])];
    const step = state && steps[state.step];
    if (!state || !step) return response.writeHead(404).end();
    try {
      await replay(pool, step.statements, rename, state.names, state.journeys >= SETTLED_JOURNEYS);
    } catch (error) {
      console.error(error);
      return response.writeHead(500, { 'content-length': 0 }).end();
    }
    state.step = (state.step + 1) % steps.length;
    if (state.step === 0) {
      state.journeys += 1;
      state.names = namesOf(known, state.own);
    }
    return response.writeHead(step.status, STATUS_CODES[step.status], step.headers.flat()).end(step.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}

const namesOf = (known: readonly string[], own: readonly string[]): Names =>
  new Map(known.map((name, at) => [name, own[at] ?? name]));

process.once('message', (script: Script) => serve(script));
