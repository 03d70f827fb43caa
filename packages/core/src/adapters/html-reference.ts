import { decodeHTML } from 'entities/decode';

/** The characters of one HTML character reference such as `&eacute;` or `&#233;`. On servers: a browser asks its own parser. */
export const htmlReference = (reference: string): string => decodeHTML(reference);
