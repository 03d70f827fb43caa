import type { Coding } from '../http/accept-encoding.ts';
import { brotliForm } from './brotli-form.ts';
import { gzipForm } from './gzip-form.ts';
import { createForm, type PageForm } from './page-form.ts';

/** A rendered page that takes a fresh nonce at the speed of a memory copy. */
export interface SplicedPage {
  /** Bytes held in memory, roughly. */
  readonly size: number;
  /** The plain form. */
  readonly plain: PageForm;
  /** A compressed form, made on first use and never per answer. Gzip for a page that cannot be had in brotli. */
  coded(coding: Coding): Promise<PageForm>;
  /** The same once it is made. */
  ready(coding: Coding): PageForm | undefined;
}

/** Bytes around a text, without copying them. */
function cut(bytes: Buffer<ArrayBuffer>, text: string): Buffer<ArrayBuffer>[] {
  const parts: Buffer<ArrayBuffer>[] = [];
  let start = 0;
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, start)) {
    parts.push(bytes.subarray(start, at));
    start = at + text.length;
  }
  return [...parts, bytes.subarray(start)];
}

/**
 * Cuts the html at the stand-in nonce.
 * @param html a text, or its UTF-8, which is the page's from now on
 * @param standIn as long as a nonce
 */
export function splicePage(html: string | Uint8Array<ArrayBuffer>, standIn: string): SplicedPage {
  const bytes =
    typeof html === 'string' ? Buffer.from(html) : Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const parts = cut(bytes, standIn);
  // Each gap holds the stand-in, which is as long as what comes there: the page is its own pattern.
  const plain = createForm({ parts, pattern: bytes });
  const forms: Partial<Record<Coding, PageForm>> = {};
  const running: Partial<Record<Coding, Promise<PageForm>>> = {};
  const make = async (coding: Coding): Promise<PageForm> => {
    const form = coding === 'br' ? await brotliForm(parts, plain) : await gzipForm(parts, plain.length);
    return (forms[coding] = form ?? (await coded('gzip')));
  };
  const coded = (coding: Coding) => (running[coding] ??= make(coding));
  return {
    // Itself, and what becomes of it compressed: a fifth each of gzip and brotli, with copies that wait to be used again.
    size: plain.length * 2 + 512,
    plain,
    coded,
    ready: (coding) => forms[coding],
  };
}
