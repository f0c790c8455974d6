// jsdom knows <dialog> but cannot open it as a modal. This gives tests what browsers do: focus goes in, Escape asks to
// close, focus goes back. It does not make the rest of the page inert. Import it in a test that opens a dialog or drawer.

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const openedFrom = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  openedFrom.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const before = openedFrom.get(this);
  if (before instanceof HTMLElement) before.focus();
};

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  [...document.querySelectorAll('dialog[open]')].at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
});
