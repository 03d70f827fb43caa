/** A text as it is compared: case, outer blanks and the way in which accents are written do not count, in any script. */
export const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** A phone number as it is compared: its digits only. */
export const digits = (text: string): string => text.replaceAll(/\D/g, '');
