import { useStudent } from '../../features/account/session/student.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { useMessages } from '../../lib/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The student's name and tier in the top bar: a skeleton while they load, nothing when there is nobody. */
export function UserInfo() {
  const words = useMessages(commonMessages).app;
  const { student, isLoading } = useStudent();
  if (isLoading) {
    return (
      <div className="flex flex-col items-end gap-1.5" data-testid="user-info-skeleton">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-3 w-16" />
      </div>
    );
  }
  if (!student) return null;
  return (
    <div className="min-w-0 text-end leading-tight">
      <span className="sr-only">{words.signedInAs} </span>
      <p className="truncate text-sm font-semibold">{student.name}</p>
      <p className="text-xs font-medium text-marigold-text">{student.subscriptionTier}</p>
    </div>
  );
}
