import { decodeHTML } from 'entities/decode';

/**
 * The characters of one HTML character reference such as `&eacute;` or `&#233;`. The version for servers; browsers use their
 * own parser.
 */
export const htmlReference = (reference: string): string => decodeHTML(reference);
