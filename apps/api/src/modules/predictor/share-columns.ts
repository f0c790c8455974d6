/** Moves the numeric columns of a value into shared memory, so that only the rest is copied when it is sent to another thread. */
export function shareColumns<T>(value: T): T {
  return shared(value);
}

function shared<T>(value: T): T;
function shared(value: unknown): unknown {
  if (value instanceof Float32Array) return new Float32Array(copied(value));
  if (value instanceof Uint32Array) return new Uint32Array(copied(value));
  if (value instanceof Int32Array) return new Int32Array(copied(value));
  if (value instanceof Uint16Array) return new Uint16Array(copied(value));
  if (value instanceof Uint8Array) return new Uint8Array(copied(value));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shared(inner)]));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function copied({ buffer, byteOffset, byteLength }: ArrayBufferView): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(byteLength);
  new Uint8Array(memory).set(new Uint8Array(buffer, byteOffset, byteLength));
  return memory;
}
