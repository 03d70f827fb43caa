/** A text as it is compared when a member proves an identity: case and outer blanks do not count. */
export const plain = (text: string): string => text.trim().toLowerCase();

/** A phone number as it is compared: its digits only. */
export const digits = (text: string): string => text.replaceAll(/\D/g, '');
