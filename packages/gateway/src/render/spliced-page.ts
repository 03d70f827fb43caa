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
  /** A compressed form, made on first use and never per answer. Gzip for a page that cannot be had in brotli. */
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
  const make = async (coding: Coding): Promise<PageForm> => {
    const form = coding === 'br' ? await brotliForm(parts, plain) : await gzipForm(parts, plain.length);
    return (forms[coding] = form ?? (await coded('gzip')));
  };
  const coded = (coding: Coding) => (running[coding] ??= make(coding));
  return {
    size: plain.length * 2 + parts.length * NONCE_LENGTH + 512,
    plain,
    coded,
    ready: (coding) => forms[coding],
  };
}
