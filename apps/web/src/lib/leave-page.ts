/** Replaces this page in the history. */
export function leavePageFor(address: string): void {
  window.location.replace(address);
}

/** Posts fields as a form, as payment gateways require. */
export function leavePageByPost(address: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // Not form.submit(): a field named "submit" would shadow it.
  HTMLFormElement.prototype.submit.call(form);
}
