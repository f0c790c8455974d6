import Info from 'lucide-react/icons/info';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Row, Section } from './section.tsx';

const BRANCHES = ['Computer Engineering', 'Information Technology', 'Electronics', 'Mechanical'].map((label) => ({
  value: label,
  label,
}));

export function OverlaysSection() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'confirm' | null>(null);
  const [branch, setBranch] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Overlays">
      <Row label="Dialog, drawer, tooltip">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Ask first
        </Button>
        {open === 'confirm' && (
          <ConfirmDialog
            title="Delete this prediction?"
            cancel="Keep it"
            confirm="Delete"
            isBusy={false}
            onConfirm={close}
            onClose={close}
          >
            The attempt it took does not come back.
          </ConfirmDialog>
        )}
        <span className="inline-flex items-center gap-2 font-semibold">
          82% Likely
          <Tooltip content="From the closing ranks of 2022 to 2025, round 3, pool GOPENH, State CET Cell.">
            <Info className="size-5 text-quiet" aria-hidden="true" />
            <span className="sr-only">Where this chance comes from</span>
          </Tooltip>
        </span>
      </Row>
      <div>
        <Disclosure summary="Does a prediction guarantee a seat?">
          No. It is an honest estimate from the closing ranks of earlier years.
        </Disclosure>
        <Disclosure summary="Do my attempts expire?" open>
          No. Attempts and sessions never expire.
        </Disclosure>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Terms and Conditions"
        description="Please read them before you pay."
        footer={
          <>
            <Button variant="quiet" onClick={() => showToast({ title: 'Saved for later', variant: 'success' })}>
              Save for later
            </Button>
            <Button onClick={close}>I understand</Button>
          </>
        }
      >
        <div className="max-w-reading space-y-4">
          <p>Top-ups are a one-time payment with no recurring charge, paid in full before credit.</p>
          <Field label="Branch">
            <Combobox options={BRANCHES} value={branch} onChange={setBranch} />
          </Field>
          <p>Attempts and sessions never expire. Top-ups are non-refundable once activated.</p>
        </div>
      </Dialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} title="Menu">
        <nav aria-label="Example menu" className="flex flex-col gap-1">
          {['Dashboard', 'College Search', 'College Predictor'].map((name) => (
            <Button key={name} variant="quiet" onClick={close}>
              {name}
            </Button>
          ))}
        </nav>
      </Drawer>
    </Section>
  );
}
