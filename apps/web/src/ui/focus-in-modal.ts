/**
 * A dialog opens after React has moved the focus, which a closed one cannot take: the browser would focus its first button. The mark says what to focus then.
 */
export const focusInModal = (autoFocus: boolean | undefined) => (autoFocus ? { 'data-modal-focus': '' } : {});

export const focusMarked = (modal: Element): void => modal.querySelector<HTMLElement>('[data-modal-focus]')?.focus();
