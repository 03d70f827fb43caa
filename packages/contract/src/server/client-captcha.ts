/**
 * Encoding of a client captcha's text: AES-GCM with a public key, iv first, base64. It stops simple robots only and proves
 * nothing; the platform's own checks decide. Browsers and servers share this code (HELP-02x).
 */

const IV_BYTES = 12;

const keyOf = async (key: string): Promise<CryptoKey> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

/** Seals a text under the site's public captcha key; every call gives another result. */
export async function sealCaptcha(text: string, key: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(key), new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/** Decrypts with the runtime's own code, else with a library that is loaded on demand. */
async function decrypt(
  sealed: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  key: string,
): Promise<BufferSource> {
  // Browsers do not offer it to pages on plain http, such as a name in a local network (FLD-11).
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle !== undefined) return subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(key), sealed);
  const { decryptPlain } = await import('./client-captcha.plain.ts');
  return new Uint8Array(decryptPlain(sealed, iv, new TextEncoder().encode(key)));
}

/** The text of a captcha; null when it was not sealed under this key. */
export async function openCaptcha(sealed: string, key: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0));
    const iv = bytes.slice(0, IV_BYTES);
    return new TextDecoder().decode(await decrypt(bytes.slice(IV_BYTES), iv, key));
  } catch {
    return null;
  }
}
