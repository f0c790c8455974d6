/** Goes to an address by a full page load: nothing of the page before it stays. */
export function loadPage(address: string): void {
  window.location.assign(address);
}

/** Loads the page at the present address anew. */
export function reloadPage(): void {
  window.location.reload();
}
