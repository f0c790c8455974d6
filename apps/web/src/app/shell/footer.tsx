import { brand } from '../../lib/brand.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { indianDateTime } from '../../lib/format.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link.tsx';
import { SupportMail } from '../../ui/support-line.tsx';

/** Where to write to, what everyone can count on, and whose product this is. */
export function Footer() {
  const words = useMessages(commonMessages).app;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t px-4 py-3 text-sm text-quiet sm:px-8">
      <p>
        {words.supportContact} <SupportMail />
      </p>
      <TextLink to={paths.accessibility} className="print:hidden inline-flex min-h-11 items-center">
        {words.accessibility}
      </TextLink>
      <p className="hidden print:block">
        {fill(words.printed, { name: brand.name, date: indianDateTime(Date.now()) ?? '' })}
      </p>
      <p>{fill(words.copyright, { year: new Date().getFullYear(), name: brand.legalName })}</p>
    </footer>
  );
}
