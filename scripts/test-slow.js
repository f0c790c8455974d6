// @ts-check

import { findNode } from './lib/node-binary.js';
import { at } from './lib/paths.js';
import { endTogether, isEnded, run } from './lib/run.js';
import { startBusyPrograms, throttleThisProgram } from './lib/slow-machine.js';

// `npm run test:slow [-- --quick]`: the tests beside eight busy programs, then with a quarter of the processors, three times each.
const TIMES = 3;
const WAYS = [
  { name: 'beside eight busy programs', begin: () => startBusyPrograms(8) },
  { name: 'with a quarter of the processors', begin: () => throttleThisProgram(0.25) },
];

endTogether();
for (const { name, begin } of WAYS) {
  for (let time = 1; time <= TIMES && !isEnded(); time += 1) {
    console.log(`${name}, ${time} of ${TIMES}`);
    const stop = begin();
    try {
      const { code, output } = await run(findNode(), [at('scripts', 'test.js'), ...process.argv.slice(2)]);
      if (code !== 0) console.log(output);
      console.log(output.trim().split('\n').at(-1));
      process.exitCode ||= code;
    } finally {
      stop();
    }
  }
}
