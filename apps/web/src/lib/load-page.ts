/** Goes to an address by a full page load: nothing of the page before it stays. */
export function loadPage(address: string): void {
  window.location.assign(address);
}
