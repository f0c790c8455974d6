import Check from 'lucide-react/icons/check';
import { useMessages } from '../../../lib/messages.ts';
import { OpenDoor } from '../../../ui/illustrations.tsx';
import { accountMessages } from '../messages.ts';

/** What the product is; a short strip on small screens. */
export function SidePanel() {
  const words = useMessages(accountMessages).login;
  return (
    <div className="flex h-full flex-col justify-center gap-5 px-4 py-6 sm:px-10 lg:gap-8 lg:px-12 xl:px-16">
      <OpenDoor className="hidden w-64 text-on-slab [--color-card:transparent] lg:block" />
      <div>
        <p className="text-lg font-bold tracking-tight lg:text-2xl">{words.panelTitle}</p>
        <p className="mt-1 max-w-md text-sm text-slab-quiet lg:mt-3 lg:text-base">{words.panelText}</p>
      </div>
      <ul className="space-y-3">
        {words.claims.map((claim) => (
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
