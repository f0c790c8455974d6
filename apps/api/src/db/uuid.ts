const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the database can read this text as an id. Anything else in an address or a command is simply not found. */
export const isUuid = (text: string): boolean => UUID.test(text);
