/** Name of the event with a {@link TextsChange}, from Vite to the open page in development. */
export const textsChanged = 'housefront:texts';

/** All texts of a namespace of a language after a change of its file. */
export interface TextsChange {
  readonly locale: string;
  readonly namespace: string;
  readonly texts: Readonly<Record<string, string>>;
}
