import { Modal, type ModalProps } from './modal.tsx';

const SIDES = {
  left: { placement: 'justify-start', panel: 'animate-slide-left' },
  right: { placement: 'justify-end', panel: 'animate-slide-right' },
} as const;

/** A panel from the side: the menu on a phone, the filters of a list. */
export function Drawer({ side = 'left', ...rest }: ModalProps & { side?: keyof typeof SIDES }) {
  const { placement, panel } = SIDES[side];
  return <Modal {...rest} placement={placement} panel={`h-full w-[min(22rem,88vw)] ${panel}`} />;
}
