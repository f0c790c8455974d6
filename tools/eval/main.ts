import { evaluateAssistant } from './assistant/evaluate.ts';

const USAGE = `npm run -s eval -- assistant [--failed] [--without-held-out]
asks the assistant's own engine every question of the set, over the real facts, and prints how it did
  --failed            print each question that was not answered rightly
  --without-held-out  leave out the questions that are kept aside while the engine is worked on`;

const [what, ...options] = process.argv.slice(2);
if (what !== 'assistant' || options.some((option) => !['--failed', '--without-held-out'].includes(option))) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await evaluateAssistant({
    printFailed: options.includes('--failed'),
    withHeldOut: !options.includes('--without-held-out'),
  });
}
