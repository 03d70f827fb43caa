import type { Coding } from '../http/accept-encoding.ts';
import { brotliForm } from './brotli-form.ts';
import { gzipForm } from './gzip-form.ts';
import { NONCE_LENGTH } from './nonce.ts';
import { createForm, type PageForm } from './page-form.ts';

/** A rendered page that takes a fresh nonce at the speed of a memory copy. */
export interface SplicedPage {
  /** Bytes held in memory, roughly. */
  readonly size: number;
  /** The plain form. */
  readonly plain: PageForm;
  /** A compressed form, made on first use and never per answer. The plain one where a page cannot have it. */
  coded(coding: Coding): Promise<PageForm>;
  /** The same once it is made. */
  ready(coding: Coding): PageForm | undefined;
}

/** Cuts the html at the stand-in nonce. */
export function splicePage(html: string, standIn: string): SplicedPage {
  const parts = html.split(standIn).map((text) => Buffer.from(text));
  const plain = createForm({ parts });
  const forms: Partial<Record<Coding, PageForm>> = {};
  const running: Partial<Record<Coding, Promise<PageForm>>> = {};
  const make = async (coding: Coding) => {
    const form = coding === 'br' ? await brotliForm(parts, plain.length) : await gzipForm(parts, plain.length);
    return (forms[coding] = form ?? plain);
  };
  return {
    size: plain.length * 2 + parts.length * NONCE_LENGTH + 512,
    plain,
    coded: (coding) => (running[coding] ??= make(coding)),
    ready: (coding) => forms[coding],
  };
}
