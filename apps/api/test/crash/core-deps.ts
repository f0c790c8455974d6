import { randomUUID } from 'node:crypto';
import { makeSecrets } from '../../src/adapters/secrets.ts';
import { readConfig } from '../../src/config.ts';
import { makeLogger } from '../../src/logger.ts';
import { factsIn } from '../facts.ts';

/** Both sides of a crash know it: the life that ends and the one that follows. */
export const SECRET = 'a secret that both sides of the crash harness know';

/** Everything a server is made of, but its database and its clock. */
export function coreDeps(now: () => Date) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  return {
    config,
    log: makeLogger(config),
    secrets: makeSecrets(SECRET),
    mailer: { send: async () => ({ provider: 'nobody', providerId: null }) },
    whatsApp: { send: async () => ({ provider: 'nobody', providerId: null }) },
    languageModel: null,
    files: null,
    catalogue: factsIn(config.FACTS_DIR),
    now,
    newId: () => randomUUID(),
  };
}
