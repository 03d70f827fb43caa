/** Normalises text for comparison: NFC, trimmed, lower case. */
export const normalise = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** Normalises a phone number for comparison: its digits only. */
export const digits = (text: string): string => text.replaceAll(/\D/g, '');
