import { loadCatalogue } from '/work/main/apps/api/src/catalogue/load-catalogue.ts';
import { toolRunner } from '/work/main/apps/api/src/modules/assistant/tools/run-tool.ts';
import { lexiconOf } from '/work/main/apps/api/src/modules/assistant/tools/lexicon.ts';
import { answerLocally } from '/work/main/packages/domain/src/assistant/engine.ts';
import { SAMPLE_STUDENT } from '/work/main/tools/eval/assistant/sample-student.ts';
import { sampleSchedule } from '/work/main/tools/eval/assistant/sample-schedule.ts';
const catalogue = loadCatalogue('/work/main/data');
const home = process.env.HOME_UNI;
const own = home ? { ...SAMPLE_STUDENT, examProfile: async () => ({ mhtCet: { homeUniversity: home } }) } : SAMPLE_STUDENT;
const run = toolRunner({ catalogue, predictor: { desk: () => Promise.reject(new Error('x')), close: async () => {} }, readSchedule: sampleSchedule, own } as never);
for (const text of process.argv.slice(2)) {
  try {
  const { answer, understood } = await answerLocally({ text, context: { slots: {} } }, lexiconOf(catalogue), run);
  console.log('##', text, understood.intent, understood.refusal ?? '', JSON.stringify(understood.slots));
  for (const b of answer.blocks) console.log(b.kind === 'paragraph' ? b.text : b.kind === 'table' ? b.rows.map((r: string[]) => r.join(' | ')).join('\n') : JSON.stringify(b));
  } catch (e) { console.log('##', text, String(e)); }
}
