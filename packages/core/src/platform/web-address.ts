/** The absolute form of an http or https address; null for every other protocol and for text that is no address. */
export const webAddress = (text: string, base?: string): string | null => {
  const url = URL.parse(text, base);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};
