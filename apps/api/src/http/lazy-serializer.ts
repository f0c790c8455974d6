import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const buildNow = SerializerSelector();

/** Compiles the serializer of a response when it is first sent: those of all calls at once would take a tenth of the start. */
export const buildSerializer: typeof buildNow = (externalSchemas, options) => {
  const compile = buildNow(externalSchemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (data) => {
      serialize ??= compile(route);
      return serialize(data);
    };
  };
};
