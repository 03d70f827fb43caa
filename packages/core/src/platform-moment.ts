/** A time of the platform in milliseconds since 1970; null for none, and for a text that is no time. */
export const platformMoment = (text: string | null): number | null => {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : at;
};
