import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

// Line drawings in the surrounding text colour with one marigold accent. Decorative, so hidden from screen readers.

type DrawingProps = { className?: string };

function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('h-auto shrink-0', className ?? 'w-40')}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** An open door: sign-up and login. */
export function OpenDoor({ className }: DrawingProps) {
  return (
    <Drawing {...(className && { className })}>
      <path d="M14 100h34M112 100h34" />
      <path d="M56 100V20h48v80" />
      <path d="M56 20l-22 10v80l22-10" className="fill-card" />
      <path d="M41 44v18l9-3V41zM41 74v20l9-3V71z" />
      <path d="M52 64v5" strokeWidth="3" />
      <path d="M64 30h32M64 38h20" opacity="0.35" />
      <path d="M58 102l-10 12h66l-12-12z" className="fill-marigold" stroke="none" />
      <path d="M126 100V78M126 84c-7 0-9-5-9-10 6 0 9 4 9 10zM126 80c0-7 3-11 9-12 0 7-3 11-9 12zM120 100h12" />
    </Drawing>
  );
}

/** A path over hills to a flag: next steps. */
export function WindingPath({ className }: DrawingProps) {
  return (
    <Drawing {...(className && { className })}>
      <path d="M10 74c18-16 36-18 54-8 14-18 36-24 58-6 10-6 20-6 28-1" />
      <path d="M44 112c6-14 42-14 40-24-2-8-26-6-24-14 1-5 14-6 22-10" />
      <path d="M78 112c6-12 30-14 28-26-2-10-26-8-24-14 1-3 8-5 12-8" />
      <path d="M96 56V24" />
      <path d="M96 25c8-5 14 5 24 0v14c-10 5-16-5-24 0z" className="fill-marigold" stroke="none" />
      <path d="M22 98h10M118 100h18M130 92h8M26 34c2-6 12-6 13 0 6-1 8 8 1 8H24c-7 0-6-9 2-8z" opacity="0.5" />
    </Drawing>
  );
}

/** The open gate of a campus: colleges. */
export function CampusGate({ className }: DrawingProps) {
  return (
    <Drawing {...(className && { className })}>
      <path d="M62 104a18 18 0 0 1 36 0z" className="fill-marigold" stroke="none" />
      <path d="M10 104h140" />
      <path d="M36 104V48h16v56M108 104V48h16v56M32 48h24M104 48h24" />
      <circle cx="44" cy="41" r="4" />
      <circle cx="116" cy="41" r="4" />
      <path d="M52 58q28-26 56 0M52 68q28-24 56 0M66 50v9M80 46v10M94 50v9" />
      <path d="M52 76l11 4v24M57.5 78v26M108 76l-11 4v24M102.5 78v26" />
      <path d="M20 104V86M140 104V86" opacity="0.5" />
      <circle cx="20" cy="76" r="10" opacity="0.5" />
      <circle cx="140" cy="76" r="10" opacity="0.5" />
    </Drawing>
  );
}

/** A rank card: predictions and results. */
export function RankCard({ className }: DrawingProps) {
  return (
    <Drawing {...(className && { className })}>
      <rect x="46" y="16" width="80" height="70" rx="8" transform="rotate(7 86 51)" opacity="0.5" />
      <rect x="34" y="28" width="84" height="80" rx="8" className="fill-card" />
      <circle cx="54" cy="48" r="8" />
      <path d="M70 44h34M70 53h20M46 70h60" />
      <path d="M48 98V88M60 98V82M72 98V86M84 98V78" strokeWidth="5" opacity="0.35" />
      <circle cx="116" cy="94" r="15" className="fill-marigold" stroke="none" />
      <path d="M109 94l5 5 9-10" className="stroke-on-marigold" strokeWidth="3" />
    </Drawing>
  );
}

/** A cable that came loose: something could not be loaded. */
export function LooseCable({ className }: DrawingProps) {
  return (
    <Drawing {...(className && { className })}>
      <path d="M8 88c18 0 16-32 34-32M152 88c-18 0-16-32-34-32" />
      <rect x="42" y="44" width="22" height="24" rx="5" className="fill-card" />
      <path d="M64 51h9M64 61h9" strokeWidth="3" />
      <path d="M118 44h-14a8 8 0 0 0-8 8v8a8 8 0 0 0 8 8h14z" className="fill-card" />
      <path d="M104 52v8" opacity="0.5" />
      <path d="M84 40l-3-14M92 38l5-12M76 40l-9-10" className="stroke-marigold" strokeWidth="3" />
      <path d="M20 104h46M82 104h14M112 104h28" opacity="0.35" />
    </Drawing>
  );
}

/** A magnifying glass over a map: nothing was found. */
export function SearchedMap({ className }: DrawingProps) {
  return (
    <Drawing {...(className && { className })}>
      <path d="M16 34l38-12 44 12 46-12v66l-46 12-44-12-38 12z" />
      <path d="M54 22v66M98 34v66" opacity="0.35" />
      <path d="M28 74c10-4 8-18 18-18M112 46c8 4 4 14 18 16" strokeDasharray="3 6" opacity="0.5" />
      <circle cx="82" cy="62" r="24" className="fill-card" />
      <path d="M82 52a8 8 0 0 1 8 8c0 6-8 14-8 14s-8-8-8-14a8 8 0 0 1 8-8z" className="fill-marigold" stroke="none" />
      <path d="M99 79l18 20" strokeWidth="5" />
    </Drawing>
  );
}

/** A letter with an answer: support and messages. */
export function AnsweredLetter({ className }: DrawingProps) {
  return (
    <Drawing {...(className && { className })}>
      <path d="M28 56l52-36 52 36v50H28z" />
      <rect x="44" y="34" width="72" height="58" rx="4" className="fill-card" />
      <path d="M56 48h48M56 58h48M56 68h28" opacity="0.5" />
      <path d="M28 56l52 34 52-34v50H28z" className="fill-card" />
      <path d="M28 106l38-26M132 106L94 80" />
      <circle cx="124" cy="36" r="14" className="fill-marigold" stroke="none" />
      <path d="M118 36l4 4 8-8" className="stroke-on-marigold" strokeWidth="3" />
    </Drawing>
  );
}
