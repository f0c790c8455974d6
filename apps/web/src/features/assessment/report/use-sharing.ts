import { assessment, type ReportShare } from '@dakhila/contract/assessment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { assessmentMessages } from '../messages.ts';
import { reportQuery } from '../queries.ts';

/** Makes and ends the link to a report. */
export function useSharing(id: string) {
  const words = useMessages(assessmentMessages).report.share;
  const client = useQueryClient();
  const remember = (share: ReportShare | null) =>
    client.setQueryData(reportQuery(id).queryKey, (before) => before && { ...before, share });
  const make = useMutation({
    mutationFn: () => call(assessment.share, { params: { id } }),
    onSuccess: ({ data }) => remember(data.share),
  });
  const stop = useMutation({
    mutationFn: () => call(assessment.stopSharing, { params: { id } }),
    onSuccess: () => {
      make.reset();
      remember(null);
      showToast({ title: words.stopped, description: words.stoppedText, variant: 'success' });
    },
  });
  return { make, stop, isGuardianNeeded: needsGuardian(make.error) };
}

/** Under 18 the consent of a parent or guardian comes first. */
const needsGuardian = (error: unknown) =>
  error instanceof ApiError && ['birth-date-needed', 'guardian-consent-needed'].includes(error.code);
