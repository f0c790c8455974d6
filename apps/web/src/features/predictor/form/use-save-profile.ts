import { type ExamProfile, examProfile } from '@dakhila/contract/exam-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { PROFILE_PURPOSE } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { predictorMessages } from '../messages.ts';
import { type FormName, forgetDraft } from './draft.ts';

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
