import {
  AnsweredLetter,
  CampusGate,
  LooseCable,
  OpenDoor,
  RankCard,
  SearchedMap,
  WindingPath,
} from '../../ui/illustrations.tsx';
import { Logo, LogoMark } from '../../ui/logo.tsx';
import { Row, Section } from './section.tsx';

const SWATCHES = [
  ['page', 'bg-page'],
  ['card', 'bg-card'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['quiet', 'bg-quiet'],
  ['text', 'bg-text'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['marigold', 'bg-marigold'],
  ['marigold-soft', 'bg-marigold-soft'],
  ['good', 'bg-good'],
  ['good-soft', 'bg-good-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
  ['safe', 'bg-chance-safe'],
  ['likely', 'bg-chance-likely'],
  ['possible', 'bg-chance-possible'],
  ['reach', 'bg-chance-reach'],
  ['unlikely', 'bg-chance-unlikely'],
  ['depth-4', 'bg-depth-4'],
  ['depth-3', 'bg-depth-3'],
  ['depth-2', 'bg-depth-2'],
  ['depth-1', 'bg-depth-1'],
] as const;

const SIZES = ['text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'] as const;

export function IdentitySection() {
  return (
    <Section title="Identity">
      <Row label="Mark">
        <Logo />
        <LogoMark className="size-16" />
        <LogoMark className="size-8" />
        <LogoMark className="size-4" />
        <span className="rounded-card bg-ink p-3 text-on-ink">
          <LogoMark className="size-10" />
        </span>
      </Row>
      <Row label="Colours">
        {SWATCHES.map(([name, color]) => (
          <span key={name} className="w-20 text-xs text-quiet">
            <span className={`mb-1 block h-10 rounded-control border ${color}`} />
            {name}
          </span>
        ))}
      </Row>
      <div>
        {SIZES.map((size) => (
          <p
            key={size}
            className={`${size} ${size === 'text-2xl' || size === 'text-xl' ? 'font-[650] tracking-tight' : ''}`}
          >
            {size}: rank 12,345 closes at ₹1,00,000
          </p>
        ))}
      </div>
      <Row label="Drawings">
        <div className="flex flex-wrap gap-6 text-ink">
          <OpenDoor />
          <WindingPath />
          <CampusGate />
          <RankCard />
          <LooseCable />
          <SearchedMap />
          <AnsweredLetter />
        </div>
      </Row>
    </Section>
  );
}
