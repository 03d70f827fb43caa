/** The part of http_ece that the push service uses; the package ships no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** Decrypts the body of a push message. Throws for a wrong key and for changed bytes. */
  export function decrypt(
    body: Buffer,
    params: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: Buffer },
  ): Buffer;
}
