import { checklistOf } from '@dakhila/domain/signup/signup-flow';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Checklist } from '../../../ui/progress.tsx';
import { PublicFrame } from '../../../ui/public-frame.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SupportMail } from '../../../ui/support-line.tsx';
import { CodeForm } from '../code-form.tsx';
import { accountMessages } from '../messages.ts';
import { DetailsForm } from './details-form.tsx';
import { useSignup } from './use-signup.ts';

/** Sign up: the details, a code by e-mail, a code by WhatsApp; then the plan. */
export function SignupScreen() {
  const messages = useMessages(accountMessages).signup;
  const { flow, form, refusedCode, isBusy, isResending, isResuming, submit, verify, resend, changeDetails } =
    useSignup();
  const state = checklistOf(flow);
  const codeStep = flow.step === 'email' || flow.step === 'whatsapp' ? flow.step : null;
  return (
    <PublicFrame
      footer={
        <p className="text-center">
          {messages.support} <SupportMail />
        </p>
      }
    >
      <title>{`${messages.title} · ${brand.name}`}</title>
      <h1 className="text-2xl">{codeStep ? messages.codeTitle[codeStep] : messages.title}</h1>
      {!codeStep && <p className="mt-2 text-quiet">{messages.lead}</p>}
      <Checklist
        label={messages.checklist}
        className="mt-5"
        steps={[
          { label: messages.steps.email, state: state.email },
          { label: messages.steps.whatsapp, state: state.whatsapp },
        ]}
      />
      {isResuming ? (
        <div className="grid min-h-80 place-items-center">
          <Spinner label={messages.loading} className="text-[2rem] text-ink" />
        </div>
      ) : codeStep ? (
        <div className="mt-4">
          <CodeForm
            key={codeStep}
            lead={fill(messages.codeSent[codeStep], {
              target: codeStep === 'email' ? form.values.email : form.values.phone,
            })}
            flow="signup"
            verify={messages.verify[codeStep]}
            back={messages.changeDetails}
            problemOf={(code) => code === '' && messages.codeMissing}
            refusedCode={refusedCode}
            resendAt={flow.resendAt[codeStep]}
            isBusy={isBusy}
            isResending={isResending}
            onVerify={(code) => verify(codeStep, code)}
            onResend={() => resend(codeStep)}
            onBack={changeDetails}
          />
        </div>
      ) : (
        <DetailsForm form={form} isBusy={isBusy} onSubmit={submit} />
      )}
      <p className="mt-6 text-center text-quiet">
        {messages.haveAccount}{' '}
        <TextLink to={paths.login} isAlone>
          {messages.login}
        </TextLink>
      </p>
    </PublicFrame>
  );
}
