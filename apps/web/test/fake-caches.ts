/** The browser's Cache Storage, as far as the worker uses it: entries by path, in insertion order. */
export function fakeCaches(origin = window.location.origin) {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, origin).href;

  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string | Request) => store.get(urlOf(key))?.clone(),
      put: async (key: string | Request, answer: Response) => {
        store.delete(urlOf(key));
        store.set(urlOf(key), new Response(await answer.text(), { headers: answer.headers }));
      },
      delete: async (key: string | Request) => store.delete(urlOf(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  return { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
}
