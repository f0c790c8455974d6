import { type ExamProfile, examProfile } from '@dakhila/contract/exam-profile';
import type { Run } from '@dakhila/contract/predictor-results';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { PROFILE_PURPOSE } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { EXAM_PATHS, runPath } from '../exam-parts.tsx';
import { predictorMessages } from '../messages.ts';
import { examProfileQuery, runQuery, runsQuery } from '../queries.ts';
import { type FormName, forgetDraft } from './draft.ts';

type RunRequest = {
  body: object;
  /** Makes the call, with the headers that keep a repeated one from spending twice. */
  send: (headers: Record<string, string>) => Promise<Run>;
  /** What to save to the profile, if the student chose so. */
  profile: ExamProfile | null;
};

/** Runs a prediction and opens it. The same answers sent again, after a lost line or a second press, carry the same key and spend once. */
export function useRun({ exam, from }: FormName, college: string | null) {
  const words = useMessages(predictorMessages).form;
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
      // The attempts in the shell and on the dashboard.
      void client.invalidateQueries({ queryKey: ['student'] });
      forgetDraft({ exam, from });
      if (run.isReopened) showToast({ title: words.reopenedTitle, description: words.reopened });
      if (run.isRenewed) showToast({ title: words.renewedTitle, description: words.renewed });
      const withCollege = college === null ? '' : `&college=${encodeURIComponent(college)}`;
      // Back leads to the form with these very answers, whatever is typed into another one meanwhile.
      await navigate(`${EXAM_PATHS[exam]}?from=${run.id}${withCollege}`, { replace: true });
      await navigate(`${runPath(exam, run.id)}${withCollege}`);
    },
  });

  /** The prediction is made and spent by then: a profile that was not saved is told, not a failure. */
  async function saveProfile(profile: ExamProfile) {
    try {
      await call(examProfile.save, { body: profile });
      await client.invalidateQueries({ queryKey: examProfileQuery.queryKey });
    } catch {
      showToast({ title: words.profileFailed, variant: 'warning' });
    }
  }
}

/** Whether the form was opened to keep the answers, not to predict. */
export const isProfilePurpose = (address: URLSearchParams) => address.get('purpose') === PROFILE_PURPOSE;

/** Keeps the answers in the exam profile and goes back to where they were asked for. */
export function useSaveProfile(name: FormName) {
  const words = useMessages(predictorMessages).form;
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (profile: ExamProfile) => call(examProfile.save, { body: profile }),
    onSuccess: async () => {
      // Lists, outcomes and papers are judged by the profile: nothing that was fetched before holds.
      await client.invalidateQueries();
      forgetDraft(name);
      showToast({ title: words.saved, description: words.savedText, variant: 'success' });
      await navigate(-1);
    },
  });
}
