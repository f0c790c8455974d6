/** A full page load resets all state. */
export function loadPage(address: string): void {
  window.location.assign(address);
}

export function reloadPage(): void {
  window.location.reload();
}
