import { gcm } from '@noble/ciphers/aes.js';
import { sha256 } from '@noble/hashes/sha2.js';

/**
 * Decrypts AES-GCM where the runtime's own is missing: browsers do not offer it to pages on plain http (FLD-11).
 * @throws Error when it was not sealed under this key
 */
export const decryptPlain = (sealed: Uint8Array, iv: Uint8Array, key: Uint8Array): Uint8Array =>
  gcm(sha256(key), iv).decrypt(sealed);
