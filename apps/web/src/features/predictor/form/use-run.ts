import { type ExamProfile, examProfile } from '@dakhila/contract/exam-profile';
import type { Run } from '@dakhila/contract/predictor-results';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { examProfileQuery } from '../../../lib/exam-profile.ts';
import { useMessages } from '../../../lib/messages.ts';
import { PROFILE_PURPOSE } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { EXAM_PATHS, runPath } from '../exam-parts.tsx';
import { predictorMessages } from '../messages.ts';
import { runQuery, runsQuery } from '../queries.ts';
import { type FormName, removeDraft } from './draft.ts';

type RunRequest = {
  body: object;
  /** The headers make a repeated request spend only once. */
  send: (headers: Record<string, string>) => Promise<Run>;
  /** Null if the student does not want to save it. */
  profile: ExamProfile | null;
};

/** The same answers sent again carry the same idempotency key and spend one attempt only. */
export function useRun({ exam, from }: FormName, college: string | null) {
  const messages = useMessages(predictorMessages).form;
  const client = useQueryClient();
  const navigate = useNavigate();
  const ticket = useRef({ answers: '', key: '' });
  return useMutation({
    mutationFn: async ({ body, send, profile }: RunRequest) => {
      const answers = JSON.stringify(body);
      if (ticket.current.answers !== answers) ticket.current = { answers, key: crypto.randomUUID() };
      const run = await send({ 'idempotency-key': ticket.current.key });
      if (profile) await saveProfile(profile);
      return run;
    },
    onSuccess: async (run) => {
      client.setQueryData(runQuery(run.id).queryKey, run);
      void client.invalidateQueries({ queryKey: runsQuery.queryKey });
      // The shell and the dashboard show the attempts left.
      void client.invalidateQueries({ queryKey: ['student'] });
      removeDraft({ exam, from });
      if (run.isReopened) showToast({ title: messages.reopenedTitle, description: messages.reopened });
      if (run.isRenewed) showToast({ title: messages.renewedTitle, description: messages.renewed });
      const withCollege = college === null ? '' : `&college=${encodeURIComponent(college)}`;
      // Back leads to the form with the answers of this run.
      await navigate(`${EXAM_PATHS[exam]}?from=${run.id}${withCollege}`, { replace: true });
      await navigate(`${runPath(exam, run.id)}${withCollege}`);
    },
  });

  /** The attempt is already spent: a profile that could not be saved is a warning, not a failure. */
  async function saveProfile(profile: ExamProfile) {
    try {
      await call(examProfile.save, { body: profile });
      await client.invalidateQueries({ queryKey: examProfileQuery.queryKey });
    } catch {
      showToast({ title: messages.profileFailed, variant: 'warning' });
    }
  }
}

export const isProfilePurpose = (address: URLSearchParams) => address.get('purpose') === PROFILE_PURPOSE;

export function useSaveProfile(name: FormName) {
  const messages = useMessages(predictorMessages).form;
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (profile: ExamProfile) => call(examProfile.save, { body: profile }),
    onSuccess: async () => {
      // Everything fetched before was evaluated with the old profile.
      await client.invalidateQueries();
      removeDraft(name);
      showToast({ title: messages.saved, description: messages.savedText, variant: 'success' });
      await navigate(-1);
    },
  });
}
