import Check from 'lucide-react/icons/check';
import { useMessages } from '../../lib/messages.ts';
import { OpenDoor } from '../../ui/illustrations.tsx';
import { loginMessages } from './messages.ts';

/** What the product is, beside the form on wide screens. */
export function SidePanel() {
  const words = useMessages(loginMessages);
  return (
    <div className="flex h-full flex-col justify-center gap-8 px-12 py-10 xl:px-16">
      <OpenDoor className="w-64 text-on-slab [--color-card:transparent]" />
      <div>
        <p className="text-2xl font-bold tracking-tight">{words.panelTitle}</p>
        <p className="mt-3 max-w-md text-slab-quiet">{words.panelText}</p>
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
