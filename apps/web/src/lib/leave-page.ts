/** Leaves for another address by a full load; this page is not kept in the history. */
export function leavePageFor(address: string): void {
  window.location.replace(address);
}

/** Leaves by posting fields as a form, as a payment gateway asks for it. */
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
  // Not form.submit(): a field of that name would stand in its place.
  HTMLFormElement.prototype.submit.call(form);
}
