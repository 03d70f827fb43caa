import { REPLY_LIMIT_BYTES, ReplyTooLargeError } from './http-fetch.ts';

/**
 * Reads an answer and cancels it as soon as it is too large: on a server all sites share the memory.
 * @throws ReplyTooLargeError
 */
export async function readBoundedText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) return text + decoder.decode();
    bytes += part.value.length;
    if (bytes > REPLY_LIMIT_BYTES) {
      // Not awaited: it only matters that reading stops.
      reader?.cancel().catch(() => undefined);
      throw new ReplyTooLargeError(bytes);
    }
    text += decoder.decode(part.value, { stream: true });
  }
}
