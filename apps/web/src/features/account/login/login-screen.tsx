import { brand } from '../../../lib/brand.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Navigate } from '../../../lib/navigation.tsx';
import { paths } from '../../../paths.ts';
import { PublicFrame } from '../../../ui/public-frame.tsx';
import { accountMessages } from '../messages.ts';
import { useAuthState } from '../session/auth.tsx';
import { CodeForm } from './code-form.tsx';
import { IdentifierForm } from './identifier-form.tsx';
import { LoginFooter } from './login-footer.tsx';
import { SidePanel } from './side-panel.tsx';
import { useLogin } from './use-login.ts';

/** Sign in with a one-time code. It paints at once; who is signed in already goes home. */
export function LoginScreen() {
  const words = useMessages(accountMessages).login;
  const login = useLogin();
  const isSignedIn = useAuthState() === 'authenticated';
  if (isSignedIn && !login.isDone) return <Navigate to={paths.dashboard} replace />;
  return (
    <PublicFrame panel={<SidePanel />} footer={<LoginFooter />}>
      <title>{`${words.title} · ${brand.name}`}</title>
      {login.flow.step === 'INITIAL' ? (
        <IdentifierForm
          identifier={login.identifier}
          onChange={login.setIdentifier}
          isBusy={login.isSending}
          hasFocus={login.hasReturned}
          onSubmit={login.send}
        />
      ) : (
        <CodeForm
          sentTo={login.flow.sentTo}
          resendAt={login.flow.resendAt}
          isBusy={login.flow.step === 'VERIFYING'}
          isRefused={login.isRefused}
          isResending={login.isSending}
          onVerify={login.verify}
          onResend={login.resend}
          onBack={login.goBack}
        />
      )}
    </PublicFrame>
  );
}
