import { classNames } from '../lib/class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';

const WIDTHS = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' } as const;

/** A dialog: a bottom sheet on a phone, a centred card on a wider screen. */
export function Dialog({ size = 'medium', ...rest }: ModalProps & { size?: keyof typeof WIDTHS }) {
  return (
    <Modal
      {...rest}
      placement="items-end justify-center sm:items-center sm:p-6"
      panel={classNames(
        'max-h-[92dvh] w-full animate-rise rounded-t-card sm:max-h-[85dvh] sm:rounded-card',
        WIDTHS[size],
      )}
    />
  );
}
