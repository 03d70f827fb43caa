/** A `Location` as browsers read it: its bytes are UTF-8, where a server has not encoded the letters of other scripts. */
export const readLocation = (header: string): string => Buffer.from(header, 'latin1').toString('utf8');
