import type { Exam } from '@dakhila/contract/exam';
import { useSearchParams } from 'react-router';
import { FormScreen } from './form/form-screen.tsx';
import { ResultsScreen } from './results/results-screen.tsx';

/** The predictor of one exam: the form, or the run that the address names. */
export function PredictorExamScreen({ exam }: { exam: Exam }) {
  const [address] = useSearchParams();
  const run = address.get('run');
  return run ? <ResultsScreen key={run} exam={exam} id={run} /> : <FormScreen key={address.get('from')} exam={exam} />;
}
