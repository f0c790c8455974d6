import type { SentTo } from '@dakhila/domain/auth/login-flow';
import { OTP_LENGTH } from '@dakhila/domain/auth/otp';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { brand } from '../../../lib/brand.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { Link, Navigate } from '../../../lib/navigation.tsx';
import { paths } from '../../../paths.ts';
import { OpenDoor } from '../../../ui/illustrations.tsx';
import { ExternalLink } from '../../../ui/link.tsx';
import { PublicFrame } from '../../../ui/public-frame.tsx';
import { LegalDialog, type LegalText } from '../../help/index.ts';
import { CodeForm } from '../code-form.tsx';
import { accountMessages } from '../messages.ts';
import { useAuthState } from '../session/auth.tsx';
import { IdentifierForm } from './identifier-form.tsx';
import { useLogin } from './use-login.ts';

/** Log in with a one-time code. It renders at once; a student who is signed in already is redirected. */
export function LoginScreen() {
  const messages = useMessages(accountMessages).login;
  const login = useLogin();
  const isSignedIn = useAuthState() === 'authenticated';
  if (isSignedIn && !login.isDone) return <Navigate to={paths.dashboard} replace />;
  return (
    <PublicFrame panel={<SidePanel />} footer={<LoginFooter />}>
      <title>{`${messages.title} · ${brand.name}`}</title>
      {login.flow.step === 'INITIAL' ? (
        <IdentifierForm
          identifier={login.identifier}
          onChange={login.setIdentifier}
          isBusy={login.isSending}
          hasFocus={login.hasReturned}
          onSubmit={login.send}
        />
      ) : (
        <>
          <h1 className="text-2xl">{messages.codeTitle}</h1>
          <CodeForm
            flow="login"
            lead={sentToText(login.flow.sentTo, messages.sentTo)}
            verify={messages.verify}
            back={messages.back}
            problemOf={(code) => code.length !== OTP_LENGTH && messages.codeInvalid}
            refusedCode={login.refusedCode}
            resendAt={login.flow.resendAt}
            isBusy={login.flow.step === 'VERIFYING'}
            isResending={login.isSending}
            onVerify={login.verify}
            onResend={login.resend}
            onBack={login.goBack}
          />
        </>
      )}
    </PublicFrame>
  );
}

/** `We sent a code to ******3210 via WhatsApp and to r****a@example.com by email.` */
function sentToText(
  { email, phone }: SentTo,
  messages: LoadedMessages<typeof accountMessages>['login']['sentTo'],
): string {
  if (phone && email) return fill(messages.both, { phone, email });
  if (phone) return fill(messages.phone, { phone });
  return email ? fill(messages.email, { email }) : messages.somewhere;
}

const TEXTS = ['privacy', 'terms', 'cookies'] as const satisfies readonly LegalText[];

/** Links to the legal texts, which open as dialogs, the accessibility statement and the provider. */
function LoginFooter() {
  const messages = useMessages(accountMessages).login;
  const [open, setOpen] = useState<LegalText | null>(null);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 sm:justify-start">
      {TEXTS.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => setOpen(text)}
          className="min-h-11 underline-offset-4 hover:underline"
        >
          {messages.legal[text]}
        </button>
      ))}
      <Link to={paths.accessibility} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
        {messages.accessibility}
      </Link>
      <ExternalLink href={brand.providerUrl} className="inline-flex min-h-11 items-center">
        {brand.legalName}
      </ExternalLink>
      <LegalDialog text={open} onClose={() => setOpen(null)} />
    </div>
  );
}

/** What the product offers; a short strip on small screens. */
function SidePanel() {
  const messages = useMessages(accountMessages).login;
  return (
    <div className="flex h-full flex-col justify-center gap-5 px-4 py-6 sm:px-10 lg:gap-8 lg:px-12 xl:px-16">
      <OpenDoor className="hidden w-64 text-on-slab [--color-card:transparent] lg:block" />
      <div>
        <p className="text-lg font-bold tracking-tight lg:text-2xl">{messages.panelTitle}</p>
        <p className="mt-1 max-w-md text-sm text-slab-quiet lg:mt-3 lg:text-base">{messages.panelText}</p>
      </div>
      <ul className="space-y-3">
        {messages.claims.map((claim) => (
          <li key={claim} className="flex items-center gap-3 font-medium">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-marigold text-on-marigold">
              <Check className="size-4" strokeWidth={3} aria-hidden="true" />
            </span>
            {claim}
          </li>
        ))}
      </ul>
    </div>
  );
}
