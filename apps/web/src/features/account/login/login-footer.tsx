import { useState } from 'react';
import { brand } from '../../../lib/brand.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Link } from '../../../lib/navigation.tsx';
import { paths } from '../../../paths.ts';
import { ExternalLink } from '../../../ui/link.tsx';
import { LegalDialog, type LegalText } from '../../help/index.ts';
import { accountMessages } from '../messages.ts';

const TEXTS = ['privacy', 'terms', 'cookies'] as const satisfies readonly LegalText[];

/** The legal texts, which open as dialogs, what everyone can count on, and who provides the product. */
export function LoginFooter() {
  const words = useMessages(accountMessages).login;
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
          {words.legal[text]}
        </button>
      ))}
      <Link to={paths.accessibility} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
        {words.accessibility}
      </Link>
      <ExternalLink href={brand.providerUrl} className="inline-flex min-h-11 items-center">
        {brand.legalName}
      </ExternalLink>
      <LegalDialog text={open} onClose={() => setOpen(null)} />
    </div>
  );
}
