import type { Plural } from '../language/fill.ts';
import type { EN } from './en/index.ts';

type English = typeof EN;
type Area = keyof English;

/** All texts of a language. Every language has the texts of English: a missing one does not compile. */
export type Catalogue = {
  readonly [A in Area]: { readonly [Key in keyof English[A]]: English[A][Key] extends string ? string : Plural };
};

export type MessageId = { [A in Area]: `${A}.${keyof English[A] & string}` }[Area];

/** A text by its id, with the values of its gaps. It is translated where the language of the reader is known. */
export type Message = { readonly messageId: MessageId; readonly values?: Values };
/** Texts one after another: as a list in words ('a, b and c'), or with something between them. */
export type Joined = { readonly parts: readonly Text[]; readonly between: string };
/** Seats, colleges and places as official lists print them; they are translated from a separate dictionary. */
export type Label = { readonly officialLabel: string };
/** What a reader gets as one text. A string is a name, a figure or what a person wrote: it stays as it is. */
export type Text = string | Message | Joined | Label;
export type Values = Readonly<Record<string, Text | number>>;

/** A response whose texts are not translated yet. */
export type Unsaid<T> = T extends string
  ? string extends T
    ? T | Text
    : T
  : T extends readonly (infer Part)[]
    ? readonly Unsaid<Part>[]
    : T extends object
      ? { [Key in keyof T]: Unsaid<T[Key]> }
      : T;

/** The same where only some fields are texts. */
export type WithTexts<T, Keys extends keyof T> = Omit<T, Keys> & { [Key in Keys]: Unsaid<T[Key]> };

export const messageOf = (messageId: MessageId, values?: Values): Message =>
  values === undefined ? { messageId } : { messageId, values };

/** 'a, b and c' in the words of a language. */
export const allOf = (parts: readonly Text[]): Joined => ({ parts, between: 'and' });
/** Sentences one after another. */
export const sentences = (...parts: readonly Text[]): Joined => ({ parts, between: ' ' });
/** Parts with a sign between them, which is the same in every language. */
export const joined = (between: ', ' | '; ' | ' · ' | '\n' | '\n\n', parts: readonly Text[]): Joined => ({
  parts,
  between,
});
export const labelOf = (officialLabel: string): Label => ({ officialLabel });
