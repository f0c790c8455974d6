import { LEAST_SAMPLE } from '@dakhila/domain/assessment/norms';
import { makeNorms } from '../../modules/assessment/index.ts';
import { command } from '../command.ts';

export const assessmentNorms = command({
  name: 'assessment norms',
  summary: 'Compute norms and reliabilities of the assessment from stored answers, and use them from now on',
  example: 'assessment norms --dry-run',
  changes: 'database',
  positionals: {},
  options: {},
  async run({ db, now }) {
    const made = await makeNorms({ db, now });
    const { instrumentVersion, sampleSize, isStored, scales } = made;
    const figures = Object.entries(scales ?? {}).map(
      ([scale, { mean, spread, alpha, omega }]) =>
        `${scale.padEnd(18)} mean ${mean.toFixed(2)}  spread ${spread.toFixed(2)}  alpha ${alpha.toFixed(2)}  omega ${omega?.toFixed(2) ?? '-'}`,
    );
    const outcome = isStored
      ? `Assessments finished from now on are compared with ${sampleSize} students.`
      : `${sampleSize} of ${LEAST_SAMPLE} valid sittings: too few, so the provisional norms stay.`;
    return {
      lines: [...figures, outcome],
      data: made,
      subject: instrumentVersion,
      details: { sampleSize, isStored },
    };
  },
});
